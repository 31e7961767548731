/** Mails to send: stored with what they report, taken by one process at a time, kept for the operator. */
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { first, run } from "../../database/statement.ts"
import { isValidTicket } from "./issued-tickets.ts"
import { isLastStay, reminderMoment } from "./push-reminders.ts"
import { joinedShop } from "./shops.ts"

export type MailKind = "confirmation" | "refund" | "plateCorrection" | "reminder"

export interface WaitingMail {
  readonly id: string
  readonly orderId: string
  readonly kind: MailKind
  /** Part of the order that it is about; empty for the whole order. */
  readonly about: string
  /** Includes the attempt that begins now. */
  readonly attempts: number
}

/** Longer than one attempt can take: then the process that took the mail is gone, and another sends it. */
const leaseSeconds = 120

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** Call within the transaction that is its reason. No effect without an address, or if it exists. */
    add: (orderId: string, kind: MailKind, about: string = "") =>
      run(sql`
        insert into shop.mail (id, order_id, kind, about)
        select gen_random_uuid(), id, ${kind}, ${about} from shop.customer_order
        where id = ${orderId} and email is not null
        on conflict (order_id, kind, about) do nothing`),
    /**
     * Adds a reminder for each ticket that ends soon and whose driver wants one: within a day for long ones, an
     * hour for short ones, the last quarter for those of hours; or with the next stay. Once per ticket.
     */
    addReminders: run(sql`
      insert into shop.mail (id, order_id, kind, about)
      select gen_random_uuid(), i.order_id, 'reminder', i.order_position::text
      from shop.issued_ticket i join shop.customer_order o on o.id = i.order_id ${sql.literal(joinedShop)}
      where o.email is not null and coalesce(i.reminder, i.total_usage_limit is not null)
        and ${sql.literal(isValidTicket)} and i.valid_from <= now()
        and (${sql.literal(reminderMoment)} <= now() or ${sql.literal(isLastStay)})
      on conflict (order_id, kind, about) do nothing`),
    /** Takes the mail that has waited longest, exclusively for the duration of the lease. */
    take: first(sql<WaitingMail>`
      update shop.mail set attempts = attempts + 1, due_at = now() + make_interval(secs => ${leaseSeconds})
      where id = (select m.id from shop.mail m join shop.customer_order o on o.id = m.order_id ${sql.literal(joinedShop)}
        where m.status = 'waiting' and m.due_at <= now() order by m.due_at limit 1 for update of m skip locked)
      returning id, order_id, kind, about, attempts`),
    markSent: (id: string) =>
      run(sql`update shop.mail set status = 'sent', sent_at = now(), problem = null where id = ${id}`),
    /** Deletes a mail whose reason no longer exists. */
    drop: (id: string) => run(sql`delete from shop.mail where id = ${id}`),
    postpone: (id: string, seconds: number, problem: string) =>
      run(sql`
        update shop.mail set due_at = now() + make_interval(secs => ${seconds}), problem = ${problem}
        where id = ${id} and status = 'waiting'`),
    giveUp: (id: string, problem: string) =>
      run(sql`
        update shop.mail set status = 'abandoned', problem = ${problem} where id = ${id} and status = 'waiting'`)
  }
})

export class Mails extends Context.Service<Mails>()("shop-service/Mails", { make }) {
  static readonly layer = Layer.effect(Mails, make)
}
