/** Push reminders per phone. A row is personal data, deleted once sent, given up or without its phone. */
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { PushSubscription } from "../../../schemas/push-subscription.ts"
import { first, run } from "../../database/statement.ts"
import { isValidTicket } from "./issued-tickets.ts"
import { joinedShop } from "./shops.ts"

/** SQL of the time of a reminder, also by mail. For an issued ticket `i`: 1 day before the end of long ones, 1 hour for short ones, 1/4 for hours. */
export const reminderMoment = `(i.valid_to -
  case when i.valid_to - i.valid_from > interval '3 days' then interval '1 day'
    else least(interval '1 hour', (i.valid_to - i.valid_from) / 4) end)`

/** True if the next stay is the last one of several, so that the ticket may end early. */
export const isLastStay = "(coalesce(i.remaining_usage, 0) = 1 and i.total_usage_limit > 1)"

/** Maximum phones per order; the oldest is removed for a new one. */
const maxPhones = 10

const takenAtOnce = 20

/** Longer than one attempt can take: then the process that took it is gone, and another sends it. */
const leaseSeconds = 60

/** Seconds between two attempts: 5, doubling, at most half an hour. */
const pauseAfter = (attempts: number): number => Math.min(1_800, 5 * 2 ** Math.min(attempts - 1, 9))

export interface PushReminder {
  readonly orderId: string
  readonly position: number
  readonly subscription: PushSubscription
  /** Includes the attempt that begins now. */
  readonly attempts: number
  readonly validTo: Date
  /** False once the ticket has ended, is used up, or was refunded. */
  readonly isValid: boolean
}

interface Row extends Omit<PushReminder, "subscription"> {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const moment = sql.literal(reminderMoment)
  const isValid = sql.literal(isValidTicket)
  const isAhead = sql`(${moment} > now() and ${isValid})`
  return {
    /** Returns the time of the order's next reminder; null if there is none. */
    next: (orderId: string) =>
      Effect.map(
        first(sql<{ next: Date | null }>`
          select min(${moment}) as next from shop.issued_ticket i
          where i.order_id = ${orderId} and ${isAhead}`),
        (row) => row?.next ?? null
      ),
    /** Adds a reminder on this phone for each ticket with a moment ahead. No duplicates for the same phone. */
    add: Effect.fn("PushReminders.add")(function* (
      orderId: string,
      { endpoint, keys: { p256dh, auth } }: PushSubscription
    ) {
      yield* sql`
        insert into shop.push_reminder (order_id, order_position, endpoint, p256dh, auth, due_at)
        select i.order_id, i.order_position, ${endpoint}, ${p256dh}, ${auth}, ${moment}
        from shop.issued_ticket i where i.order_id = ${orderId} and ${isAhead}
        on conflict (order_id, order_position, endpoint)
        do update set p256dh = excluded.p256dh, auth = excluded.auth, created_at = now()`
      yield* sql`
        delete from shop.push_reminder where order_id = ${orderId} and endpoint in (
          select endpoint from shop.push_reminder where order_id = ${orderId}
          group by endpoint order by max(created_at) desc offset ${maxPhones})`
    }, Effect.orDie),
    remove: (orderId: string, endpoint: string) =>
      run(sql`delete from shop.push_reminder where order_id = ${orderId} and endpoint = ${endpoint}`),
    /** Replaces the subscription of a phone in all its reminders. Call within a transaction. */
    renew: Effect.fn("PushReminders.renew")(function* (
      former: string,
      { endpoint, keys: { p256dh, auth } }: PushSubscription
    ) {
      // A reminder that the new subscription already has is not duplicated.
      yield* sql`
        delete from shop.push_reminder p where p.endpoint = ${former} and ${former} <> ${endpoint} and exists (
          select 1 from shop.push_reminder other where other.endpoint = ${endpoint}
            and other.order_id = p.order_id and other.order_position = p.order_position)`
      yield* sql`
        update shop.push_reminder set endpoint = ${endpoint}, p256dh = ${p256dh}, auth = ${auth}
        where endpoint = ${former}`
    }, Effect.orDie),
    /** Takes some that are due; no two processes take the same one within its lease. */
    takeDue: sql<Row>`
      update shop.push_reminder p
      set attempts = p.attempts + 1, due_at = now() + make_interval(secs => ${leaseSeconds})
      from shop.issued_ticket i
      where i.order_id = p.order_id and i.order_position = p.order_position
        and (p.order_id, p.order_position, p.endpoint) in (
          select p.order_id, p.order_position, p.endpoint
          from shop.push_reminder p join shop.issued_ticket i
            on i.order_id = p.order_id and i.order_position = p.order_position
            join shop.customer_order o on o.id = p.order_id ${sql.literal(joinedShop)}
          where p.due_at <= now() or (p.attempts = 0 and ${sql.literal(isLastStay)})
          order by p.due_at limit ${takenAtOnce} for update of p skip locked)
      returning p.order_id, p.order_position as position, p.endpoint, p.p256dh, p.auth, p.attempts, i.valid_to,
        ${isValid} as is_valid`.pipe(
      Effect.map((rows) =>
        rows.map(({ endpoint, p256dh, auth, ...row }) => ({
          ...row,
          subscription: { endpoint, keys: { p256dh, auth } }
        }))
      ),
      Effect.orDie
    ),
    told: ({ orderId, position, subscription: { endpoint } }: PushReminder) =>
      run(sql`
        delete from shop.push_reminder
        where order_id = ${orderId} and order_position = ${position} and endpoint = ${endpoint}`),
    /** Deletes all reminders of a phone that is gone or takes none any more. */
    dropPhone: (endpoint: string) => run(sql`delete from shop.push_reminder where endpoint = ${endpoint}`),
    // Only for the latest attempt: a result that comes after the lease is ignored.
    /** Schedules a retry, later each time. */
    postpone: ({ orderId, position, subscription: { endpoint }, attempts }: PushReminder) =>
      run(sql`
        update shop.push_reminder set due_at = now() + make_interval(secs => ${pauseAfter(attempts)})
        where order_id = ${orderId} and order_position = ${position} and endpoint = ${endpoint}
          and attempts = ${attempts}`)
  }
})

export class PushReminders extends Context.Service<PushReminders>()("shop-service/PushReminders", { make }) {
  static readonly layer = Layer.effect(PushReminders, make)
}
