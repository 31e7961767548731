/** Tests of the faults that QA can set. */
import { TestClock } from "effect/testing"
import { expect } from "vitest"
import { locationOf, paymentOf, textOf } from "./testing/page.ts"
import { pagesOverDatabase } from "./testing/pages.ts"

const { pageTest } = pagesOverDatabase({ testControl: true })

pageTest("held reports are sent once released", function* ({ receiver, page }) {
  expect((yield* page.control({ reports: "hold" })).status).toBe(204)
  const payment = paymentOf(receiver)
  expect(locationOf(yield* page.choose(payment, "pay"))).toBe(payment.successUrl)
  for (let seconds = 0; seconds < 20; seconds += 1) {
    yield* TestClock.adjust("1 second")
    yield* page.deliverDue
  }
  expect(receiver.reports).toHaveLength(0)
  yield* page.control({ reports: "deliver" })
  yield* TestClock.adjust("1 second")
  yield* page.deliverDue
  expect(receiver.reports.map((report) => report.event["orderId"])).toEqual([payment.orderId])
})

pageTest("dropped reports are never sent", function* ({ receiver, page }) {
  yield* page.control({ reports: "drop" })
  yield* page.choose(paymentOf(receiver), "pay")
  yield* page.control({ reports: "deliver" })
  yield* TestClock.adjust("1 day")
  yield* page.deliverDue
  expect(receiver.reports).toHaveLength(0)
})

pageTest("doubled reports are sent twice as the same report", function* ({ receiver, page }) {
  yield* page.control({ reports: "double" })
  yield* page.choose(paymentOf(receiver), "decline")
  expect(receiver.reports).toHaveLength(2)
  expect(receiver.reports[0]?.body).toBe(receiver.reports[1]?.body)
})

pageTest(
  "a rule for one order does not affect others and precedes the general one",
  function* ({ receiver, page }) {
    const faulty = paymentOf(receiver)
    const other = paymentOf(receiver)
    yield* page.control({ reports: "drop", orderId: faulty.orderId.toUpperCase() })
    yield* page.choose(faulty, "pay")
    yield* page.choose(other, "pay")
    expect(receiver.reports.map((report) => report.event["orderId"])).toEqual([other.orderId])
  }
)

pageTest("an invalid rule is refused with the reason and changes nothing", function* ({ receiver, page }) {
  const unknown = yield* page.control({ reports: "explode" })
  expect([unknown.status, yield* textOf(unknown)]).toEqual([400, expect.stringContaining("reports")])
  expect((yield* page.control({ reports: "hold", orderId: "4711" })).status).toBe(400)
  expect((yield* page.control({ reports: "hold" }, "text/plain")).status).toBe(415)
  yield* page.choose(paymentOf(receiver), "pay")
  expect(receiver.reports).toHaveLength(1)
})
