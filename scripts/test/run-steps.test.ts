import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { projectFolder } from "../product/servers.ts"
import { flakeRates } from "./flake-rates.ts"
import { countPlaywright, countVitest, failedWith, type Outcome, passed, slowestFiles } from "./outcome.ts"
import { runSteps, type Step, selectSteps } from "./run-steps.ts"

const step = (
  name: string,
  needs: readonly string[],
  outcome: () => Promise<Outcome> = async () => passed
): Step => ({ name, what: name, needs, run: outcome, advice: `look at ${name}` })

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
    expect(outcome).toMatchObject({ passed: 42, failed: 0 })
  })

  it("continues after a failure with all independent steps, and prints instructions", async () => {
    const { outcome, output } = await run([
      step("build", [], async () => failedWith("src/main.ts: unexpected token")),
      step("journeys", ["build"]),
      step("report", ["journeys"]),
      step("unit", [])
    ])
    expect(outcome).toMatchObject({ passed: 1, failed: 1, details: "src/main.ts: unexpected token" })
    expect(output).toContain("src/main.ts: unexpected token")
    expect(output).toContain("look at build")
    expect(output).toContain("journeys: not run, since it needs: build")
    expect(output).toContain("report: not run, since it needs: journeys")
  })

  it("counts a crashed step as one failure, with its message", async () => {
    const { outcome, output } = await run([
      step("browser", [], () => Promise.reject(new Error("no Chromium")))
    ])
    expect(outcome).toMatchObject({ passed: 0, failed: 1, details: "no Chromium" })
    expect(output).toContain("no Chromium")
  })

  it("runs two in parallel, each after its dependencies", async () => {
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
    expect((await whole).outcome).toMatchObject({ passed: 4, failed: 0 })
  })

  it("runs a chosen step with its dependencies", () => {
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
    tests: [
      {
        status,
        projectName: "phone",
        annotations: [],
        results: [{ duration: 500, error: message === undefined ? {} : { message } }]
      }
    ]
  })

  it("counts a test file that cannot be loaded as a failure, and names failed tests with reasons", () => {
    const test = (fullName: string, message?: string) => ({
      fullName,
      status: message === undefined ? "passed" : "failed",
      failureMessages: message === undefined ? [] : [message]
    })
    const times = { startTime: 1000, endTime: 3500 }
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [
        {
          name: join(projectFolder, "a.test.ts"),
          status: "failed",
          ...times,
          assertionResults: [test("cart keeps", "expected 1"), test("cart shows")]
        },
        {
          name: join(projectFolder, "b.test.ts"),
          status: "failed",
          ...times,
          message: "SyntaxError",
          assertionResults: []
        },
        {
          name: join(projectFolder, "c.test.ts"),
          status: "passed",
          ...times,
          assertionResults: [test("plate fits")]
        }
      ]
    }
    expect(countVitest(report as never, false)).toMatchObject({
      passed: 3,
      failed: 2,
      details: "a.test.ts > cart keeps\n    expected 1\nb.test.ts\n    SyntaxError",
      files: ["a.test.ts", "b.test.ts", "c.test.ts"].map((file) => ({ file, milliseconds: 2500 }))
    })
  })

  it("never reports success for a run with a non-zero exit code", () => {
    expect(countVitest({ numPassedTests: 3, testResults: [] } as never, false).failed).toBe(1)
    const stats = { expected: 2, unexpected: 0, flaky: 0 }
    expect(countPlaywright({ stats, suites: [], errors: [] } as never, false).failed).toBe(1)
  })

  it("counts a failed start of the product as a failure, and lists flaky tests", () => {
    // A planned path retries by itself.
    const byItself = {
      ...spec("checkout-07", "expected"),
      tests: [
        {
          status: "expected",
          projectName: "",
          annotations: [{ type: "flaky", description: "no answer" }],
          results: [{ duration: 900 }]
        }
      ]
    }
    const report = {
      stats: { expected: 5, unexpected: 1, flaky: 1 },
      suites: [
        {
          specs: [spec("pays", "expected"), spec("pays late", "unexpected", "\u001b[31mno button\u001b[39m")],
          suites: [{ specs: [spec("pays twice", "flaky", "too slow"), byItself] }]
        }
      ],
      errors: [{ message: "port taken" }]
    }
    const outcome = countPlaywright(report as never, false)
    expect(outcome).toMatchObject({
      passed: 6,
      failed: 2,
      details: `journeys/payment.spec.ts:7 > pays late (phone)
    no button
outside of any test
    port taken`,
      flaky: [
        "journeys/payment.spec.ts:7 > pays twice (phone)\n    too slow",
        "journeys/payment.spec.ts:7 > checkout-07\n    no answer"
      ]
    })
    expect(slowestFiles(outcome, 10)).toEqual(["   2.4 s  journeys/payment.spec.ts"])
  })

  it("counts failures per test in a repeated run, the worst first", () => {
    const report = {
      stats: { expected: 3, unexpected: 3, flaky: 0 },
      suites: [
        {
          specs: [
            spec("pays", "expected"),
            spec("pays", "unexpected", "too slow\nCall log:"),
            spec("cancels", "unexpected", "no button"),
            spec("cancels", "unexpected", "no dialog"),
            spec("reads", "expected")
          ]
        }
      ],
      errors: []
    }
    expect(flakeRates(report as never)).toEqual({
      tests: 3,
      lines: [
        "2 of 2  journeys/payment.spec.ts:7 > cancels (phone)\n    no button",
        "1 of 2  journeys/payment.spec.ts:7 > pays (phone)\n    too slow"
      ]
    })
  })
})
