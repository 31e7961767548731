/** Tests of jobs that are taken together. */
import { Effect, Exit, Logger } from "effect"
import { expect, it } from "vitest"
import { drain } from "./jobs.ts"

it.each([
  ["dies", Effect.die("a broken order")],
  ["fails", Effect.fail("no answer")]
])("a job that %s keeps none of the others from their end, and is reported", async (_, broken) => {
  const done: string[] = []
  const due = [["broken", "first", "second"], ["third"]]
  const work = (job: string) =>
    job === "broken"
      ? broken
      : Effect.andThen(
          Effect.yieldNow,
          Effect.sync(() => done.push(job))
        )
  const exit = await Effect.runPromiseExit(
    drain(
      Effect.sync(() => due.shift() ?? []),
      work
    )
  )
  expect([Exit.isFailure(exit), done]).toEqual([true, ["first", "second"]])
})

it("logs what failed and where, without a message that could name a driver", async () => {
  const logged: unknown[] = []
  const logger = Logger.make((options) => logged.push(Logger.formatJson.log(options)))
  await Effect.runPromiseExit(
    drain(Effect.succeed(["broken"]), () => Effect.die(new TypeError("no plate M-PP 123"))).pipe(
      Effect.provide(Logger.layer([logger]))
    )
  )
  expect(logged).toEqual([expect.stringMatching(/"A job failed\.".*"TypeError".*jobs\.test\.ts/)])
  expect(logged.join()).not.toContain("M-PP")
})
