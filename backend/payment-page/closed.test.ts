/** Tests: no money for a closed order, nor for one without a response about it; and refunds. */
import { randomUUID } from "node:crypto"
import { it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { describe, expect } from "vitest"
import type { PaymentAnswer } from "../../schemas/payment-event.ts"
import type { Payment } from "../payment-protocol/payment-token.ts"
import { signReport } from "../payment-protocol/report-signature.ts"
import { languages, texts } from "./pages/texts.ts"
import { beginning, locationOf, paymentOf, secret, textOf } from "./testing/page.ts"
import { pagesOverDatabase } from "./testing/pages.ts"

const { pageTest, start } = pagesOverDatabase({ testControl: true })

const settledAt = "2026-12-01T00:51:00Z"
const answer = (status: PaymentAnswer["status"], more: Partial<PaymentAnswer> = {}) => ({
  status,
  settledAt: null,
  replacedBy: null,
  ...more
})

describe("a page of an order closed elsewhere", () => {
  for (const [what, order, name, words] of [
    ["paid", answer("paid", { settledAt }), "closed-paid", "1 Dec 2026, 01:51"],
    ["replaced", answer("cancelled", { settledAt, replacedBy: randomUUID() }), "closed-replaced", "01:51"],
    ["withdrawn", answer("cancelled", { settledAt }), "closed-cancelled", "01:51"],
    ["failed", answer("failed", { settledAt }), "closed-failed", "01:51"],
    ["being asked about", answer("processing"), "closed-processing", "on its way"],
    ["run out", answer("expired"), "closed-expired", "order again"]
  ] as const)
    pageTest(`shows that it is ${what}, links back and takes no payment`, function* ({ receiver, page }) {
      const payment = paymentOf(receiver, { locale: "en" })
      expect(yield* textOf(yield* page.visit(payment))).toContain('data-page="pay"')
      receiver.order(order)
      const visited = yield* page.visit(payment)
      expect(visited.status).toBe(410)
      const html = yield* textOf(visited)
      expect(html).toContain(`data-page="${name}"`)
      expect(html).toContain(words)
      expect(html).toContain("Back to the shop")
      expect(html).not.toContain("<form")
      // Submitted on a page that was shown before: it leads to the page with the reason.
      expect(locationOf(yield* page.choose(payment, "pay"))).toMatch(/^\/pay\//)
      expect(receiver.reports).toHaveLength(0)
      expect(yield* page.decisions.find(payment.orderId)).toBeNull()
    })

  it.each(languages)("has texts for it in %s", (language) => {
    for (const [heading, note] of Object.values(texts[language].closed))
      expect(`${heading}${note}`).not.toBe("")
    expect(texts[language].closedAt.paid("01:51")).toContain("01:51")
  })
})

describe("a shop service that does not respond", () => {
  for (const status of [500, 404, 401])
    pageTest(`with ${status} takes no payment and offers a retry`, function* ({ receiver, page }) {
      const payment = paymentOf(receiver)
      receiver.order(status)
      for (const response of [yield* page.visit(payment), yield* page.choose(payment, "pay")]) {
        expect(response.status).toBe(503)
        expect(yield* textOf(response)).toContain("Der Shop antwortet gerade nicht")
      }
      expect(receiver.reports).toHaveLength(0)
      receiver.order(answer("open"))
      expect(locationOf(yield* page.choose(payment, "pay"))).toBe(payment.successUrl)
    })
})

pageTest(
  "a provider that cannot be stopped takes a payment for a closed order, and a second one",
  function* ({ receiver, page }) {
    const payment = paymentOf(receiver)
    receiver.order(answer("cancelled", { settledAt }))
    yield* page.control({ closed: "take", orderId: payment.orderId })
    expect(yield* textOf(yield* page.visit(payment))).toContain('data-page="pay"')
    for (let times = 0; times < 2; times += 1) {
      expect(locationOf(yield* page.choose(payment, "pay"))).toBe(payment.successUrl)
    }
    const payments = receiver.reports.map(({ event }) => event["paymentId"])
    expect(new Set(payments).size).toBe(2)
    yield* page.control({ closed: "refuse", orderId: payment.orderId })
    expect(yield* textOf(yield* page.visit(payment))).toContain('data-page="decided-paid"')
  }
)

describe("a refund", () => {
  const refundOf = (payment: Payment, paymentId: unknown, more: object = {}) => ({
    refundId: randomUUID(),
    orderId: payment.orderId,
    paymentId,
    amount: payment.amount,
    currencyCode: payment.currencyCode,
    ...more
  })
  const paid = Effect.gen(function* () {
    const { receiver, page } = yield* start
    const payment = paymentOf(receiver)
    yield* page.choose(payment, "pay")
    const ask = (request: object, key = secret) => {
      const body = JSON.stringify(request)
      return page.post("/refund", body, { "parkschein-signature": signReport(body, key, beginning) })
    }
    return { payment, paymentId: receiver.reports[0]?.event["paymentId"], ask }
  })

  it.effect("is made once for repeated requests", () =>
    Effect.gen(function* () {
      const { payment, paymentId, ask } = yield* paid
      const request = refundOf(payment, paymentId)
      const answers = [yield* ask(request), yield* ask(request)]
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(yield* textOf(answers[0] as Response)).toBe(yield* textOf(answers[1] as Response))
      expect((yield* ask(refundOf(payment, paymentId))).status).toBe(409)
    })
  )

  it.effect("is refused for an unpaid order, another amount or a missing signature", () =>
    Effect.gen(function* () {
      const { payment, paymentId, ask } = yield* paid
      expect((yield* ask(refundOf(payment, randomUUID()))).status).toBe(404)
      expect((yield* ask(refundOf(payment, paymentId, { amount: 80 }))).status).toBe(404)
      expect((yield* ask(refundOf(payment, paymentId), Redacted.make("other"))).status).toBe(401)
      expect((yield* ask({ orderId: payment.orderId })).status).toBe(400)
    })
  )
})
