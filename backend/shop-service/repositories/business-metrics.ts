/**
 * Business metrics for monitoring: counts, no names. They are sums of what writes have counted
 * (`shop.tally`), and what an index finds without the past: nothing here grows with the number of orders.
 */
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { only } from "../../database/statement.ts"

/** The slowest direct debits are answered within two weeks. */
const maxDaysOfBank = 14

/** Counts, by a label where there are several kinds. */
export interface BusinessMetricValues {
  readonly shopsActive: number
  readonly ordersByStatus: Readonly<Record<string, number>>
  readonly refundsByState: Readonly<Record<"due" | "failed" | "refunded", number>>
  readonly ticketsIssued: number
  readonly ticketsActive: number
  readonly cartsFilled: number
  readonly platesActive: number
  readonly codesRedeemed: number
  readonly mailsByStatus: Readonly<Record<string, number>>
  readonly sessionsOverdue: number
  readonly processingOverdue: number
  readonly chargeBacksOfWeek: number
  /** Seconds since Stripe's list of events was read; 0 where it is no longer read. */
  readonly stripeEventsUnread: number
  /** Seconds since the last backup. */
  readonly backupAge: number
  readonly connectionsByState: Readonly<Record<string, number>>
}

const make = Effect.map(SqlClient.SqlClient, (sql) => ({
  read: only(sql<BusinessMetricValues>`
    with tally as (
      select name, label, sum(count)::int as count from shop.tally group by name, label
    ), waiting as (
      select count(*)::int as orders from shop.customer_order where status = 'open' and expires_at > now()
    ), orders as (
      select label as status, count - case label when 'open' then waiting.orders else 0 end as count
      from tally, waiting where name = 'customer_order'
    )
    select
      (select count(*)::int from shop.shop where active and deleted_at is null) as shops_active,
      -- Open orders whose time is over have expired, whether that was written down or not.
      (select jsonb_build_object('open', waiting.orders) || coalesce((
        select jsonb_object_agg(status, count) from (
          select case status when 'open' then 'expired' else status end as status, sum(count) as count
          from orders group by 1) counted), '{}'::jsonb) from waiting) as orders_by_status,
      (select jsonb_build_object('due', due - failed, 'failed', failed, 'refunded', refunded) from
        (select coalesce(sum(count) filter (where label = 'due'), 0)::int as due,
          coalesce(sum(count) filter (where label = 'refunded'), 0)::int as refunded from tally where name = 'refund') t,
        (select count(*)::int as failed from shop.refund where refunded_at is null and due_at = 'infinity') f
      ) as refunds_by_state,
      (select coalesce(sum(count), 0)::int from tally where name = 'issued_ticket') as tickets_issued,
      (select count(*)::int from shop.issued_ticket
        where valid_to > now() and (remaining_usage is null or remaining_usage > 0)) as tickets_active,
      (select coalesce(sum(count), 0)::int from tally where name = 'cart') as carts_filled,
      (select coalesce(sum(count), 0)::int from tally where name = 'registered_plate')
        + (select count(*)::int from shop.registered_plate where valid_to > now()) as plates_active,
      (select coalesce(sum(count), 0)::int from tally where name = 'redeemed_code') as codes_redeemed,
      (select coalesce(jsonb_object_agg(label, count), '{}'::jsonb) from tally where name = 'mail') as mails_by_status,
      (select count(*)::int from shop.checkout_session s join shop.customer_order o on o.id = s.order_id
        where s.closed_at is null and (o.status <> 'open' or o.expires_at <= now())
          -- What a bank was asked about takes no other money, and may wait for days.
          and not exists (select 1 from shop.payment_event e
            where e.order_id = o.id and e.outcome = 'pending')) as sessions_overdue,
      (select count(*)::int from shop.customer_order
        where status = 'processing' and created_at < now() - make_interval(days => ${maxDaysOfBank})) as processing_overdue,
      (select count(*)::int from shop.refund
        where charged_back_at > now() - interval '7 days') as charge_backs_of_week,
      coalesce((select extract(epoch from now() - read_until)::int from shop.stripe_events_read
        where due_at > now() - interval '5 minutes'), 0) as stripe_events_unread,
      (select extract(epoch from now() - taken_at)::int from shop.last_backup) as backup_age,
      (select coalesce(jsonb_object_agg(state, count), '{}'::jsonb) from (
        select case when state like 'idle in transaction%' then 'in_transaction' when state = 'idle' then 'idle'
          else 'active' end as state, count(*) as count from pg_stat_activity
        where datname = current_database() and application_name = current_setting('application_name')
        group by 1) connected) as connections_by_state`)
}))

export class BusinessMetrics extends Context.Service<BusinessMetrics>()("shop-service/BusinessMetrics", {
  make
}) {
  static readonly layer = Layer.effect(BusinessMetrics, make)
}
