/**
 * Drivers who buy continuously, from any service that responds, as behind a proxy: without a response, or
 * with one that asks for a retry, they try the next one. Anything but one ticket per purchase is a failure.
 */
import { randomUUID } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { Redacted } from "effect"
import { shopId } from "../../backend/demo-world/shops.ts"
import { inDays } from "../../backend/shop-service/testing/days.ts"
import {
  type Answer,
  type Driver,
  driver,
  eventOf,
  plateOf,
  report
} from "../../backend/shop-service/testing/driver.ts"
import type { TestIssuer } from "../../backend/shop-service/testing/issuer.ts"
import type { Order } from "../../schemas/order.ts"
import type { Ticket } from "../../schemas/ticket.ts"

const timeoutMilliseconds = 30_000
const pauseMilliseconds = 50

export interface Purchase {
  readonly order: Order
  readonly finishedAt: number
}

/** Mutable during the purchases. */
export interface TargetServices {
  origins: ReadonlyArray<string>
  /** Payments are reported with one of these. */
  secrets: ReadonlyArray<string>
  /** Statuses after which the same is asked again; default: 503. */
  retried?: ReadonlyArray<number>
}

export const startDrivers = (
  target: TargetServices,
  issuer: TestIssuer,
  count = 20,
  { shop, ticket } = { shop: "wiesensee", ticket: "hiking-day" }
) => {
  const purchases: Purchase[] = []
  const failures: string[] = []
  let asked = 0
  let askedAgain = 0
  let isOver = false

  const answered = async <Body>(
    subject: string,
    ask: (person: Driver, origin: string) => Promise<Answer<Body>>
  ): Promise<Body> => {
    const end = Date.now() + timeoutMilliseconds
    for (let last = "nobody answered"; Date.now() < end; askedAgain += 1) {
      const { origins } = target
      asked += 1
      const origin = origins[asked % origins.length] ?? ""
      try {
        const { status, body } = await ask(await driver(origin, issuer, subject), origin)
        if (status < 400) return body
        last = `${status} ${JSON.stringify(body)}`
        if (!(target.retried ?? [503]).includes(status)) throw new Refused(last)
      } catch (cause) {
        if (cause instanceof Refused) throw cause
        last = String(cause)
      }
      await wait(pauseMilliseconds)
    }
    throw new Refused("nobody answered in time")
  }

  const buy = async (subject: string, number: number): Promise<void> => {
    const key = randomUUID()
    const body = { ...inDays(1 + (number % 20)), plates: [{ plate: plateOf(number), country: "DE" }] }
    const item = await answered<Ticket>(subject, (person) => person.configure(shop, ticket, body))
    await answered(subject, (person) => person.putCart<unknown>(shop, [item]))
    const order = await answered<Order>(subject, (person) => person.order(shop, key))
    const secret = target.secrets[number % target.secrets.length] ?? ""
    const event = eventOf(order)
    await answered(subject, (_, origin) => report(origin, Redacted.make(secret), event))
    const paid = await answered<Order>(subject, (person) =>
      person.call("GET", `/v1/${shopId(shop)}/order/${order.orderId}`)
    )
    if (paid.status !== "paid" || paid.refunds.length > 0) throw new Refused(`the order is ${paid.status}`)
    purchases.push({ order: paid, finishedAt: Date.now() })
  }

  const work = async (index: number): Promise<void> => {
    for (let number = index; !isOver; number += count) {
      await buy(`driver|rehearsal-${index}`, number).catch((cause: unknown) => failures.push(String(cause)))
    }
  }
  const all = Promise.all(Array.from({ length: count }, (_, index) => work(index)))
  return {
    purchases,
    failures,
    askedAgain: () => askedAgain,
    /** Finishes running purchases first. */
    stop: async () => {
      isOver = true
      await all
    }
  }
}

class Refused extends Error {}
