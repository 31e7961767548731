import { readFileSync } from "node:fs"
import { faultsOfPlan, type Plan, writeLock } from "@parkschein/flowkit/model"
import { describe, expect, it } from "vitest"
import { flows } from "./flows.ts"
import { lockFile, planAnew } from "./support/plans.ts"

describe.each(flows.map((run) => [run.flow.name, run.flow] as const))("the plan of %s", (_, flow) => {
  const plan: Plan = planAnew(flow, "ci")

  it("shows everything, or says truly why not", () => {
    expect(faultsOfPlan(plan)).toEqual([])
  })

  it("is the one in the lock file; npm run paths brings it up to date", () => {
    expect(writeLock(plan)).toBe(readFileSync(lockFile(flow), "utf8"))
  })

  it.each(["smoke", "story"] as const)("can be made for the profile %s, too", (profile) => {
    const { paths, problems } = planAnew(flow, profile)
    expect(problems).toEqual([])
    expect(paths.length).toBeGreaterThan(0)
  })
})

describe("all plans together", () => {
  it("take less than ten seconds", () => {
    // Of work, not of waiting for others who use the machine.
    const begun = process.threadCpuUsage()
    // As flows that nobody has planned for yet.
    for (const { flow } of flows) planAnew({ ...flow }, "ci")
    const { user, system } = process.threadCpuUsage(begun)
    expect((user + system) / 1_000).toBeLessThan(10_000)
  })
})
