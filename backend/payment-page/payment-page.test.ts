/** Tests of the payment page as a driver uses it, over real HTTP and a real database. */
import { Effect, Fiber, Schema } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect } from "vitest"
import { PaymentEvent } from "../../schemas/payment-event.ts"
import { isSignedReport } from "../payment-protocol/report-signature.ts"
import { beginning, locationOf, paymentOf, secret, shopOrigin, textOf, tokenOf } from "./testing/page.ts"
import { pagesOverDatabase } from "./testing/pages.ts"

const { pageTest, startPage } = pagesOverDatabase()

describe("deciding a payment", () => {
  for (const [choice, outcome, way] of [
    ["pay", "paid", "success"],
    ["decline", "declined", "failed"],
    ["cancel", "cancelled", "failed"]
  ] as const) {
    pageTest(
      `"${choice}" tells the shop "${outcome}" first and sends the browser back second`,
      function* ({ receiver, page }) {
        const payment = paymentOf(receiver)
        const response = yield* page.choose(payment, choice)
        expect(receiver.reports).toHaveLength(1)
        expect(response.status).toBe(303)
        expect(locationOf(response)).toBe(`${shopOrigin}/wiesensee/payment-${way}?order=${payment.orderId}`)
        const [report] = receiver.reports
        expect(report).toMatchObject({
          method: "POST",
          path: "/v1/payment-event",
          contentType: "application/json"
        })
        expect(isSignedReport(report?.signature, report?.body ?? "", secret, beginning)).toBe(true)
        expect(Schema.decodeUnknownSync(PaymentEvent)(report?.event)).toEqual({
          eventId: report?.event["eventId"],
          orderId: payment.orderId,
          paymentId: report?.event["paymentId"],
          outcome,
          amount: 8,
          currencyCode: "EUR",
          occurredAt: beginning.toISOString()
        })
      }
    )
  }

  pageTest("the shop is told how it was paid, once it is paid", function* ({ receiver, page }) {
    const methodsOf = (from: number) =>
      receiver.reports.slice(from).map(({ event }) => [event["outcome"], event["paymentMethod"]])
    const payment = paymentOf(receiver, { locale: "en" })
    const text = yield* textOf(yield* page.visit(payment))
    expect(text).toContain('<label for="method">Payment method</label>')
    expect(text).toContain('<option value="applePay">Apple Pay (Visa ending 4242)</option>')
    yield* page.choose(payment, "pay", { method: "visa" })
    expect(methodsOf(0)).toEqual([["paid", { name: "visa", lastFour: "4242" }]])
    yield* page.choose(paymentOf(receiver), "decline", { method: "visa" })
    yield* page.choose(paymentOf(receiver), "pay-late", { method: "paypal", lateSeconds: "10" })
    yield* TestClock.adjust("10 seconds")
    yield* page.deliverDue
    expect(methodsOf(1)).toEqual([
      ["declined", undefined],
      ["pending", undefined],
      ["paid", { name: "paypal" }]
    ])
  })

  pageTest(
    "leaving without a choice sends no report, and the payment can still be made",
    function* ({ receiver, page }) {
      const payment = paymentOf(receiver, { locale: "en" })
      const response = yield* page.choose(payment, "leave")
      expect(response.status).toBe(303)
      const left = yield* page.get(locationOf(response) ?? "")
      expect(yield* textOf(left)).toContain("You can close this tab")
      yield* TestClock.adjust("5 minutes")
      yield* page.deliverDue
      expect(receiver.reports).toHaveLength(0)
      expect(yield* textOf(yield* page.visit(payment))).toContain('data-page="pay"')
      expect(locationOf(yield* page.choose(payment, "pay"))).toBe(payment.successUrl)
    }
  )

  pageTest(
    "a late bank redirects the driver at once and reports pending first, then its result",
    function* ({ receiver, page }) {
      const payment = paymentOf(receiver)
      const response = yield* page.choose(payment, "pay-late", { lateSeconds: "60" })
      expect(locationOf(response)).toBe(payment.successUrl)
      expect(yield* textOf(yield* page.visit(payment))).toContain("Ihre Bank prüft noch")
      yield* TestClock.adjust("59 seconds")
      yield* page.deliverDue
      expect(receiver.reports).toHaveLength(1)
      yield* TestClock.adjust("1 second")
      yield* page.deliverDue
      const [asked, answered] = receiver.reports.map((report) => report.event)
      expect(asked).toMatchObject({ outcome: "pending", occurredAt: "2026-12-01T09:00:00.000Z" })
      expect(answered).toMatchObject({ outcome: "paid", occurredAt: "2026-12-01T09:00:00.000Z" })
      expect(answered?.["paymentId"]).toBe(asked?.["paymentId"])
      expect(yield* textOf(yield* page.visit(payment))).toContain('data-page="decided-paid"')
    }
  )
})

describe("a payment is decided once", () => {
  pageTest("a second visit shows the decision and a link back", function* ({ receiver, page }) {
    const payment = paymentOf(receiver)
    yield* page.choose(payment, "decline")
    const text = yield* textOf(yield* page.visit(payment))
    expect(text).toContain("Von der Bank abgelehnt")
    expect(text).toContain(`href="${payment.failureUrl}"`)
    expect(text).not.toContain("<form")
  })

  pageTest(
    "a later choice changes nothing, also after the payment has expired",
    function* ({ receiver, page }) {
      const payment = paymentOf(receiver)
      yield* page.choose(payment, "pay")
      const again = yield* page.choose(payment, "cancel")
      expect([again.status, locationOf(again)]).toEqual([303, `/pay/${tokenOf(payment)}`])
      yield* TestClock.adjust("1 hour")
      const muchLater = yield* page.choose(payment, "decline")
      expect(locationOf(muchLater)).toBe(`/pay/${tokenOf(payment)}`)
      expect(yield* textOf(yield* page.visit(payment))).toContain('data-page="decided-paid"')
      expect(receiver.reports).toHaveLength(1)
    }
  )

  pageTest(
    "concurrent clicks on two processes make one decision and one report",
    function* ({ receiver, page }) {
      const other = yield* startPage({ receiver })
      const payment = paymentOf(receiver)
      const answers = yield* Effect.all(
        [
          page.choose(payment, "pay"),
          other.choose(payment, "pay"),
          page.choose(payment, "cancel"),
          other.choose(payment, "decline")
        ],
        { concurrency: "unbounded" }
      )
      const toShop = answers.filter((answer) => locationOf(answer)?.startsWith(shopOrigin))
      expect(answers.map((answer) => answer.status)).toEqual([303, 303, 303, 303])
      expect(toShop).toHaveLength(1)
      expect(receiver.reports).toHaveLength(1)
    }
  )

  pageTest("a driver who leaves during the report does not cancel it", function* ({ receiver, page }) {
    const payment = paymentOf(receiver)
    receiver.reply("silence")
    const click = yield* Effect.forkChild(page.choose(payment, "pay"))
    yield* receiver.received(1)
    yield* Fiber.interrupt(click)
    receiver.breakSilence(200)
    const isDelivered = Effect.map(
      page.sql`select 1 from payment.report where order_id = ${payment.orderId}::uuid and delivered_at is not null`,
      (rows) => rows.length === 1
    )
    yield* Effect.repeat(isDelivered, { until: (delivered) => delivered })
    yield* TestClock.adjust("5 minutes")
    yield* page.deliverDue
    expect(receiver.reports).toHaveLength(1)
  })
})
