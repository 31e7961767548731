import type { ActiveTicket } from "../../schemas/active-ticket.ts"
import type { Plate } from "../../schemas/plate.ts"
import type { ShopWithGroups } from "../../schemas/shop.ts"
import type { Ticket } from "../../schemas/ticket.ts"

/** The last purchase of a driver in a shop, as stored in this browser. No price: the shop decides that. */
export interface LastPurchase {
  /** As the shop offers it. */
  readonly ticketId: string
  readonly plates: ReadonlyArray<Plate>
}

export interface BuyAgainInput {
  readonly shop: ShopWithGroups
  /** The present offer of the shop. */
  readonly tickets: ReadonlyArray<Ticket>
  /** The one of them that was bought last. */
  readonly ticket: Ticket
  readonly plates: ReadonlyArray<Plate>
  /** IANA name: the zone in which start and end are read. */
  readonly timeZone: string
}

/** The driver's tickets in the shop, and when they were loaded, in milliseconds since 1970. */
export interface Owned {
  readonly activeTickets: ReadonlyArray<ActiveTicket>
  readonly now: number
}

export interface PriceInput {
  readonly shop: ShopWithGroups
  readonly ticket: Ticket
  readonly plates: ReadonlyArray<Plate>
  readonly timeZone: string
  /** The instant at which another ticket ends, which this one follows; null for the soonest start. */
  readonly follows: string | null
}

export interface BuyAgainContext extends BuyAgainInput {
  /** A ticket for the same car that is valid now, or within a day. */
  readonly currentTicket: ActiveTicket | null
  /** Until when it and the paid ones after it cover the car; null where nothing can follow. */
  readonly coveredUntil: string | null
  /** When it was loaded. */
  readonly now: number
  /** The ticket to buy with one tap, with price, validity and seal; null until configured. */
  readonly priced: Ticket | null
}

export type BuyAgainEvent =
  | { readonly type: "BUY_REQUESTED" }
  | { readonly type: "EXTEND_REQUESTED" }
  | { readonly type: "TRY_AGAIN" }
