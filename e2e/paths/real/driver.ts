/** A driver of the demo world as the real servers know them: tokens, a cart, orders and payments. */
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
/** Longer than the bank of the demo world takes when it is late. */
const timeout = 15_000

export interface RealDriver {
  readonly tokens: Tokens
  /** A token of theirs that is too old; waits until it is, for servers whose clocks differ a little, too. */
  readonly expiredToken: () => Promise<string>
  readonly configure: (ticket: string, plate: string) => Promise<Ticket>
  /** Puts these into the cart, and nothing else. */
  readonly fillCart: (items: ReadonlyArray<Ticket>) => Promise<void>
  /** Orders what is in the cart. */
  readonly order: () => Promise<Order>
  readonly cancelOrder: (orderId: string) => Promise<void>
  /** Nothing is open any more, and no bank is being asked; waits for those that are. */
  readonly closeOrders: () => Promise<void>
  /** What the order has come to; waits until it has come to it. */
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

/** What the person at the payment page chooses, sent as their browser sends it. */
export const decideAt = async (address: string, choice: "pay" | "pay-late" | "decline"): Promise<void> => {
  const answer = await fetch(address, {
    method: "POST",
    redirect: "manual",
    headers: { origin: origins.payment, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ choice }).toString()
  })
  if (answer.status >= 400) throw new Error(`The payment page answered ${answer.status}.`)
}

/** Milliseconds by which the shop service lets clocks differ, and the second that the token lives. */
const untilExpired = 5_000 + 2_000

/** Tokens live for the usual time again afterwards. */
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
          // Also for a plate that has a ticket for that time.
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

/** Everything a session of theirs leaves in a tab, by key of session storage. */
export const realSession = ({ tokens }: RealDriver): Readonly<Record<string, string>> => {
  const { id_token: idToken, refresh_token: _, ...answer } = tokens
  const claims = JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString())
  const expiresAt = Math.floor(Date.now() / 1_000) + tokens.expires_in
  return entriesOf({ claims, idToken, answer, expiresAt })
}
