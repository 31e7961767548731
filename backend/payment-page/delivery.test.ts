/** Tests: reports reach the shop service at least once, despite failures of it, of us, or of the process. */
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, it } from "vitest"
import { isSignedReport } from "../payment-protocol/report-signature.ts"
import { backoffMilliseconds } from "./reports.ts"
import { beginning, locationOf, paymentOf, secret } from "./testing/page.ts"
import { pagesOverDatabase } from "./testing/pages.ts"
import type { Receiver } from "./testing/receiver.ts"

const { pageTest, startPage } = pagesOverDatabase()

const startProcess = (receiver: Receiver, withWorker = false) => startPage({ receiver, withWorker })

const paid = { outcome: "paid", delaySeconds: 0 } as const

describe("while the shop service is down", () => {
  pageTest("the driver still returns to the shop", function* ({ receiver, page }) {
    receiver.reply(503)
    const payment = paymentOf(receiver)
    const response = yield* page.choose(payment, "pay")
    expect([response.status, locationOf(response)]).toEqual([303, payment.successUrl])
  })

  pageTest(
    "the driver waits at most two seconds for a service without a response",
    function* ({ receiver, page }) {
      receiver.reply("silence")
      const payment = paymentOf(receiver)
      const click = yield* Effect.forkChild(page.choose(payment, "decline"))
      yield* receiver.received(1)
      yield* TestClock.adjust("1999 millis")
      expect(click.pollUnsafe()).toBeUndefined()
      yield* TestClock.adjust("1 millis")
      expect(locationOf(yield* Fiber.join(click))).toBe(payment.failureUrl)
    }
  )

  pageTest(
    "the report is retried after 1, 2, 4, ... 60 seconds until it is accepted",
    function* ({ receiver, page }) {
      receiver.reply(503)
      yield* page.choose(paymentOf(receiver), "pay")
      const pauses = [1, 2, 4, 8, 16, 32, 60, 60]
      for (const [index, pause] of pauses.entries()) {
        yield* TestClock.adjust(pause * 1000 - 1)
        yield* page.deliverDue
        expect(receiver.reports).toHaveLength(index + 1)
        if (index === pauses.length - 1) receiver.reply(204)
        yield* TestClock.adjust(1)
        yield* page.deliverDue
        expect(receiver.reports).toHaveLength(index + 2)
      }
      yield* TestClock.adjust("1 hour")
      yield* page.deliverDue
      expect(receiver.reports).toHaveLength(pauses.length + 1)
    }
  )

  pageTest(
    "every attempt sends the same report, signed with the time of the attempt",
    function* ({ receiver, page }) {
      receiver.reply(500)
      yield* page.choose(paymentOf(receiver), "pay")
      yield* TestClock.adjust("1 hour")
      receiver.reply(200)
      yield* page.deliverDue
      const [first, second] = receiver.reports
      expect(second?.body).toBe(first?.body)
      const anHourLater = new Date(beginning.getTime() + 3_600_000)
      expect(isSignedReport(second?.signature, second?.body ?? "", secret, anHourLater)).toBe(true)
      expect(isSignedReport(first?.signature, first?.body ?? "", secret, anHourLater)).toBe(false)
    }
  )

  pageTest("a redirect is not followed", function* ({ receiver, page }) {
    receiver.reply(307)
    yield* page.choose(paymentOf(receiver), "pay")
    expect(receiver.reports.map((report) => report.path)).toEqual(["/v1/payment-event"])
    receiver.reply(200)
    yield* TestClock.adjust("1 second")
    yield* page.deliverDue
    expect(receiver.reports).toHaveLength(2)
  })
})

describe("a permanently refused report", () => {
  for (const status of [400, 404, 409]) {
    pageTest(`with ${status} is parked and can be inspected`, function* ({ receiver, page }) {
      receiver.reply(status)
      const payment = paymentOf(receiver)
      const response = yield* page.choose(payment, "pay")
      expect(response.status).toBe(303)
      receiver.reply(200)
      yield* TestClock.adjust("1 day")
      yield* page.deliverDue
      expect(receiver.reports).toHaveLength(1)
      const rows = yield* page.sql`
        select last_answer, parked_at, delivered_at from payment.report
        where order_id = ${payment.orderId}::uuid`
      expect(rows).toEqual([{ lastAnswer: `status ${status}`, parkedAt: beginning, deliveredAt: null }])
    })
  }

  pageTest("excludes unauthorized and overloaded responses", function* ({ receiver, page }) {
    receiver.reply(401)
    yield* page.choose(paymentOf(receiver), "pay")
    receiver.reply(429)
    yield* TestClock.adjust("1 second")
    yield* page.deliverDue
    receiver.reply(200)
    yield* TestClock.adjust("2 seconds")
    yield* page.deliverDue
    expect(receiver.reports).toHaveLength(3)
  })
})

describe("several processes", () => {
  pageTest("leave the report to the next one when one ends before delivery", function* ({ receiver }) {
    const payment = paymentOf(receiver)
    yield* Effect.scoped(
      Effect.gen(function* () {
        const doomed = yield* startProcess(receiver)
        const { report } = yield* doomed.decisions.decide(payment, paid)
        expect(report?.orderId).toBe(payment.orderId)
      })
    )
    const next = yield* startProcess(receiver)
    yield* next.deliverDue
    expect(receiver.reports).toHaveLength(0)
    yield* TestClock.adjust("10 seconds")
    yield* next.deliverDue
    expect(receiver.reports.map((report) => report.event)).toMatchObject([
      { orderId: payment.orderId, outcome: "paid", occurredAt: beginning.toISOString() }
    ])
  })

  pageTest("share the waiting reports and send each once", function* ({ receiver, page }) {
    const other = yield* startProcess(receiver)
    const orders: string[] = []
    for (let count = 0; count < 30; count += 1) {
      const payment = paymentOf(receiver)
      orders.push(payment.orderId)
      yield* page.decisions.decide(payment, { outcome: "paid", delaySeconds: 1 })
    }
    yield* TestClock.adjust("1 second")
    yield* Effect.all([page.deliverDue, other.deliverDue], { concurrency: "unbounded" })
    const reported = receiver.reports.map((report) => report.event["orderId"])
    expect(reported.toSorted()).toEqual(orders.toSorted())
  })

  pageTest("deliver the same report twice when one is slower than its lease", function* ({ receiver, page }) {
    const other = yield* startProcess(receiver)
    const slow = yield* page.decisions.decide(paymentOf(receiver), paid)
    yield* TestClock.adjust("10 seconds")
    yield* other.deliverDue
    if (slow.report === null) throw new Error("The decision should have handed out its report.")
    yield* page.deliver(slow.report)
    const ids = receiver.reports.map((report) => report.event["eventId"])
    expect(ids).toEqual([slow.report.eventId, slow.report.eventId])
  })

  pageTest("ignore the result of an attempt after its lease", function* ({ receiver, page }) {
    const other = yield* startProcess(receiver)
    for (const late of [503, 409]) {
      receiver.reply(200)
      const slow = yield* page.decisions.decide(paymentOf(receiver), paid)
      yield* TestClock.adjust("10 seconds")
      yield* other.deliverDue
      receiver.reply(late)
      if (slow.report === null) throw new Error("The decision should have handed out its report.")
      yield* page.deliver(slow.report)
      const rows = yield* page.sql`
        select last_answer, parked_at from payment.report where event_id = ${slow.report.eventId}::uuid`
      expect(rows).toEqual([{ lastAnswer: "status 200", parkedAt: null }])
    }
    expect(receiver.reports).toHaveLength(4)
    yield* TestClock.adjust("1 hour")
    yield* other.deliverDue
    expect(receiver.reports).toHaveLength(4)
  })

  pageTest("resume leftover reports with a new worker", function* ({ receiver, page }) {
    receiver.reply(503)
    const payment = paymentOf(receiver)
    yield* page.choose(payment, "pay")
    receiver.reply(200)
    yield* startProcess(receiver, true)
    const arrival = yield* Effect.forkChild(receiver.received(2))
    while (arrival.pollUnsafe() === undefined) {
      yield* TestClock.adjust("100 millis")
      // A query of the real database lets the worker's own queries run first.
      yield* page.sql`select 1`
    }
    expect(receiver.reports[1]?.body).toBe(receiver.reports[0]?.body)
  })
})

it("the backoff grows to at most a minute", () => {
  expect([1, 2, 3, 6, 7, 8, 1000].map(backoffMilliseconds)).toEqual([
    1000, 2000, 4000, 32_000, 60_000, 60_000, 60_000
  ])
})
