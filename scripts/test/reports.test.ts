import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, it } from "vitest"
import { forgetReports, reportsFolder, stepsReport, writeStepReports } from "./reports.ts"
import { runSteps, type Step } from "./run-steps.ts"

const folder = mkdtempSync(join(tmpdir(), "reports-"))
afterAll(() => rmSync(folder, { recursive: true }))

it("lie in a folder of their own for each port", () => {
  expect(reportsFolder({ PARKSCHEIN_TEST_PORT: "4600" })).toMatch(/\.cache\/test\/4600$/)
  expect(reportsFolder({})).toMatch(/\.cache\/test\/4500$/)
})

it("say after each step what it has come to, also when a later one breaks", async () => {
  const step = (name: string, run: Step["run"]): Step => ({ name, what: name, needs: [], run, advice: "" })
  const steps = [
    step("types", async () => ({ passed: 1, failed: 0 })),
    step("unit", () => Promise.reject(new Error("broken")))
  ]
  await runSteps(
    steps,
    () => undefined,
    (outcomes) => {
      writeStepReports(
        outcomes.map(({ name, passed, failed }) => ({ name, passed, failed })),
        folder
      )
    }
  )
  expect(JSON.parse(readFileSync(join(folder, stepsReport), "utf8"))).toEqual([
    { name: "types", passed: 1, failed: 0 },
    { name: "unit", passed: 0, failed: 1 }
  ])
})

it("of an earlier run are gone when a whole run begins, and nothing else is", () => {
  writeFileSync(join(folder, "unit.json"), "{}")
  writeFileSync(join(folder, "other.txt"), "")
  forgetReports(folder)
  expect(existsSync(join(folder, "unit.json"))).toBe(false)
  expect(existsSync(join(folder, stepsReport))).toBe(false)
  expect(existsSync(join(folder, "other.txt"))).toBe(true)
})
