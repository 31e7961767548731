import { expect, it } from "@effect/vitest"
import { Deferred, Effect, Fiber } from "effect"
import { makeOneAtATime } from "./one-at-a-time.ts"

it.effect("expensive requests of a driver wait for the same driver's running one only", () =>
  Effect.gen(function* () {
    const oneAtATime = makeOneAtATime()
    const begun: string[] = []
    const gate = yield* Deferred.make<void>()
    const work = (name: string) =>
      Effect.andThen(
        Effect.sync(() => begun.push(name)),
        Deferred.await(gate)
      )
    const start = (subject: string, name: string) =>
      Effect.forkChild(oneAtATime(subject, work(name)), { startImmediately: true })
    const fibers = [
      yield* start("frieda", "first"),
      yield* start("frieda", "second"),
      yield* start("anna", "hers")
    ]
    yield* Effect.yieldNow
    expect(begun).toEqual(["first", "hers"])
    yield* Deferred.succeed(gate, undefined)
    yield* Effect.forEach(fibers, Fiber.join)
    expect(begun).toEqual(["first", "hers", "second"])
  })
)
