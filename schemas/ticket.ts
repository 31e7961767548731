/** A fixed-price ticket: as offered, as configured for a start and plates, as a cart item. */
import { Schema } from "effect"
import { Area } from "./area.ts"
import { DiscountInfo } from "./discount-info.ts"
import { Plate } from "./plate.ts"
import {
  Count,
  CurrencyOrEuro,
  Id,
  Instant,
  list,
  nullable,
  Price,
  Seconds,
  Text,
  withDefault
} from "./primitives.ts"
import { TimeValueName } from "./time-value-name.ts"
import { Translations } from "./translations.ts"
import { ValidityContainer } from "./validity-container.ts"

export const TicketType = Schema.Literals(["singleUse", "multiUse"])
export type TicketType = typeof TicketType.Type

export const Ticket = Schema.Struct({
  id: Id,
  name: withDefault(Text, ""),
  validityAreaEntityId: list(Text),
  validityAreaName: nullable(Text),
  areas: list(Area),
  ruleId: nullable(Text),
  ruleIds: list(Text),
  /** Gross, in major units of `currencyCode`. */
  price: Price,
  maximumPlates: nullable(Count),
  /** True if the plate already has a ticket of this kind for this time. */
  ticketCovered: nullable(Schema.Boolean),
  translations: nullable(Translations),
  validFrom: nullable(Instant),
  validTo: nullable(Instant),
  /** Takes precedence over `validityDuration`. */
  validityDurationSeconds: nullable(Seconds),
  validityDuration: nullable(Text),
  /** Required parts of the start; none: the ticket begins when it is paid. See `mayBeginWithPayment`. */
  requiredStartTimeValues: list(TimeValueName),
  startTime: nullable(Instant),
  plate: nullable(Text),
  plateCountry: nullable(Text),
  plates: list(Plate),
  currencyCode: CurrencyOrEuro,
  /** Null for a type that is unknown here. */
  ticketType: nullable(TicketType),
  /** Number of stays; null: any number within its time, whatever its type is called. */
  usageLimit: nullable(Count),
  discountInfo: nullable(DiscountInfo),
  validityContainer: nullable(ValidityContainer),
  isInterruptedTimeFrameTicket: nullable(Schema.Boolean),
  /** The service's seal of rule, times, plates, price. Opaque: sent back unchanged, never computed here. */
  hash: nullable(Text),
  configuredAt: nullable(Instant)
})
export interface Ticket extends Schema.Schema.Type<typeof Ticket> {}

/** A ticket that has been configured and put into the cart. @alias */
export const CartItem = Ticket
export type CartItem = Ticket
