/** Commands about orders, their refunds, and the books. */
import { Effect, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import type { AccountingEntry } from "../../schemas/accounting-entry.ts"
import { orderName } from "../../schemas/api/order-administration.ts"
import { Refund } from "../../schemas/order.ts"
import { daysInMonth, Uuid } from "../../schemas/primitives.ts"
import { call, described } from "./root-command.ts"
import { shopId } from "./shop-commands.ts"

const order = Argument.String("order").pipe(
  Argument.withDescription("Reference of the order, such as PS-3G7K-XQ4M, or its id"),
  Argument.withSchema(orderName)
)

export const showOrder = Command.make("show", { order }, ({ order }) =>
  call(
    (calls) => calls.orderAdministration.showOrder({ params: { order } }),
    ({ reference, orderId, shopId: shop, status, total, currencyCode, createdAt, items, refunds }) =>
      [
        `${reference}  ${status}  ${total.toFixed(2)} ${currencyCode}  ordered ${createdAt}`,
        `order ${orderId}, shop ${shop}`,
        ...items.map(
          ({ name, validFrom, validTo, plates }) =>
            `  ${name}  ${validFrom} to ${validTo}  ${plates.map(({ plate }) => plate).join(", ")}`
        ),
        ...refunds.map(
          ({ amount, refundedAt, state }) =>
            `  refund ${amount.toFixed(2)} ${currencyCode}  ${refundedAt === null ? state : `confirmed ${refundedAt}`}`
        )
      ].join("\n")
  )
).pipe(Command.withDescription("Shows an order with its tickets and refunds"))

export const refund = Command.make("refund", { order }, ({ order }) =>
  call(
    (calls) => calls.orderAdministration.refundOrder({ params: { order } }),
    ({ reference, amount, currencyCode, state }) =>
      `Order ${reference} is cancelled. Refund of ${amount.toFixed(2)} ${currencyCode}: ${state}.`
  )
).pipe(
  Command.withDescription(
    "Cancels a paid order with its tickets, and refunds it in full; repeated, it is the same refund"
  )
)

const aboutRefund = ({
  refundId,
  reference,
  amount,
  currencyCode,
  reason,
  state,
  lastAnswer
}: Refund): string =>
  `${refundId}  ${reference}  ${state}  ${amount.toFixed(2)} ${currencyCode}  ${reason}  ${lastAnswer ?? "not requested so far"}`

export const listRefunds = Command.make(
  "list",
  {
    state: Flag.Literals("state", Refund.fields.state.literals).pipe(
      described("Only those that are requested, have failed or are done"),
      Flag.optional
    )
  },
  ({ state }) =>
    call(
      (calls) =>
        calls.orderAdministration.listRefunds({ query: state._tag === "None" ? {} : { state: state.value } }),
      ({ refunds }) => refunds.map(aboutRefund).join("\n") || "There is no such refund."
    )
).pipe(Command.withDescription("Lists the refunds, latest first, at most 500"))

export const retryRefund = Command.make(
  "retry",
  {
    refund: Argument.String("refund").pipe(
      Argument.withDescription("Id of the refund, as printed by `parkschein refunds list`"),
      Argument.withSchema(Uuid)
    )
  },
  ({ refund: refundId }) =>
    call((calls) => calls.orderAdministration.retryRefund({ params: { refundId } }), aboutRefund)
).pipe(Command.withDescription("Requests a refund that has failed once more; another one stays as it is"))

const Month = Schema.String.check(
  Schema.isPattern(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, { message: "Expected a month such as 2026-11" })
)

/** Columns of the file; none of their values has a comma or a quote. */
const columns = [
  "bookedAt",
  "kind",
  "reference",
  "gross",
  "net",
  "tax",
  "taxRate",
  "currencyCode",
  "reason",
  "providerReference",
  "orderId"
] as const satisfies ReadonlyArray<keyof AccountingEntry>

const cell = (entry: AccountingEntry, column: (typeof columns)[number]): string => {
  const value = entry[column]
  return typeof value === "number" && column !== "taxRate" ? value.toFixed(2) : String(value ?? "")
}

export const accounting = Command.make(
  "accounting",
  {
    shop: shopId,
    month: Flag.String("month").pipe(described("Month, such as 2026-11"), Flag.withSchema(Month))
  },
  ({ shop, month }) => {
    const [year = 0, ofYear = 0] = month.split("-").map(Number)
    const dates = Array.from(
      { length: daysInMonth(year, ofYear) },
      (_, day) => `${month}-${String(day + 1).padStart(2, "0")}`
    )
    return call(
      ({ orderAdministration }) =>
        Effect.map(
          Effect.forEach(dates, (date) =>
            orderAdministration.accounting({ params: { shopId: shop }, query: { date } })
          ),
          (days) => days.flatMap(({ entries }) => entries)
        ),
      (entries) =>
        [
          columns.join(","),
          ...entries.map((entry) => columns.map((column) => cell(entry, column)).join(","))
        ].join("\n")
    )
  }
).pipe(
  Command.withDescription(
    "Prints the payments and refunds of a shop in a month as CSV, with tax and references"
  )
)
