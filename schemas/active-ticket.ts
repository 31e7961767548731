/** A bought ticket that is still valid. */
import { Schema } from "effect"
import { Area } from "./area.ts"
import { Plate } from "./plate.ts"
import { PlateCorrectionStatus } from "./plate-correction.ts"
import {
  Count,
  CurrencyOrEuro,
  Id,
  Instant,
  list,
  nullable,
  optional,
  Price,
  Text,
  withDefault
} from "./primitives.ts"
import { TicketType } from "./ticket.ts"
import { Translations } from "./translations.ts"
import { ValidityContainer } from "./validity-container.ts"

export const ActiveTicket = Schema.Struct({
  id: Id,
  validityAreaEntityId: list(Text),
  name: withDefault(Text, ""),
  ruleId: nullable(Text),
  price: Price,
  currencyCode: CurrencyOrEuro,
  maximumPlates: nullable(Count),
  validFrom: nullable(Instant),
  validTo: nullable(Instant),
  ticketType: nullable(TicketType),
  plates: list(Plate),
  areas: list(Area),
  translations: nullable(Translations),
  orderItemId: nullable(Text),
  /** Number of the order, for people; null for a ticket that was not ordered. Ours. */
  orderReference: optional(Text),
  /** How the order was paid (payment-method.ts); null where that is not known. Ours. */
  paymentMethod: optional(
    Schema.Struct({ name: Text, wallet: Schema.optionalKey(Text), lastFour: Schema.optionalKey(Text) })
  ),
  prepaymentTicketId: nullable(Text),
  /** Stays left, and stays bought, of a multi-use ticket. */
  remainingUsage: nullable(Count),
  totalUsageLimit: nullable(Count),
  /** Validity windows as offered. Not in the specification. */
  validityContainer: optional(ValidityContainer),
  isInterruptedTimeFrameTicket: optional(Schema.Boolean),
  /** Status of correcting a wrong plate; ours. */
  plateCorrection: optional(PlateCorrectionStatus),
  /** True if a mail reminds the driver before the end; null where none can be sent. Ours. */
  reminder: optional(Schema.Boolean)
})
export interface ActiveTicket extends Schema.Schema.Type<typeof ActiveTicket> {}

const orderItem = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):(\d+)$/

/** Returns the order item of the ticket, from `<order id>:<position>`; null for a ticket without one. */
export const orderItemOf = ({
  orderItemId
}: Pick<ActiveTicket, "orderItemId">): { readonly orderId: string; readonly position: string } | null => {
  const [, orderId, position] = orderItem.exec(orderItemId ?? "") ?? []
  return orderId === undefined || position === undefined ? null : { orderId, position }
}
