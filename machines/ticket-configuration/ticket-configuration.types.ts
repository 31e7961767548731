import type { Area } from "../../schemas/area.ts"
import type { Plate } from "../../schemas/plate.ts"
import type { ShopWithGroups } from "../../schemas/shop.ts"
import type { CartItem, Ticket } from "../../schemas/ticket.ts"
import type { TimeValues } from "../../schemas/time-values.ts"
import type { CallFailure, Failure, LoadShopFailure, ShopInactive } from "../failures.ts"
import type { PlateChosen, PlateEdit, PlatesPasted } from "../plate-entry.ts"
import type { WithPause } from "../shop-problems.ts"
import type { FormField, FormIssue, FormIssues, TicketForm } from "./ticket-form.ts"

/** Source of a new form's values. */
export type TicketFormSource =
  | { readonly kind: "new" }
  /** An item of the cart, by its seal: it is changed in place. */
  | { readonly kind: "cartItem"; readonly hash: string }
  /** A ticket the driver has bought before, by its id: the same plates again. */
  | { readonly kind: "boughtBefore"; readonly id: string }

export interface TicketConfigurationInput {
  readonly shopPath: string
  /** As it is offered; for a ticket bought before, the rule by which it was priced. */
  readonly ticketId: string
  readonly source: TicketFormSource
  /** The driver's area, as the code on the spot names it; null when the address names none. */
  readonly areaEntityId: string | null
}

/** A plate the driver has used or registered before, with what the driver says of the vehicle. Known in this browser alone. */
export interface KnownPlate extends Plate {
  /** "Mum's car". */
  readonly nickname?: string
  /** The default plate of a new form. */
  readonly isDefault?: boolean
}

/** A ticket of the shop with all data that its form needs. */
export interface TicketOffer {
  readonly shop: ShopWithGroups
  readonly ticket: Ticket
  /** IANA name: the zone in which start and end are read. */
  readonly timeZone: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** The input from before a reload or a login, else empty fields with the shop's country. */
  readonly form: TicketForm
  /** Key of the form's draft: the item that is changed or bought again; empty for a new ticket. */
  readonly basis: string
  /** The driver's own plates, the default one first, then the most recent; offered at the field. */
  readonly recentPlates: ReadonlyArray<KnownPlate>
  /** The item of the cart that is being changed; null for a ticket that is added. */
  readonly replaces: CartItem | null
  /** The driver's area, where this ticket is not valid there. */
  readonly otherArea: Area | null
}

/** Input that is stored, and what it belongs to. */
export interface FormDraft {
  readonly shopId: string
  readonly ticketId: string
  readonly basis: string
  readonly form: TicketForm
}

/** The ticket with price, validity and seal. */
export interface ConfiguredTicket {
  readonly ticket: Ticket
}

export interface AddToCartInput {
  readonly shopId: string
  readonly ticket: Ticket | null
  readonly replaces: CartItem | null
}

export type TicketNotFound = Failure<"TicketNotFound">

/** An active multi-visit ticket of another driver covers a plate. */
export interface PlateTakenByOther {
  readonly _tag: "PlateTakenByOther"
  /** The plates by their indexes in the form; all of them where the service names none. */
  readonly plates: ReadonlyArray<number>
}

/** The ticket changed or ended since the page was loaded: a new one has to be chosen. */
export type TicketUnavailable = Failure<"TicketUnavailable">

/** The service refuses a value of the form. */
export interface FormRefused {
  readonly _tag: "FormRefused"
  readonly field: FormField
  readonly issue: FormIssue
}

/** The cart holds tickets in another currency. */
export type CurrencyMismatch = Failure<"CurrencyMismatch">

/** The cart holds as many tickets as one order can. */
export type CartFull = Failure<"CartFull">

export type LoadTicketFailure = LoadShopFailure | TicketNotFound
export type ConfigureTicketFailure =
  | CallFailure
  | PlateTakenByOther
  | TicketUnavailable
  | FormRefused
  | ShopInactive
export type AddToCartFailure =
  | CallFailure
  | CurrencyMismatch
  | CartFull
  | TicketUnavailable
  | PlateTakenByOther
  | ShopInactive

export interface ConfigureTicketInput {
  readonly ticketId: string
  readonly shopAreaEntityId: string
  readonly timeValues: TimeValues
  readonly plates: ReadonlyArray<Plate>
}

export interface TicketConfigurationContext extends WithPause {
  readonly shopPath: string
  readonly ticketId: string
  readonly source: TicketFormSource
  readonly areaEntityId: string | null
  readonly offer: TicketOffer | null
  readonly form: TicketForm
  readonly issues: FormIssues
  /** Key of the last price request; empty without one. */
  readonly requestedPriceKey: string
  /** The response to the last price request, once it has arrived. */
  readonly configured: ConfiguredTicket | null
}

export type TicketConfigurationEvent =
  | { readonly type: "START_CHANGED"; readonly start: TicketForm["start"] }
  | { readonly type: "DATE_CHANGED"; readonly date: string }
  | { readonly type: "TIME_CHANGED"; readonly time: string }
  | PlateEdit
  | PlateChosen
  | PlatesPasted
  | { readonly type: "PLATE_ADDED" }
  /** The driver has named, preferred or removed a known plate: the whole updated list. */
  | { readonly type: "KNOWN_PLATES_CHANGED"; readonly plates: ReadonlyArray<KnownPlate> }
  | { readonly type: "PLATE_REMOVED"; readonly index: number }
  /** The car belongs to another person, or to the driver after all. */
  | { readonly type: "OWNER_CHANGED"; readonly isOthersCar: boolean }
  /** Time has passed, on the clock of the area. */
  | { readonly type: "TIME_PASSED"; readonly now: number }
  /** The driver wants the ticket, though it is not valid in the present area. */
  | { readonly type: "AREA_CONFIRMED" }
  | { readonly type: "CONFIGURE_REQUESTED" }
  | { readonly type: "TRY_AGAIN" }
