/**
 * Long-running vitest: runs test files of its copy on request, and responds with the first failure. In a
 * process of its own, since a fault may block it forever.
 */
import { BaseSequencer, createVitest, type TestSpecification } from "vitest/node"
import type { Answer, Failure, FileOutcome, Request, WantedTests } from "./vitest-messages.ts"

const root = process.cwd()
const setup = process.env["PARKSCHEIN_FAULT_SETUP"]
const say = (answer: Answer): void => {
  process.send?.(answer)
}

let failure: Failure | undefined
let stopsAtFirst = true

const outcomes = new Map<string, FileOutcome>()

const failed = (file: string, test: string, message: string): void => {
  const isLate = /timed? ?out|never came to it/i.test(message)
  failure ??= { file, test, isLate }
  if (outcomes.get(file) !== "failed") outcomes.set(file, isLate ? "late" : "failed")
  if (stopsAtFirst) void vitest.cancelCurrentRun("test-failure")
}

/** Keeps the parent's order: the likeliest first. */
class AsTold extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files
  }
}

const vitest = await createVitest("test", {
  root,
  watch: false,
  sequence: { sequencer: AsTold },
  maxWorkers: Number(process.env["PARKSCHEIN_FAULT_WORKERS"] ?? "1"),
  ...(setup === undefined ? {} : { setupFiles: [setup] }),
  reporters: [
    {
      onTestCaseReady: (test) => say({ type: "test", test: test.fullName }),
      onTestCaseResult: (test) => {
        const { state, errors } = test.result()
        if (state === "failed") failed(test.module.moduleId, test.fullName, errors?.[0]?.message ?? "")
      },
      onTestModuleEnd: (module) => {
        const state = module.state()
        // A file that fails to load has no failed tests.
        if (state === "failed") failed(module.moduleId, "cannot be run", module.errors()[0]?.message ?? "")
        say({
          type: "file",
          file: module.moduleId,
          outcome: outcomes.get(module.moduleId) ?? "passed",
          took: module.diagnostic().duration
        })
      }
    }
  ]
})
await vitest.standalone()
const known = new Map(
  (await vitest.globTestSpecifications()).map((specification) => [specification.moduleId, specification])
)
const specificationOf = ({ file, tests }: WantedTests): TestSpecification | undefined => {
  const whole = known.get(file)
  return tests === undefined ? whole : whole?.project.createSpecification(file, { testNames: [...tests] })
}
say({ type: "ready", files: [...known.keys()] })

process.on("message", async ({ changed, wanted, stopsAtFirst: stops }: Request) => {
  failure = undefined
  outcomes.clear()
  stopsAtFirst = stops
  for (const file of changed) vitest.invalidateFile(file)
  const result = await vitest.runTestSpecifications(wanted.flatMap((one) => specificationOf(one) ?? []))
  const [error] = result.unhandledErrors
  if (error !== undefined) failed(wanted[0]?.file ?? "", `unhandled: ${String(error)}`, "")
  say({ type: "done", failure })
})
process.on("disconnect", () => process.exit())
