import { describe, expect, it } from "vitest"
import { countPlaywright, countVitest, failedWith, type Outcome, passed } from "./outcome.ts"
import { runSteps, type Step, selectSteps } from "./run-steps.ts"

const step = (
  name: string,
  needs: readonly string[],
  outcome: () => Promise<Outcome> = async () => passed
): Step => ({
  name,
  what: name,
  needs,
  run: outcome,
  advice: `look at ${name}`
})

const run = async (steps: readonly Step[]) => {
  const lines: string[] = []
  return { outcome: await runSteps(steps, (line) => lines.push(line)), output: lines.join("\n") }
}

describe("the steps of npm test", () => {
  it("sums tests and steps", async () => {
    const { outcome } = await run([
      step("types", []),
      step("unit", [], async () => ({ passed: 41, failed: 0 }))
    ])
    expect(outcome).toEqual({ passed: 42, failed: 0 })
  })

  it("goes on after a failure with everything that does not need the failed step, and says what to do", async () => {
    const { outcome, output } = await run([
      step("build", [], async () => failedWith("src/main.ts: unexpected token")),
      step("journeys", ["build"]),
      step("report", ["journeys"]),
      step("unit", [])
    ])
    expect(outcome).toEqual({ passed: 1, failed: 1, details: "src/main.ts: unexpected token" })
    expect(output).toContain("src/main.ts: unexpected token")
    expect(output).toContain("look at build")
    expect(output).toContain("journeys: not run, since it needs: build")
    expect(output).toContain("report: not run, since it needs: journeys")
  })

  it("counts a step that breaks as one failure, with its message", async () => {
    const { outcome, output } = await run([
      step("browser", [], () => Promise.reject(new Error("no Chromium")))
    ])
    expect(outcome).toEqual({ passed: 0, failed: 1, details: "no Chromium" })
    expect(output).toContain("no Chromium")
  })

  it("runs two side by side, and each after what it needs", async () => {
    const begun: string[] = []
    const ends = new Map<string, () => void>()
    const untilEnded = (name: string, needs: readonly string[]) =>
      step(name, needs, () => {
        begun.push(name)
        return new Promise((resolve) => ends.set(name, () => resolve(passed)))
      })
    const whole = run([
      untilEnded("build", []),
      untilEnded("journeys", ["build"]),
      untilEnded("unit", []),
      untilEnded("bundle", ["build"])
    ])
    const end = async (name: string): Promise<ReadonlyArray<string>> => {
      ends.get(name)?.()
      await new Promise(setImmediate)
      return begun
    }
    expect(begun).toEqual(["build", "unit"])
    expect(await end("build")).toEqual(["build", "unit", "journeys"])
    expect(await end("unit")).toEqual(["build", "unit", "journeys", "bundle"])
    await end("journeys")
    await end("bundle")
    expect((await whole).outcome).toEqual({ passed: 4, failed: 0 })
  })

  it("runs a chosen step with everything it needs", () => {
    const steps = [
      step("styles", []),
      step("types", ["styles"]),
      step("build", ["styles"]),
      step("journeys", ["build"])
    ]
    expect(selectSteps(steps, ["journeys"]).map(({ name }) => name)).toEqual(["styles", "build", "journeys"])
    expect(selectSteps(steps, [])).toEqual(steps)
    expect(() => selectSteps(steps, ["jurneys"])).toThrow(
      'Unknown step "jurneys". Steps: styles, types, build, journeys.'
    )
  })
})

describe("counting", () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: "journeys/payment.spec.ts",
    line: 7,
    tests: [{ status, projectName: "phone", results: [{ error: message === undefined ? {} : { message } }] }]
  })

  it("counts a test file that cannot be loaded as a failure, and says which tests failed why", () => {
    const test = (fullName: string, message?: string) => ({
      fullName,
      status: message === undefined ? "passed" : "failed",
      failureMessages: message === undefined ? [] : [message]
    })
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [
        {
          name: "a.test.ts",
          status: "failed",
          assertionResults: [test("cart keeps", "expected 1"), test("cart shows")]
        },
        { name: "b.test.ts", status: "failed", message: "SyntaxError", assertionResults: [] },
        { name: "c.test.ts", status: "passed", assertionResults: [test("plate fits")] }
      ]
    }
    expect(countVitest(report, false)).toEqual({
      passed: 3,
      failed: 2,
      details: "a.test.ts > cart keeps\n    expected 1\nb.test.ts\n    SyntaxError"
    })
  })

  it("never calls a run good that ended badly", () => {
    expect(countVitest({ numPassedTests: 3, numFailedTests: 0, testResults: [] }, false).failed).toBe(1)
    expect(
      countPlaywright({ stats: { expected: 2, unexpected: 0, flaky: 0 }, suites: [], errors: [] }, false)
        .failed
    ).toBe(1)
  })

  it("counts flaky journeys and a product that did not start as failures", () => {
    const report = {
      stats: { expected: 5, unexpected: 1, flaky: 1 },
      suites: [
        {
          specs: [spec("pays", "expected"), spec("pays late", "unexpected", "\u001b[31mno button\u001b[39m")],
          suites: [{ specs: [spec("pays twice", "flaky", "too slow")] }]
        }
      ],
      errors: [{ message: "port taken" }]
    }
    expect(countPlaywright(report, false)).toEqual({
      passed: 5,
      failed: 3,
      details: `journeys/payment.spec.ts:7 > pays late (phone)
    no button
journeys/payment.spec.ts:7 > pays twice (phone, passed when walked again)
    too slow
outside of any test
    port taken`
    })
  })
})
