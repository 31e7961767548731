/**
 * Driver of the drill: buys one ticket after another, retries each request without a response, and records
 * violations.
 */
import { randomUUID } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { shopId } from "../../backend/demo-world/shops.ts"
import { inDays } from "../../backend/shop-service/testing/days.ts"
import { type Answer, driverWith, plateOf } from "../../backend/shop-service/testing/driver.ts"
import type { Random } from "../../backend/shop-service/testing/random.ts"
import type { Order } from "../../schemas/order.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import { type CartMemory, cartMemory } from "../histories/cart-memory.ts"
import type { CalmClock } from "./calm-clock.ts"

const shop = "wiesensee"
const lake = `/v1/${shopId(shop)}`

/** Milliseconds: limit of one call before a retry; limit of a purchase, without the time of faults. */
const timeouts = { answer: 10_000, purchase: 90_000 }

export interface BuyerWorld {
  /** Origins of the shop services, each behind its own line. */
  readonly services: ReadonlyArray<string>
  readonly paymentPage: string
  /** Whether the payment page accepts this command: only one under test does. */
  readonly takesMoneyTwice: boolean
  /** Aborts when no further purchase may begin. */
  readonly closing: AbortSignal
  readonly calm: CalmClock
  /** Minimum milliseconds before a retry; the maximum is five times as long. */
  readonly again: number
  /** Maximum milliseconds between two purchases of a driver. */
  readonly pause: number
}

export interface BuyerCounts {
  begun: number
  /** Counts of purchases by result. */
  paid: number
  notPaid: number
  retries: number
}

export interface Buyer {
  readonly subject: string
  readonly carts: CartMemory
  readonly violations: ReadonlyArray<string>
  readonly read: <Body>(path: string) => Promise<Body>
  /** Buys until the drill closes; finishes a purchase that has begun. */
  buy(): Promise<void>
}

type Answered<Body> = Pick<Answer<Body>, "status" | "body">

type OrderAnswer = Partial<Order> & { readonly code?: string }

/** Transient: the same request may succeed a moment later. */
const isPassing = (status: number): boolean => status >= 500 || status === 408 || status === 429

export const makeBuyer = (
  { subject, token, number }: { readonly subject: string; readonly token: string; readonly number: number },
  { services, paymentPage, takesMoneyTwice, closing, calm, again, pause }: BuyerWorld,
  random: Random,
  counts: BuyerCounts
): Buyer => {
  const carts = cartMemory()
  const violations: string[] = []
  let wanted: ReadonlyArray<Ticket> = []
  let bought = 0

  /** Calls a random service each time. */
  const person = driverWith(
    () => random.one(services),
    async () => token,
    timeouts.answer
  )

  const post = async (url: string, headers: Readonly<Record<string, string>>, body: string) => {
    const signal = AbortSignal.timeout(timeouts.answer)
    const response = await fetch(url, { method: "POST", headers, body, redirect: "manual", signal })
    return { status: response.status, body: await response.text() }
  }

  /** Retries until a response is not transient. */
  const insist = async <Body>(
    what: string,
    attempt: () => Promise<Answered<Body>>
  ): Promise<Answered<Body>> => {
    const begun = calm.milliseconds()
    let last = ""
    while (calm.milliseconds() - begun < timeouts.purchase) {
      const answer = await attempt().catch((error: unknown) => {
        last = String(error instanceof Error ? (error.cause ?? error.message) : error)
        return undefined
      })
      if (answer !== undefined && !isPassing(answer.status)) return answer
      if (answer !== undefined) last = String(answer.status)
      counts.retries += 1
      await wait(again * (1 + random.number() * 4))
    }
    throw new Error(`${what} was not answered for ${timeouts.purchase / 1000} s: ${last}`)
  }

  const good = async <Body>(what: string, attempt: () => Promise<Answered<Body>>): Promise<Body> => {
    const { status, body } = await insist(what, attempt)
    if (status !== 200) throw new Error(`${what} was answered ${status} ${JSON.stringify(body)}`)
    return body
  }

  const read = <Body>(path: string): Promise<Body> =>
    good(path, () => person.call<Body>("GET", `${lake}${path}`))

  const configure = (): Promise<Ticket> => {
    bought += 1
    const plates = [{ plate: plateOf(number * 500 + bought), country: "DE" }]
    return good("a ticket", () => person.configure<Ticket>(shop, "hiking-day", { plates, ...inDays(1) }))
  }

  const putCart = (items: ReadonlyArray<Ticket>) =>
    good("a cart", () => carts.put(items, () => person.putCart<unknown>(shop, items)))

  /** Orders with retries under one idempotency key. Restores a cart that a late request has overwritten. */
  const order = async (items: ReadonlyArray<Ticket>): Promise<Order> => {
    const key = randomUUID()
    const body = { hashes: items.map(({ hash }) => hash), coveredHashes: undefined }
    const send = () => insist("an order", () => person.order<OrderAnswer>(shop, key, body))
    for (let attempts = 0; attempts < 50; attempts += 1) {
      const answer = await send()
      if (answer.status === 200) {
        if (random.chance(0.2)) {
          const again = await send()
          // An attempt that this driver has given up may still hold the key.
          const isAtWork = again.body.code === "E_ORDER_RUNNING"
          if (!isAtWork && (again.status !== 200 || again.body.orderId !== answer.body.orderId))
            violations.push(`a key answered another order: ${again.status} ${again.body.code}`)
        }
        return answer.body as Order
      }
      if (answer.body.code === "E_CART_CHANGED" || answer.body.code === "E_CART_EMPTY") await putCart(items)
      else if (answer.body.code !== "E_ORDER_RUNNING")
        throw new Error(`an order was answered ${answer.status} ${answer.body.code}`)
      await wait(200)
    }
    throw new Error("an order was not made in 50 attempts")
  }

  const choose = async ({ paymentUrl }: Order, choice: Readonly<Record<string, string>>): Promise<void> => {
    const { status } = await insist("a payment", () =>
      post(
        paymentUrl ?? "",
        { origin: paymentPage, "content-type": "application/x-www-form-urlencoded" },
        new URLSearchParams(choice).toString()
      )
    )
    if (status !== 303 && status !== 302) violations.push(`a payment was answered ${status}`)
  }

  const untilShown = async ({ orderId }: Order, status: Order["status"]): Promise<void> => {
    const begun = calm.milliseconds()
    let shown = ""
    while (calm.milliseconds() - begun < timeouts.purchase) {
      shown = (await read<Order>(`/order/${orderId}`)).status
      if (shown === status) return
      // Polls like the page of an order.
      await wait(1000 + random.number() * 1000)
    }
    throw new Error(`an order was shown as ${shown}, not as ${status}, for ${timeouts.purchase / 1000} s`)
  }

  const pay = async (made: Order, choice: Readonly<Record<string, string>> = { choice: "pay" }) => {
    await choose(made, choice)
    await untilShown(made, "paid")
  }

  const payTwice = async (made: Order): Promise<"paid"> => {
    // Simulates two tabs.
    await Promise.all([choose(made, { choice: "pay" }), choose(made, { choice: "pay" })])
    await untilShown(made, "paid")
    return "paid"
  }

  /** Ways to end an order; each returns its final status. */
  const ways: ReadonlyArray<(made: Order) => Promise<"paid" | "not paid">> = [
    ...Array.from({ length: 5 }, () => async (made: Order) => {
      await pay(made)
      return "paid" as const
    }),
    payTwice,
    async (made) => {
      await pay(made, { choice: "pay-late", lateSeconds: "10" })
      return "paid"
    },
    async (made) => {
      if (!takesMoneyTwice) return payTwice(made)
      // The provider takes money a second time, which must be refunded.
      await insist("a switch", () =>
        post(
          `${paymentPage}/test-control`,
          { "content-type": "application/json" },
          JSON.stringify({ closed: "take", orderId: made.orderId })
        )
      )
      await pay(made)
      await choose(made, { choice: "pay" })
      return "paid"
    },
    async (made) => {
      await choose(made, { choice: "decline" })
      await untilShown(made, "failed")
      return "not paid"
    },
    async (made) => {
      await choose(made, { choice: "leave" })
      return "not paid"
    },
    async (made) => {
      await good("a cancellation", () => person.call<unknown>("DELETE", `${lake}/order/${made.orderId}`))
      await untilShown(made, "cancelled")
      return "not paid"
    }
  ]

  const purchase = async (): Promise<void> => {
    counts.begun += 1
    const items = [...wanted.slice(-2), await configure()]
    await putCart(items)
    const made = await order(items)
    if (random.chance(0.2)) {
      const { orderId } = await order(items)
      if (orderId !== made.orderId) violations.push("one decision to buy became two orders")
    }
    const end = await random.one(ways)(made)
    wanted = end === "paid" ? [] : items
    counts[end === "paid" ? "paid" : "notPaid"] += 1
  }

  return {
    subject,
    carts,
    violations,
    read,
    buy: async () => {
      while (violations.length === 0) {
        await wait(random.number() * pause, undefined, { signal: closing }).catch(() => undefined)
        if (closing.aborted) return
        await purchase().catch((error: unknown) => {
          violations.push(error instanceof Error ? error.message : String(error))
        })
      }
    }
  }
}
