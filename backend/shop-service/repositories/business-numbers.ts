/** What monitoring wants to know of the business: counts, no names. */
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"

/** How many of something there are, by a label where there are kinds of it. */
export interface BusinessNumbers {
  readonly shopsActive: number
  readonly ordersByStatus: Readonly<Record<string, number>>
  readonly refundsByState: Readonly<Record<"due" | "refunded", number>>
  readonly ticketsIssued: number
  readonly ticketsActive: number
  readonly cartsFilled: number
  readonly platesActive: number
  readonly codesRedeemed: number
  readonly mailsByStatus: Readonly<Record<string, number>>
}

interface Row {
  readonly shops: number
  readonly orders: Readonly<Record<string, number>>
  readonly refunds: BusinessNumbers["refundsByState"]
  readonly issued: number
  readonly active: number
  readonly carts: number
  readonly plates: number
  readonly codes: number
  readonly mails: Readonly<Record<string, number>>
}

export class BusinessNumbersOfNow extends Context.Service<
  BusinessNumbersOfNow,
  { readonly read: Effect.Effect<BusinessNumbers> }
>()("shop-service/BusinessNumbersOfNow") {
  static readonly layer = Layer.effect(
    BusinessNumbersOfNow,
    Effect.map(SqlClient.SqlClient, (sql) => ({
      read: sql<Row>`
        select
          (select count(*)::int from shop.shop where active and deleted_at is null) as shops,
          (select coalesce(jsonb_object_agg(status, count), '{}'::jsonb) from (
            select case when status = 'open' and expires_at <= now() then 'expired' else status end as status,
              count(*)::int as count from shop.customer_order group by 1) counted) as orders,
          (select jsonb_build_object('due', count(*) filter (where refunded_at is null),
            'refunded', count(refunded_at)) from shop.refund) as refunds,
          (select count(*)::int from shop.issued_ticket) as issued,
          (select count(*)::int from shop.issued_ticket
            where valid_to > now() and (remaining_usage is null or remaining_usage > 0)) as active,
          (select count(*)::int from shop.cart where jsonb_array_length(items) > 0) as carts,
          (select count(*)::int from shop.registered_plate where valid_to is null or valid_to > now()) as plates,
          (select count(*)::int from shop.redeemed_code) as codes,
          (select coalesce(jsonb_object_agg(status, count), '{}'::jsonb) from (
            select status, count(*)::int as count from shop.mail group by 1) counted) as mails`.pipe(
        Effect.map(([row]) => ({
          shopsActive: row?.shops ?? 0,
          ordersByStatus: row?.orders ?? {},
          refundsByState: row?.refunds ?? { due: 0, refunded: 0 },
          ticketsIssued: row?.issued ?? 0,
          ticketsActive: row?.active ?? 0,
          cartsFilled: row?.carts ?? 0,
          platesActive: row?.plates ?? 0,
          codesRedeemed: row?.codes ?? 0,
          mailsByStatus: row?.mails ?? {}
        })),
        Effect.orDie
      )
    }))
  )
}
