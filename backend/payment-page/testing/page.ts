/** Payment page for tests: the real one, on a free port, with a real database, in virtual time. */
import { randomUUID } from "node:crypto"
import { Context, Effect, Layer, Redacted } from "effect"
import { HttpServer } from "effect/http"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"
import { databaseLayer } from "../../database/client.ts"
import { createPaymentToken, type Payment } from "../../payment-protocol/payment-token.ts"
import { Decisions } from "../decisions.ts"
import { Delivery, deliveryWorker } from "../delivery.ts"
import { paymentPage, paymentServices } from "../server.ts"
import { Settings } from "../settings.ts"
import type { Receiver } from "./receiver.ts"

export const secret = Redacted.make("a secret of the tests")
/** `Origin` of browsers; the page listens on any free port. */
export const ownOrigin = "http://payment.example"
export const shopOrigin = "http://shop.example"

/** Start time of every test. */
export const beginning = new Date("2026-12-01T09:00:00Z")
export const setOut = TestClock.setTime(beginning.getTime())

/** Returns a payment of eight euros for a new order, open for half an hour. */
export const paymentOf = (receiver: Receiver, changes: Partial<Payment> = {}): Payment => {
  const orderId = changes.orderId ?? randomUUID()
  return {
    orderId,
    reference: "WS-4711",
    amount: 8,
    currencyCode: "EUR",
    shopName: "Wiesensee",
    description: "Tagesticket Wandern, M-PP123",
    locale: "de",
    successUrl: `${shopOrigin}/wiesensee/payment-success?order=${orderId}`,
    failureUrl: `${shopOrigin}/wiesensee/payment-failed?order=${orderId}`,
    reportUrl: `${receiver.origin}/v1/payment-event`,
    expiresAt: new Date(beginning.getTime() + 30 * 60_000).toISOString(),
    ...changes
  }
}

export const tokenOf = (payment: Payment): string => createPaymentToken(payment, secret)

export interface PageOptions {
  readonly databaseUrl: string
  readonly receiver: Receiver
  readonly testControl?: boolean
  /** Without it, reports are delivered only at the decision, or by `deliverDue`. */
  readonly withWorker?: boolean
}

/** Starts a page, like a process of its own; it stops when the scope closes. */
export const startPage = Effect.fnUntraced(function* (options: PageOptions) {
  const settings = Layer.succeed(Settings, {
    secret,
    otherSecret: null,
    ownOrigin,
    shopOrigin,
    reportOrigin: options.receiver.origin,
    testControl: options.testControl ?? false
  })
  const database = databaseLayer({
    url: Redacted.make(options.databaseUrl),
    maximumConnections: 2,
    applicationName: "payment page test"
  })
  const application = Layer.mergeAll(
    paymentPage({ host: "127.0.0.1", port: 0 }),
    options.withWorker ? deliveryWorker : Layer.empty
  ).pipe(Layer.provideMerge(paymentServices), Layer.provideMerge(Layer.merge(settings, database)))
  const context = yield* Layer.build(Layer.fresh(application))
  const origin = HttpServer.formatAddress(Context.get(context, HttpServer.HttpServer).address)

  const get = (path: string) =>
    Effect.promise((signal) => fetch(`${origin}${path}`, { redirect: "manual", signal }))
  const post = (path: string, body: string | URLSearchParams, headers: Record<string, string>) =>
    Effect.promise((signal) =>
      fetch(`${origin}${path}`, { method: "POST", body, headers, redirect: "manual", signal })
    )
  return {
    origin,
    get,
    post,
    visit: (payment: Payment) => get(`/pay/${tokenOf(payment)}`),
    /** Sets a fault. */
    control: (request: unknown, contentType = "application/json") =>
      post("/test-control", JSON.stringify(request), { "content-type": contentType }),
    /** Submits the form like a browser. */
    choose: (payment: Payment, choice: string, more: Record<string, string> = {}) =>
      post(`/pay/${tokenOf(payment)}`, new URLSearchParams({ choice, ...more }), { origin: ownOrigin }),
    decisions: Context.get(context, Decisions),
    deliver: Context.get(context, Delivery).deliver,
    deliverDue: Context.get(context, Delivery).deliverDue,
    sql: Context.get(context, SqlClient.SqlClient)
  }
})

export const textOf = (response: Response) => Effect.promise(() => response.text())

export const locationOf = (response: Response): string | null => response.headers.get("location")
