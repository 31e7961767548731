import { readFileSync } from "node:fs"
import { faultsOfPlan, type Plan, writeLock } from "@parkschein/flowkit/model"
import { describe, expect, it } from "vitest"
import { isCoreRun } from "../../scripts/test/tiers.ts"
import { flows } from "./flows.ts"
import { changesSince, lockFile, planAnew } from "./support/plans.ts"

describe.each(flows.map((run) => [run.flow.name, run.flow] as const))("the plan of %s", (_, flow) => {
  const plan: Plan = planAnew(flow, "ci")

  it("says what the machine does; npx flowkit accept agrees to what it does otherwise", () => {
    expect(changesSince(flow)).toEqual([])
  })

  it("shows everything, or says truly why not", () => {
    expect(faultsOfPlan(plan)).toEqual([])
  })

  it("is the one in the lock file; npm run paths brings it up to date", () => {
    expect(writeLock(plan)).toBe(readFileSync(lockFile(flow), "utf8"))
  })

  it.skipIf(isCoreRun()).each(["smoke", "story"] as const)(
    "can be made for the profile %s, too",
    (profile) => {
      const { paths, problems } = planAnew(flow, profile)
      expect(problems).toEqual([])
      expect(paths.length).toBeGreaterThan(0)
    }
  )
})
