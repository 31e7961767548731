/** Phones that are told before a ticket ends. A line is personal data, and goes with its use: told, given up or without a phone. */
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { PushSubscription } from "../../../schemas/push-subscription.ts"
import { isLastStay, reminderMoment } from "./reminder-moment.ts"

/** Of one order; the phone that was added first makes room. */
const maxPhones = 10

const takenAtOnce = 20

/** Longer than one attempt can take: after that the process that took it is gone, and another one sends it. */
const leaseSeconds = 60

/** Seconds between two attempts: 5, doubling, at most half an hour. */
const pauseAfter = (attempts: number): number => Math.min(1_800, 5 * 2 ** Math.min(attempts - 1, 9))

export interface PushReminder {
  readonly orderId: string
  readonly position: number
  readonly subscription: PushSubscription
  /** With the one that begins now. */
  readonly attempts: number
  readonly validTo: Date
}

interface Row {
  readonly order_id: string
  readonly order_position: number
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly attempts: number
  readonly valid_to: Date
}

const reminderOf = (row: Row): PushReminder => ({
  orderId: row.order_id,
  position: row.order_position,
  subscription: { endpoint: row.endpoint, keys: { p256dh: row.p256dh, auth: row.auth } },
  attempts: row.attempts,
  validTo: row.valid_to
})

export interface PushReminderRepository {
  /** When the first of the order's tickets is reminded of; null where none is any more. */
  readonly next: (orderId: string) => Effect.Effect<Date | null>
  /** Reminds this phone of each ticket whose moment is ahead. The same phone again is told once. */
  readonly add: (orderId: string, subscription: PushSubscription) => Effect.Effect<void>
  readonly remove: (orderId: string, endpoint: string) => Effect.Effect<void>
  /** Replaces the subscription of a phone, whatever it is to be told of. Within a transaction. */
  readonly renew: (former: string, subscription: PushSubscription) => Effect.Effect<void>
  /** Some of those that are due; no two processes take the same one within its lease. */
  readonly takeDue: Effect.Effect<ReadonlyArray<PushReminder>>
  readonly told: (reminder: PushReminder) => Effect.Effect<void>
  /** The phone is gone, or takes nothing any more: so with all that it should have been told. */
  readonly dropPhone: (endpoint: string) => Effect.Effect<void>
  /** To be tried again, later each time. */
  readonly postpone: (reminder: PushReminder) => Effect.Effect<void>
}

export class PushReminders extends Context.Service<PushReminders, PushReminderRepository>()(
  "shop-service/PushReminders"
) {
  static readonly layer = Layer.effect(
    PushReminders,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const moment = sql.literal(reminderMoment)
      const isAhead = sql.literal(`(${reminderMoment} > now() and coalesce(i.remaining_usage, 1) > 0)`)
      return {
        next: (orderId) =>
          sql<{ readonly next: Date | null }>`
            select min(${moment}) as next from shop.issued_ticket i
            where i.order_id = ${orderId} and ${isAhead}`.pipe(
            Effect.map(([row]) => row?.next ?? null),
            Effect.orDie
          ),
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
        remove: (orderId, endpoint) =>
          sql`delete from shop.push_reminder where order_id = ${orderId} and endpoint = ${endpoint}`.pipe(
            Effect.asVoid,
            Effect.orDie
          ),
        renew: Effect.fn("PushReminders.renew")(function* (
          former: string,
          { endpoint, keys: { p256dh, auth } }: PushSubscription
        ) {
          // What the new one is told of already is not told twice.
          yield* sql`
            delete from shop.push_reminder p where p.endpoint = ${former} and ${former} <> ${endpoint} and exists (
              select 1 from shop.push_reminder other where other.endpoint = ${endpoint}
                and other.order_id = p.order_id and other.order_position = p.order_position)`
          yield* sql`
            update shop.push_reminder set endpoint = ${endpoint}, p256dh = ${p256dh}, auth = ${auth}
            where endpoint = ${former}`
        }, Effect.orDie),
        takeDue: sql<Row>`
          update shop.push_reminder p
          set attempts = p.attempts + 1, due_at = now() + make_interval(secs => ${leaseSeconds})
          from shop.issued_ticket i
          where i.order_id = p.order_id and i.order_position = p.order_position
            and (p.order_id, p.order_position, p.endpoint) in (
              select p.order_id, p.order_position, p.endpoint
              from shop.push_reminder p join shop.issued_ticket i
                on i.order_id = p.order_id and i.order_position = p.order_position
              where p.due_at <= now() or (p.attempts = 0 and ${sql.literal(isLastStay)})
              order by p.due_at limit ${takenAtOnce} for update of p skip locked)
          returning p.order_id, p.order_position, p.endpoint, p.p256dh, p.auth, p.attempts, i.valid_to`.pipe(
          Effect.map((rows) => rows.map(reminderOf)),
          Effect.orDie
        ),
        told: ({ orderId, position, subscription: { endpoint } }) =>
          sql`
            delete from shop.push_reminder
            where order_id = ${orderId} and order_position = ${position} and endpoint = ${endpoint}`.pipe(
            Effect.asVoid,
            Effect.orDie
          ),
        dropPhone: (endpoint) =>
          sql`delete from shop.push_reminder where endpoint = ${endpoint}`.pipe(Effect.asVoid, Effect.orDie),
        // Only while the attempt is still the latest one: whoever was slower than its lease has nothing to say.
        postpone: ({ orderId, position, subscription: { endpoint }, attempts }) =>
          sql`
            update shop.push_reminder set due_at = now() + make_interval(secs => ${pauseAfter(attempts)})
            where order_id = ${orderId} and order_position = ${position} and endpoint = ${endpoint}
              and attempts = ${attempts}`.pipe(Effect.asVoid, Effect.orDie)
      }
    })
  )
}
