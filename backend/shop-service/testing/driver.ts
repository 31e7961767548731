/** Driver for tests: calls the service like the shop, up to an order. */
import { randomUUID } from "node:crypto"
import type { Redacted } from "effect"
import type { ActiveTicket } from "../../../schemas/active-ticket.ts"
import type { RefusalCode } from "../../../schemas/api/refusal-codes.ts"
import type { Order } from "../../../schemas/order.ts"
import type { PaymentEvent } from "../../../schemas/payment-event.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { shopAreaId, shopId, ticketId } from "../../demo-world/shops.ts"
import { signReport } from "../../payment-protocol/report-signature.ts"
import type { TestIssuer, TokenOptions } from "./issuer.ts"

export interface Answer<Body = unknown> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

export interface ErrorAnswer {
  readonly code: string
  readonly message: string
  readonly field: string | null
}

/** Response to a refused call, for `toMatchObject`. */
export const refused = (status: number, code: RefusalCode, field?: string | null) => ({
  status,
  body: field === undefined ? { code } : { code, field }
})

type Json = Readonly<Record<string, unknown>>

export interface Driver {
  call<Body = ErrorAnswer>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Json
  ): Promise<Answer<Body>>
  /** Calls configure; the plate is M-PP123 unless the body sets another. */
  configure<Body = ErrorAnswer>(shop: string, ticket: string, body?: Json): Promise<Answer<Body>>
  /** Returns a ticket that must be configurable. */
  configured(shop: string, ticket: string, body?: Json): Promise<Ticket>
  putCart<Body = ErrorAnswer>(shop: string, items: ReadonlyArray<unknown>): Promise<Answer<Body>>
  cart(shop: string): Promise<ReadonlyArray<Ticket>>
  /** Returns the driver's valid tickets of a shop. */
  activeTickets(shop: string): Promise<ReadonlyArray<ActiveTicket>>
  /** Orders the current cart, including covered items, unless `body` says otherwise. */
  order<Body = Order>(shop: string, key?: string, body?: Json): Promise<Answer<Body>>
}

/** Returns a plate of Munich, another one for each number below half a million. */
export const plateOf = (number: number): string => {
  const letters = [Math.floor(number / 999 / 26) % 26, Math.floor(number / 999) % 26]
  return `M-${String.fromCharCode(...letters.map((letter) => 65 + letter))}${1 + (number % 999)}`
}

/** Returns the decoded response. A refusal must have a message for the caller. */
export const readAnswer = async <Body>(response: Response): Promise<Answer<Body>> => {
  const text = await response.text()
  const body = text === "" ? undefined : JSON.parse(text)
  if (body?.message === "") throw new Error(`${body.code} has no message.`)
  return { status: response.status, headers: response.headers, body }
}

/** The service refuses before it does anything, while a loaded machine's identity provider does not answer. */
const isUntried = ({ status, body }: Answer): boolean =>
  status === 503 && (body as ErrorAnswer).code === "E_IDENTITY_UNAVAILABLE"
const maxRetries = 5

/** Asks for origin and token before each call; the token may reject. `timeout`: milliseconds of one call. */
export const driverWith = (origin: () => string, token: () => Promise<string>, timeout?: number): Driver => {
  const call = async <Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Json = {},
    retriesLeft = maxRetries
  ): Promise<Answer<Body>> => {
    const bearer = await token()
    const response = await fetch(`${origin()}${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer}`, "content-type": "application/json", ...headers },
      ...(timeout === undefined ? {} : { signal: AbortSignal.timeout(timeout) }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) })
    })
    const answer = await readAnswer<Body>(response)
    return isUntried(answer) && retriesLeft > 0 ? call(method, path, body, headers, retriesLeft - 1) : answer
  }
  const configure = <Body>(shop: string, ticket: string, body: Json = {}) =>
    call<Body>(
      "POST",
      `/v2/available-purchase-option/fixed-price-ticket/${ticketId(shop, ticket)}/configure`,
      { shopAreaEntityId: shopAreaId(shop), plates: [{ plate: "M-PP123", country: "DE" }], ...body }
    )
  const cart = (shop: string) => call<{ items?: ReadonlyArray<Ticket> }>("GET", `/v1/${shopId(shop)}/cart`)
  return {
    call,
    configure,
    configured: async (shop, ticket, body) => {
      const answer = await configure<Ticket>(shop, ticket, body)
      if (answer.status !== 200) throw new Error(`Not configurable: ${JSON.stringify(answer.body)}`)
      return answer.body
    },
    putCart: (shop, items) => call("PUT", `/v1/${shopId(shop)}/cart`, { items }),
    cart: async (shop) => (await cart(shop)).body.items ?? [],
    activeTickets: async (shop) => {
      const path = `/v1/shop/active-tickets/${shopId(shop)}`
      return (await call<{ readonly activeTickets: ReadonlyArray<ActiveTicket> }>("GET", path)).body
        .activeTickets
    },
    order: async (shop, key = randomUUID(), body = {}) => {
      const coveredHashes =
        "coveredHashes" in body ? [] : (await cart(shop)).body.items?.map(({ hash }) => hash)
      const declared = { acceptedTerms: true, acceptedPrivacy: true, expressRequest: true, locale: "de" }
      return call(
        "POST",
        `/v1/${shopId(shop)}/order`,
        { ...declared, coveredHashes, ...body },
        { "idempotency-key": key }
      )
    }
  }
}

export const driver = async (
  origin: string,
  issuer: TestIssuer,
  subject: string,
  options?: TokenOptions
): Promise<Driver> => {
  const token = await issuer.token(subject, options)
  return driverWith(
    () => origin,
    async () => token
  )
}

/** Returns the payment page's report of an order. */
export const eventOf = (order: Order, event: Partial<PaymentEvent> = {}): PaymentEvent => ({
  eventId: randomUUID(),
  orderId: order.orderId,
  outcome: "paid",
  amount: order.total,
  currencyCode: order.currencyCode,
  occurredAt: new Date().toISOString(),
  ...event
})

/** Sends a report as the payment page does, signed now unless `signature` is given. */
export const report = async (
  origin: string,
  secret: Redacted.Redacted,
  event: unknown,
  signature?: (body: string) => string
): Promise<Answer<{ readonly orderId: string; readonly status: Order["status"] } & ErrorAnswer>> => {
  const body = typeof event === "string" ? event : JSON.stringify(event)
  const response = await fetch(`${origin}/v1/payment-event`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "parkschein-signature": signature?.(body) ?? signReport(body, secret, new Date())
    },
    body
  })
  return readAnswer(response)
}
