/** Judges a drill: waits until all work is done, then applies the model of the histories to every driver. */
import { setTimeout as wait } from "node:timers/promises"
import type { TestDatabase } from "../../backend/database/test-database.ts"
import { endOf } from "../histories/end.ts"
import { violationsOf } from "../histories/model.ts"
import type { Buyer } from "./buyer.ts"

/** Milliseconds to finish pending work once all faults have ended. */
const timeout = 60_000

type Look = Pick<TestDatabase, "query">

/** Returns pending work of the payment page and of refunds. */
const underWay = async ({ query }: Look): Promise<ReadonlyArray<string>> => {
  const [row] = await query<{ reports: number; refunds: number }>(
    `select (select count(*)::int from payment.report where delivered_at is null and parked_at is null) as reports,
      (select count(*)::int from shop.refund where refunded_at is null) as refunds`
  )
  return [
    ...(row?.reports === 0 ? [] : [`${row?.reports} reports were not delivered`]),
    ...(row?.refunds === 0 ? [] : [`${row?.refunds} refunds were not confirmed`])
  ]
}

const untilQuiet = async (database: Look): Promise<ReadonlyArray<string>> => {
  const begun = Date.now()
  while (true) {
    // Skips the backoff earned by failures.
    await database.query(
      "update payment.report set due_at = now() where due_at > now() and attempts > 0 and delivered_at is null"
    )
    await database.query("update shop.refund set due_at = now() where due_at > now() and refunded_at is null")
    const left = await underWay(database)
    if (left.length === 0 || Date.now() - begun > timeout) return left
    await wait(1000)
  }
}

/** Returns the violations of all these drivers. */
export const judge = async (database: Look, buyers: ReadonlyArray<Buyer>) => {
  const violations = [...(await untilQuiet(database))]
  const parked = await database.query("select order_id from payment.report where parked_at is not null")
  if (parked.length > 0) violations.push(`${parked.length} reports were refused`)
  const money = await database.query<{ subject: string; orderId: string; paymentId: string }>(
    `select o.subject, r.order_id as "orderId", r.payment_id as "paymentId" from payment.report r
      join shop.customer_order o on o.id = r.order_id where r.body::jsonb ->> 'outcome' = 'paid'`
  )
  const sums = { orders: 0, tickets: 0, refunds: 0 }
  for (const { subject, read, carts, violations: seen } of buyers) {
    const end = await endOf(database, subject, read, {
      money: money.filter((payment) => payment.subject === subject),
      carts: carts.possible(),
      // These buyers never confirm a covered item.
      confirmed: new Map()
    })
    sums.orders += end.orders.length
    sums.tickets += end.tickets.length
    sums.refunds += end.refunds.length
    violations.push(...[...seen, ...violationsOf(end)].map((what) => `${subject}: ${what}`))
  }
  return { ...sums, violations }
}
