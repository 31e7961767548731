/** Tests of the server's time, learnt from the `Date` of its responses. Decision D-42. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { ServerClock } from "./clock.ts"

const noon = Date.parse("2026-11-21T12:00:00Z")
const date = (milliseconds: number) => new Date(milliseconds).toUTCString()

describe("the clock", () => {
  it("leaves a clock alone that may well be right", () => {
    const clock = ServerClock.make()
    clock.observe({ date: date(noon), sent: noon + 100, received: noon + 300 })
    assert.strictEqual(clock.correction(), 0)
  })

  it("finds out that a phone is an hour late, to within half a second, and better with every answer", () => {
    const clock = ServerClock.make()
    const late = 3_600_000
    clock.observe({ date: date(noon), sent: noon - late, received: noon - late + 200 })
    assert.closeTo(clock.correction(), late, 600)
    // The service's second ends just after it sent this response: the true time is nearly the next second.
    clock.observe({ date: date(noon + 5000), sent: noon + 5900 - late, received: noon + 5950 - late })
    assert.closeTo(clock.correction(), late, 150)
  })

  it("starts anew when the phone's clock has been set in between", () => {
    const clock = ServerClock.make()
    clock.observe({ date: date(noon), sent: noon - 3_600_000, received: noon - 3_600_000 })
    clock.observe({ date: date(noon + 60_000), sent: noon + 60_000, received: noon + 60_100 })
    assert.strictEqual(clock.correction(), 0)
  })

  it("knows nothing from an answer without a date, or with one that is none", () => {
    const clock = ServerClock.make()
    clock.observe({ date: null, sent: 0, received: 0 })
    clock.observe({ date: "soon", sent: 0, received: 0 })
    assert.strictEqual(clock.correction(), 0)
  })

  it.effect("gives the service's time", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(noon - 7_200_000)
      const clock = yield* ServerClock
      clock.observe({ date: date(noon), sent: noon - 7_200_000, received: noon - 7_200_000 })
      assert.closeTo(yield* clock.now, noon, 600)
    }).pipe(Effect.provide(ServerClock.layer))
  )
})
