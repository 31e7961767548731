/** The tickets that a shop sells, as an operator sets them up. Not in the specification: our proposal, decision D-15. */
import { Schema } from "effect"
import { Count, Name, nullable, Price, Text, Uuid } from "./primitives.ts"
import { Translations } from "./translations.ts"

const between = (minimum: number, maximum: number) => Schema.Int.check(Schema.isBetween({ minimum, maximum }))

/** 24:00 is the end of the day. */
const ClockTime = Schema.String.check(
  Schema.isPattern(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { message: "Expected a time such as 05:30" })
)

/** The end of a day to the beginning of the next: no time in which a ticket could count. */
const isSomeTime = ({ from, to }: { readonly from: string; readonly to: string }) =>
  from === "24:00" && to === "00:00" ? "Expected hours that are longer than nothing" : true

const maxCounts = { seconds: 31_536_000, days: 36_000, months: 1_188, years: 99 } as const

/** Duration from the start: on one day between two times, or a count of a unit. A shop's page shows no longer spans. */
const Validity = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("day"), from: ClockTime, to: ClockTime }).check(
    Schema.makeFilter(isSomeTime)
  ),
  Schema.Struct({
    kind: Schema.Literals(["seconds", "days", "months", "years"]),
    count: between(1, maxCounts.seconds)
  }).check(
    Schema.makeFilter(
      ({ kind, count }) =>
        count <= maxCounts[kind] || { path: ["count"], issue: `Expected at most ${maxCounts[kind]} ${kind}` }
    )
  )
])

const areDistinct = (ids: ReadonlyArray<string>) =>
  new Set(ids.map((id) => id.toLowerCase())).size === ids.length

export const TicketOnSale = Schema.Struct({
  /** Chosen by the operator, and kept: the ticket with this id is changed. */
  id: Uuid,
  name: Name.check(Schema.isMaxLength(200)),
  /** Titles per language; default: the name. */
  translations: Schema.optionalKey(Translations),
  /** Gross, in the shop's currency. */
  price: Price,
  /** Lower price for drivers with a reduced rate. */
  discountedPrice: Schema.optionalKey(Price),
  /** Other price for starts in these months. */
  peakPrice: Schema.optionalKey(
    Schema.Struct({ price: Price, months: Schema.Array(between(1, 12)).check(Schema.isMinLength(1)) })
  ),
  /** Number of stays; default: any number. */
  visits: Schema.optionalKey(between(1, 10_000)),
  maximumPlates: between(1, 20),
  /** When it begins: with the payment, on a date, or at a time. */
  start: Schema.Literals(["payment", "date", "time"]),
  validity: Validity,
  /** Hours within the validity in which it counts; default: always. Weekdays: Monday is 1; absent: every day. */
  windows: Schema.optionalKey(
    Schema.Array(
      Schema.Struct({
        weekdays: nullable(Schema.Array(between(1, 7))),
        from: ClockTime,
        to: ClockTime
      }).check(Schema.makeFilter(isSomeTime))
    ).check(Schema.isMaxLength(7))
  ),
  /** Sold only to drivers with a code of the shop; default: false. */
  needsCode: Schema.optionalKey(Schema.Boolean),
  /** Maximum number valid at the same time; default: no limit. */
  places: Schema.optionalKey(between(1, 1_000_000)),
  /** Parking areas where it is valid. Names of known areas are changed. */
  areas: Schema.Array(
    Schema.Struct({ areaEntityId: Uuid, name: Name, locality: Schema.optionalKey(Text) })
  ).check(Schema.isBetweenLength(1, 200))
}).check(
  Schema.makeFilter(({ price, discountedPrice = 0, areas }) => {
    if (discountedPrice > price) return "Expected a discountedPrice that is not above the price"
    return areDistinct(areas.map(({ areaEntityId }) => areaEntityId)) ? true : "Expected each area once"
  })
)
export interface TicketOnSale extends Schema.Schema.Type<typeof TicketOnSale> {}

/** All tickets of the shop, in the order of its page. */
export const TicketsOnSale = Schema.Struct({
  tickets: Schema.Array(TicketOnSale).check(
    Schema.isMaxLength(1000),
    Schema.makeFilter((tickets) =>
      areDistinct(tickets.map(({ id }) => id)) ? true : "Expected each id once"
    )
  )
})
export interface TicketsOnSale extends Schema.Schema.Type<typeof TicketsOnSale> {}

export const StoredTickets = Schema.Struct({
  tickets: Schema.Array(Schema.Struct({ id: Uuid, name: Text, price: Price })),
  /** Number of tickets of the shop that are not in the list: no longer sold, valid where purchased. */
  withdrawn: Count
})
export interface StoredTickets extends Schema.Schema.Type<typeof StoredTickets> {}
