/** A ticket that a driver has bought and that is still good. */
import { Effect, Schema } from "effect"
import { Area } from "./area.ts"
import { Plate } from "./plate.ts"
import { Count, CurrencyCode, Id, Instant, list, nullable, Price } from "./primitives.ts"
import { TicketType } from "./ticket.ts"
import { Translations } from "./translations.ts"

export const ActiveTicket = Schema.Struct({
  id: Id,
  validityAreaEntityId: list(Schema.String),
  name: Schema.NonEmptyString,
  ruleId: nullable(Schema.String),
  price: Price,
  currencyCode: CurrencyCode.pipe(Schema.withDecodingDefaultKey(Effect.succeed("EUR"))),
  maximumPlates: nullable(Count),
  validFrom: nullable(Instant),
  validTo: nullable(Instant),
  ticketType: TicketType,
  plates: list(Plate),
  areas: list(Area),
  translations: nullable(Translations),
  orderItemId: nullable(Schema.String),
  prepaymentTicketId: nullable(Schema.String),
  /** Stays left, and stays booked, of a multi-use ticket. */
  remainingUsage: nullable(Count),
  totalUsageLimit: nullable(Count)
})
export interface ActiveTicket extends Schema.Schema.Type<typeof ActiveTicket> {}
