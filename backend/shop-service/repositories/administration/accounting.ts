/** Money of a shop for the operator's books: payments by their first report, refunds once they are confirmed. */
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { AccountingEntry } from "../../../../schemas/accounting-entry.ts"
import { type Money, majorUnits } from "../../../../schemas/money.ts"
import { taxIn } from "../../rules/receipt-tax.ts"
import type { ShopRecord } from "../shops.ts"

interface Row
  extends Pick<AccountingEntry, "kind" | "orderId" | "reference" | "providerReference" | "reason"> {
  readonly bookedAt: Date
  readonly amount: number
  readonly currency: string
  readonly taxRate: number | null
}

const entryOf = ({
  kind,
  bookedAt,
  amount,
  currency: currencyCode,
  taxRate,
  ...row
}: Row): AccountingEntry => {
  const signed = ({ hundredths }: Money) => majorUnits(kind === "refund" ? -hundredths : hundredths)
  const gross = { hundredths: amount, currencyCode }
  const { net, tax } = taxRate === null ? { net: null, tax: null } : taxIn(gross, taxRate)
  return {
    ...row,
    kind,
    bookedAt: bookedAt.toISOString(),
    gross: signed(gross),
    net: net && signed(net),
    tax: tax && signed(tax),
    taxRate,
    currencyCode
  }
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    ofDay: ({ shop, timeZone }: ShopRecord, date: string) => {
      const midnight = (days: number) =>
        sql`((${date}::date + ${days}::integer)::timestamp at time zone ${timeZone}::text)`
      const columns =
        sql.literal(`o.id as order_id, o.reference, (o.sold_by ->> 'vatRate')::float8 as tax_rate,
        coalesce(c.payment_intent, m.payment_id::text) as provider_reference, m.amount, m.currency`)
      const ofOrder = sql`join shop.customer_order o on o.id = m.order_id and o.shop_id = ${shop.id}
        left join shop.checkout_session c on c.order_id = o.id`
      return sql<Row>`
        select 'payment' as kind, m.received_at as booked_at, null as reason, ${columns}
        from shop.payment_event m ${ofOrder}
        where m.outcome = 'paid' and m.received_at >= ${midnight(0)} and m.received_at < ${midnight(1)}
          and not exists (select 1 from shop.payment_event f where f.order_id = m.order_id
            and f.payment_id = m.payment_id and f.outcome = 'paid'
            and (f.received_at, f.event_id) < (m.received_at, m.event_id))
        union all
        select 'refund', m.refunded_at, m.reason, ${columns}
        from shop.refund m ${ofOrder}
        where m.amount > 0 and m.refunded_at >= ${midnight(0)} and m.refunded_at < ${midnight(1)}
        order by booked_at, kind, reference`.pipe(
        Effect.map((rows) => rows.map(entryOf)),
        Effect.orDie
      )
    }
  }
})

export class Accounting extends Context.Service<Accounting>()("shop-service/Accounting", { make }) {
  static readonly layer = Layer.effect(Accounting, make)
}
