/** Tests of the faults that QA can set. */
import { it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect } from "vitest"
import { locationOf, paymentOf, textOf } from "./testing/page.ts"
import { pagesOverDatabase } from "./testing/pages.ts"

const pages = pagesOverDatabase({ testControl: true })

const start = Effect.map(pages.start, ({ receiver, page }) => {
  const control = (request: unknown, contentType = "application/json") =>
    page.post("/test-control", JSON.stringify(request), { "content-type": contentType })
  return { receiver, page, control }
})

it.effect("held reports are sent once released", () =>
  Effect.gen(function* () {
    const { receiver, page, control } = yield* start
    expect((yield* control({ reports: "hold" })).status).toBe(204)
    const payment = paymentOf(receiver)
    expect(locationOf(yield* page.choose(payment, "pay"))).toBe(payment.successUrl)
    for (let seconds = 0; seconds < 20; seconds += 1) {
      yield* TestClock.adjust("1 second")
      yield* page.deliverDue
    }
    expect(receiver.reports).toHaveLength(0)
    yield* control({ reports: "deliver" })
    yield* TestClock.adjust("1 second")
    yield* page.deliverDue
    expect(receiver.reports.map((report) => report.event["orderId"])).toEqual([payment.orderId])
  })
)

it.effect("dropped reports are never sent", () =>
  Effect.gen(function* () {
    const { receiver, page, control } = yield* start
    yield* control({ reports: "drop" })
    yield* page.choose(paymentOf(receiver), "pay")
    yield* control({ reports: "deliver" })
    yield* TestClock.adjust("1 day")
    yield* page.deliverDue
    expect(receiver.reports).toHaveLength(0)
  })
)

it.effect("doubled reports are sent twice as the same report", () =>
  Effect.gen(function* () {
    const { receiver, page, control } = yield* start
    yield* control({ reports: "double" })
    yield* page.choose(paymentOf(receiver), "decline")
    expect(receiver.reports).toHaveLength(2)
    expect(receiver.reports[0]?.body).toBe(receiver.reports[1]?.body)
  })
)

it.effect("a rule for one order does not affect others and precedes the general one", () =>
  Effect.gen(function* () {
    const { receiver, page, control } = yield* start
    const faulty = paymentOf(receiver)
    const other = paymentOf(receiver)
    yield* control({ reports: "drop", orderId: faulty.orderId.toUpperCase() })
    yield* page.choose(faulty, "pay")
    yield* page.choose(other, "pay")
    expect(receiver.reports.map((report) => report.event["orderId"])).toEqual([other.orderId])
  })
)

it.effect("an invalid rule is refused with the reason and changes nothing", () =>
  Effect.gen(function* () {
    const { receiver, page, control } = yield* start
    const unknown = yield* control({ reports: "explode" })
    expect([unknown.status, yield* textOf(unknown)]).toEqual([400, expect.stringContaining("reports")])
    expect((yield* control({ reports: "hold", orderId: "4711" })).status).toBe(400)
    expect((yield* control({ reports: "hold" }, "text/plain")).status).toBe(415)
    yield* page.choose(paymentOf(receiver), "pay")
    expect(receiver.reports).toHaveLength(1)
  })
)
