/** Tests of the server's time, learnt from the `Date` of its responses. Decision D-42. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { ServerClock } from "./clock.ts"

const noon = Date.parse("2026-11-21T12:00:00Z")
const date = (milliseconds: number) => new Date(milliseconds).toUTCString()

describe("the clock", () => {
  it("does not correct a clock that can be right", () => {
    const clock = ServerClock.make()
    clock.observe({ date: date(noon), sent: noon + 100, received: noon + 300 })
    assert.strictEqual(clock.correction(), 0)
  })

  it("measures an hour of delay to within half a second, and more precisely with every response", () => {
    const clock = ServerClock.make()
    const late = 3_600_000
    clock.observe({ date: date(noon), sent: noon - late, received: noon - late + 200 })
    assert.closeTo(clock.correction(), late, 600)
    // The service's second ends just after it sent this response: the true time is nearly the next second.
    clock.observe({ date: date(noon + 5000), sent: noon + 5900 - late, received: noon + 5950 - late })
    assert.closeTo(clock.correction(), late, 150)
  })

  it("restarts the measurement when the device's clock has been set", () => {
    const clock = ServerClock.make()
    clock.observe({ date: date(noon), sent: noon - 3_600_000, received: noon - 3_600_000 })
    clock.observe({ date: date(noon + 60_000), sent: noon + 60_000, received: noon + 60_100 })
    assert.strictEqual(clock.correction(), 0)
  })

  it("goes by the reading of an earlier visit until a response comes", () => {
    const clock = ServerClock.make()
    const earlier = { date: new Date(noon).toISOString(), sent: noon - 7_200_000, received: noon - 7_200_000 }
    clock.recall(earlier)
    assert.closeTo(clock.correction(), 7_200_000, 600)
    clock.observe({ date: date(noon), sent: noon + 100, received: noon + 300 })
    clock.recall(earlier)
    assert.strictEqual(clock.correction(), 0)
  })

  it("ignores a response with a missing or invalid date", () => {
    const clock = ServerClock.make()
    clock.observe({ date: null, sent: 0, received: 0 })
    clock.observe({ date: "soon", sent: 0, received: 0 })
    assert.strictEqual(clock.correction(), 0)
  })

  it.effect("returns the service's time", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(noon - 7_200_000)
      const clock = yield* ServerClock
      clock.observe({ date: date(noon), sent: noon - 7_200_000, received: noon - 7_200_000 })
      assert.closeTo(yield* clock.now, noon, 600)
    }).pipe(Effect.provide(ServerClock.layer))
  )
})
