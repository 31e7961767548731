/** What buying again takes, remembers and hears. */
import type { ActiveTicket } from "../../schemas/active-ticket.ts"
import type { Plate } from "../../schemas/plate.ts"
import type { ShopWithGroups } from "../../schemas/shop.ts"
import type { Ticket } from "../../schemas/ticket.ts"

/** What a driver bought last in a shop, as this browser remembers it. No price: that is the shop's to say. */
export interface LastPurchase {
  /** As the shop offers it. */
  readonly ticketId: string
  readonly plates: ReadonlyArray<Plate>
}

export interface BuyAgainInput {
  readonly shop: ShopWithGroups
  /** What the shop offers now. */
  readonly tickets: ReadonlyArray<Ticket>
  /** The one of them that was bought last. */
  readonly ticket: Ticket
  readonly plates: ReadonlyArray<Plate>
  /** IANA name: the zone in which start and end are read. */
  readonly timeZone: string
}

/** What the driver owns in the shop, and when that was said, in milliseconds since 1970. */
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
  /** A ticket for the same car that holds now, or within a day. */
  readonly currentTicket: ActiveTicket | null
  /** Until when that one and the paid ones that follow it cover the car; null where nothing can follow. */
  readonly coveredUntil: string | null
  /** When it was looked up. */
  readonly now: number
  /** What can be bought with one tap, with its price, validity and seal; null until the service has said so. */
  readonly priced: Ticket | null
}

export type BuyAgainEvent =
  | { readonly type: "BUY_REQUESTED" }
  | { readonly type: "EXTEND_REQUESTED" }
  | { readonly type: "TRY_AGAIN" }
