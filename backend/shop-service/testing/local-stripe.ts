/**
 * Stripe for tests, as its API documents Checkout and refunds: idempotency keys, at least half an hour per
 * session, refunds up to the payment, signed events, and the list of them. Records its requests.
 */
import { randomUUID } from "node:crypto"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { Redacted } from "effect"
import Stripe from "stripe"
import { host } from "../../configuration.ts"
import { listen } from "../../processes.ts"
import type { StripeSettings } from "../settings.ts"

type Session = Pick<
  Stripe.Checkout.Session,
  | "id"
  | "object"
  | "client_reference_id"
  | "status"
  | "payment_status"
  | "amount_total"
  | "currency"
  | "url"
  | "expires_at"
> & { payment_intent: string | null }
type Refund = Pick<Stripe.Refund, "id" | "object" | "amount" | "metadata" | "status"> & {
  readonly payment_intent: string
}
type Fields = Readonly<Record<string, string>>
interface Happened {
  readonly id: string
  readonly object: "event"
  readonly type: string
  readonly created: number
  readonly data: { readonly object: unknown }
}
interface Answer {
  readonly status: number
  readonly body: unknown
}

const id = (prefix: string): string => `${prefix}_${randomUUID().replaceAll("-", "")}`
const refused = (status: number, message: string, code?: string): Answer => ({
  status,
  body: { error: { type: status === 401 ? "authentication_error" : "invalid_request_error", code, message } }
})
const found = (body: unknown): Answer => ({ status: 200, body })

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = ""
  for await (const chunk of request) body += String(chunk)
  return body
}

/** As the API tells of a charge of a card, shortened. */
const visa = {
  type: "card",
  card: {
    brand: "visa",
    last4: "4242",
    exp_month: 12,
    exp_year: 2031,
    fingerprint: "Xt5EWLLDS7FJjR1c",
    wallet: null
  }
}

/** Minutes between a payment and the request about it. */
export const minutesSincePaid = 20

export const startStripe = async () => {
  const secretKey = "sk_test_of_the_tests"
  const webhookSecret = "whsec_of_the_tests"
  const signer = new Stripe(secretKey)
  const sessions = new Map<string, Session>()
  const refunds = new Map<string, Refund>()
  const refusedByBank = new Set<string>()
  /** Latest first, reported or not. */
  const events: Array<Happened> = []
  const answered = new Map<string, { readonly asked: string; readonly answer: Answer }>()
  let statusOfRefunds: Refund["status"] = "succeeded"
  const requests: Array<{
    readonly call: string
    readonly key: string | undefined
    readonly fields: Fields
  }> = []
  const lost = { call: "", answers: 0 }

  const createSession = (fields: Fields): Answer => {
    const expiresAt = Number(fields["expires_at"])
    const ahead = expiresAt - Date.now() / 1000
    if (ahead < 30 * 60 || ahead > 24 * 3600)
      return refused(400, "The `expires_at` timestamp must be 30 minutes to 24 hours from now.")
    const session: Session = {
      id: id("cs_test"),
      object: "checkout.session",
      client_reference_id: fields["client_reference_id"] ?? null,
      status: "open",
      payment_status: "unpaid",
      payment_intent: null,
      amount_total: Number(fields["line_items[0][price_data][unit_amount]"]),
      currency: fields["line_items[0][price_data][currency]"] ?? null,
      url: `https://checkout.stripe.com/c/pay/${id("cs_test")}`,
      expires_at: expiresAt
    }
    sessions.set(session.id, session)
    return found(session)
  }
  const expire = (session: Session): Answer => {
    if (session.status !== "open")
      return refused(400, 'Only Checkout Sessions with a status in ["open"] can be expired.')
    session.status = "expired"
    return found(session)
  }
  /** Includes its payment, as all our requests expand it. */
  const expanded = (session: Session) => {
    const { payment_intent: intent, payment_status } = session
    if (intent === null) return session
    const status =
      payment_status === "paid"
        ? "succeeded"
        : refusedByBank.has(intent)
          ? "requires_payment_method"
          : "processing"
    const created = Math.floor(Date.now() / 1000) - minutesSincePaid * 60
    return {
      ...session,
      payment_intent: { id: intent, status, latest_charge: { created, payment_method_details: visa } }
    }
  }
  const createRefund = (fields: Fields): Answer => {
    const intent = fields["payment_intent"] ?? ""
    const paid = [...sessions.values()].find(({ payment_intent }) => payment_intent === intent)
    const before = [...refunds.values()]
      .filter(({ payment_intent, status }) => payment_intent === intent && status !== "failed")
      .reduce((sum, { amount }) => sum + amount, 0)
    if (before + Number(fields["amount"]) > (paid?.amount_total ?? 0))
      return refused(400, "The charge has already been refunded.", "charge_already_refunded")
    const refund: Refund = {
      id: id("re"),
      object: "refund",
      amount: Number(fields["amount"]),
      payment_intent: intent,
      metadata: { refundId: fields["metadata[refundId]"] ?? "" },
      status: statusOfRefunds
    }
    refunds.set(refund.id, refund)
    return found(refund)
  }
  const listEvents = (fields: Fields): Answer => {
    const types = Object.entries(fields).flatMap(([name, value]) =>
      /^types\[\d+\]$/.test(name) ? value : []
    )
    const wanted = events.filter(
      ({ type, created }) => types.includes(type) && created >= Number(fields["created[gte]"])
    )
    const begin = wanted.findIndex((event) => event.id === fields["starting_after"]) + 1
    const data = wanted.slice(begin, begin + Number(fields["limit"] ?? 10))
    return found({ object: "list", has_more: begin + data.length < wanted.length, url: "/v1/events", data })
  }
  const answerTo = (method: string, { pathname }: URL, fields: Fields): Answer => {
    const [, sessionId = "", action] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(pathname) ?? []
    const session = sessions.get(sessionId)
    if (pathname === "/v1/checkout/sessions" && method === "POST") return createSession(fields)
    if (session !== undefined) return action === undefined ? found(expanded(session)) : expire(session)
    if (pathname === "/v1/refunds" && method === "POST") return createRefund(fields)
    if (pathname === "/v1/events") return listEvents(fields)
    if (pathname === "/v1/refunds") {
      const intent = fields["payment_intent"]
      const data = [...refunds.values()].filter(({ payment_intent }) => payment_intent === intent)
      return found({ object: "list", has_more: false, url: pathname, data })
    }
    return refused(404, `Unrecognized request URL (${method}: ${pathname}).`)
  }
  const underKey = (key: string | undefined, asked: string, work: () => Answer): Answer => {
    const before = key === undefined ? undefined : answered.get(key)
    if (before !== undefined)
      return before.asked === asked
        ? before.answer
        : refused(400, "Keys for idempotent requests can only be used with the same parameters.")
    const answer = work()
    // A request that fails validation does not use up its key.
    if (key !== undefined && answer.status === 200) answered.set(key, { asked, answer })
    return answer
  }
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", "http://stripe.localhost")
    const { method = "GET", headers } = request
    const body = await bodyOf(request)
    const fields = Object.fromEntries([...url.searchParams, ...new URLSearchParams(body)])
    const key = headers["idempotency-key"]?.toString()
    const call = `${method} ${url.pathname}`
    requests.push({ call, key, fields })
    const { status, body: answer } =
      headers.authorization === `Bearer ${secretKey}`
        ? underKey(method === "POST" ? key : undefined, `${url.pathname} ${body}`, () =>
            answerTo(method, url, fields)
          )
        : refused(401, "Invalid API Key provided.")
    if (lost.call === call && lost.answers > 0) {
      lost.answers -= 1
      request.socket.destroy()
      return
    }
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer))
  }
  const server = createServer((request, response) => void serve(request, response))
  const settings: StripeSettings = {
    secretKey: Redacted.make(secretKey),
    webhookSecret: Redacted.make(webhookSecret),
    apiOrigin: `http://${host}:${await listen(server, host, 0)}`
  }
  const sessionsOf = (orderId: string) =>
    [...sessions.values()].filter(({ client_reference_id }) => client_reference_id === orderId)
  /** Adds an event; the test sends its report, or drops it. */
  const eventOf = (type: string, object: unknown, secondsAgo = 0) => {
    const created = Math.floor(Date.now() / 1000) - secondsAgo
    const event: Happened = { id: id("evt"), object: "event", type, created, data: { object } }
    events.unshift(event)
    return JSON.stringify(event)
  }
  return {
    settings,
    requests,
    events,
    refunds,
    sessionsOf,
    eventOf,
    /** Drops so many responses to this call, after the work is done. */
    loseAnswers: (call: string, answers: number) => {
      Object.assign(lost, { call, answers })
    },
    /** Pays like the driver on the hosted page. */
    pay: (orderId: string, payment_status: Session["payment_status"] = "paid"): Session => {
      const session = sessionsOf(orderId)[0]
      if (session?.status !== "open") throw new Error("There is nothing open to be paid.")
      return Object.assign(session, { status: "complete", payment_status, payment_intent: id("pi") })
    },
    /** Sets the bank's decision after days, without a report. */
    bankAnswers: (orderId: string, isPaid: boolean) => {
      const session = sessionsOf(orderId)[0]
      if (isPaid) Object.assign(session ?? {}, { payment_status: "paid" })
      else refusedByBank.add(session?.payment_intent ?? "")
    },
    /** Refunds like the operator in the dashboard, without a report. */
    refund: (orderId: string, amount: number) =>
      createRefund({ payment_intent: sessionsOf(orderId)[0]?.payment_intent ?? "", amount: `${amount}` }),
    /** Sets what becomes of the refunds from now on. */
    answerRefunds: (status: Refund["status"]) => {
      statusOfRefunds = status
    },
    /** Returns the signature header, made by the library itself. */
    sign: (payload: string, { secret = webhookSecret, secondsAgo = 0 } = {}) =>
      signer.webhooks.generateTestHeaderString({
        payload,
        secret,
        timestamp: Math.floor(Date.now() / 1000) - secondsAgo
      }),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve()))
  }
}
