/** Information about a ticket whose plate has another one for the same time. */
import { Schema } from "effect"
import { Instant, Name, nullable } from "./primitives.ts"
import { Ticket } from "./ticket.ts"

/** A plate for which the driver has another ticket at that time: the same one, or one for the same area. */
export const Cover = Schema.Struct({
  plate: Name,
  /** End of the other ticket, which is paid; null for an earlier item of the cart. */
  until: nullable(Instant)
})
export interface Cover extends Schema.Schema.Type<typeof Cover> {}

/** Details of `ticketCovered`; absent if nothing is covered, or the service does not tell. */
export const coveredBy = Schema.optionalKey(Schema.Array(Cover))

/** A configured ticket, with price, validity and seal. */
export const PricedTicket = Schema.Struct({ ...Ticket.fields, coveredBy })
export interface PricedTicket extends Schema.Schema.Type<typeof PricedTicket> {}
