/** Driver of the demo world on the real servers: tokens, cart, orders and payments. */
import { randomUUID } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { origins } from "../../../backend/configuration.ts"
import { shopAreaId, shopId, ticketId } from "../../../backend/demo-world/shops.ts"
import { type Tokens, tokensOf } from "../../../backend/identity-provider/access-token.ts"
import type { Order, OrderStatus } from "../../../schemas/order.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { type Client, makeClient } from "../../contract/support/client.ts"
import { controlIdentityProvider } from "../../support/hosted-control.ts"
import { entriesOf } from "../support/session.ts"

const params = { shopId: shopId("wiesensee") }
/** Milliseconds: longer than the demo's slow bank. */
const timeout = 15_000

export interface RealDriver {
  readonly tokens: Tokens
  /** Returns an expired token; waits for the expiry, including the clock tolerance of the servers. */
  readonly expiredToken: () => Promise<string>
  readonly configure: (ticket: string, plate: string) => Promise<Ticket>
  /** Puts only these tickets into the cart. */
  readonly fillCart: (items: ReadonlyArray<Ticket>) => Promise<void>
  /** Orders the cart. */
  readonly order: () => Promise<Order>
  readonly cancelOrder: (orderId: string) => Promise<void>
  /** Closes open orders; waits for those with a pending bank. */
  readonly closeOrders: () => Promise<void>
  /** Waits until the order has this status. */
  readonly awaitOrder: (orderId: string, status: OrderStatus) => Promise<void>
  readonly close: () => Promise<void>
}

const tomorrow = (): { readonly year: number; readonly month: number; readonly day: number } => {
  const [year = 0, month = 0, day = 0] = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" })
    .format(Date.now() + 86_400_000)
    .split("-")
    .map(Number)
  return { year, month, day }
}

/** Sends the decision at the payment page, like the browser of the driver. */
export const decideAt = async (address: string, choice: "pay" | "pay-late" | "decline"): Promise<void> => {
  const answer = await fetch(address, {
    method: "POST",
    redirect: "manual",
    headers: { origin: origins.payment, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ choice }).toString()
  })
  if (answer.status >= 400) throw new Error(`The payment page answered ${answer.status}.`)
}

/** Milliseconds: clock tolerance of the shop service, and the lifetime of one second. */
const untilExpired = 5_000 + 2_000

/** Restores the usual lifetime of tokens afterwards. */
const expiringTokenOf = async (email: string): Promise<{ readonly token: string; readonly at: number }> => {
  await controlIdentityProvider("lifetimes", { accessToken: 1 })
  try {
    const { access_token: token } = await tokensOf(email)
    return { token, at: Date.now() + untilExpired }
  } finally {
    await controlIdentityProvider("lifetimes", { accessToken: 3_600 })
  }
}

export const meetDriver = async (email: string): Promise<RealDriver> => {
  const expired = await expiringTokenOf(email)
  const tokens = await tokensOf(email)
  const client: Client = await makeClient(origins.api, tokens.access_token)
  const { run, calls } = client
  return {
    tokens,
    expiredToken: async () => {
      await wait(Math.max(0, expired.at - Date.now()))
      return expired.token
    },
    configure: (ticket, plate) =>
      run(
        calls.configureTicket({
          params: { id: ticketId("wiesensee", ticket) },
          payload: {
            ...tomorrow(),
            plates: [{ plate, country: "DE" }],
            shopAreaEntityId: shopAreaId("wiesensee")
          }
        })
      ),
    fillCart: async (items) => {
      await run(calls.putCart({ params, payload: { items } }))
    },
    order: async () => {
      const { items } = await run(calls.getCart({ params }))
      const declared = { acceptedTerms: true, acceptedPrivacy: true, expressRequest: true, locale: "de" }
      return run(
        calls.createOrder({
          params,
          headers: { "idempotency-key": randomUUID() },
          // Orders plates that are covered for that time, too.
          payload: { ...declared, coveredHashes: items.map(({ hash }) => hash ?? "") }
        })
      )
    },
    cancelOrder: async (orderId) => {
      await run(calls.cancelOrder({ params: { ...params, orderId } }))
    },
    closeOrders: async () => {
      for (const until = Date.now() + timeout; ; await wait(100)) {
        const { order } = await run(calls.getOpenOrder({ params }))
        if (order === null) return
        if (order.status === "open")
          await run(calls.cancelOrder({ params: { ...params, orderId: order.orderId } }))
        if (Date.now() > until) throw new Error(`Order ${order.orderId} is still ${order.status}.`)
      }
    },
    awaitOrder: async (orderId, status) => {
      for (const until = Date.now() + timeout; ; await wait(50)) {
        const order = await run(calls.getOrder({ params: { ...params, orderId } }))
        if (order.status === status) return
        if (Date.now() > until) throw new Error(`Order ${orderId} is ${order.status}, not ${status}.`)
      }
    },
    close: () => client.close()
  }
}

/** Returns the session storage of a signed-in tab, by key. */
export const realSession = ({ tokens }: RealDriver): Readonly<Record<string, string>> => {
  const { id_token: idToken, refresh_token: _, ...answer } = tokens
  const claims = JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString())
  const expiresAt = Math.floor(Date.now() / 1_000) + tokens.expires_in
  return entriesOf({ claims, idToken, answer, expiresAt })
}
