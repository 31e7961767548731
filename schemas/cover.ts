/** What a driver is told of a ticket whose plate has another one for the same time. */
import { Schema } from "effect"
import { Instant, Name, nullable } from "./primitives.ts"
import { Ticket } from "./ticket.ts"

/** A plate of the item for which the driver has another ticket at the same time: the same one, or one for the same area. */
export const Cover = Schema.Struct({
  plate: Name,
  /** When the other ticket ends, which is paid; null for one that stands before this item in the cart. */
  until: nullable(Instant)
})
export interface Cover extends Schema.Schema.Type<typeof Cover> {}

/** What `ticketCovered` is about; left out where nothing is covered, or the service does not say. */
export const coveredBy = Schema.optionalKey(Schema.Array(Cover))

/** A ticket with price, validity and seal, as it is configured. */
export const PricedTicket = Schema.Struct({ ...Ticket.fields, coveredBy })
export interface PricedTicket extends Schema.Schema.Type<typeof PricedTicket> {}
