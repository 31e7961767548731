/** An entry of an operator's books: a payment that was received, or a refund that was confirmed. */
import { Schema } from "effect"
import { Refund } from "./order.ts"
import { CurrencyCode, daysInMonth, Instant, Name, nullable, Uuid } from "./primitives.ts"

/** ISO 8601 date: a day of the calendar. */
export const CalendarDate = Schema.String.check(
  Schema.isPattern(/^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, {
    message: "Expected a date like 2026-12-01"
  }),
  Schema.makeFilter((text) =>
    Number(text.slice(8)) <= daysInMonth(Number(text.slice(0, 4)), Number(text.slice(5, 7)))
      ? true
      : "Expected a date that exists"
  )
)

export const AccountingEntry = Schema.Struct({
  kind: Schema.Literals(["payment", "refund"]),
  /** When the service recorded the payment, or the provider confirmed the refund. */
  bookedAt: Instant,
  orderId: Uuid,
  /** Of the order, as on the receipt. */
  reference: Name,
  /** At the payment provider: Stripe's payment intent, or the id that the payment page gave. */
  providerReference: Name,
  /** Refunds are negative. */
  gross: Schema.Finite,
  /** Null if the operator had configured no rate on the day of the payment. */
  net: nullable(Schema.Finite),
  tax: nullable(Schema.Finite),
  /** In percent. */
  taxRate: nullable(Schema.Finite),
  currencyCode: CurrencyCode,
  /** Of a refund. */
  reason: nullable(Refund.fields.reason)
})
export interface AccountingEntry extends Schema.Schema.Type<typeof AccountingEntry> {}
