/** What the ticket configuration takes, remembers, hears, and how its calls fail. */
import type { Plate } from "../../schemas/plate.ts"
import type { ShopWithGroups } from "../../schemas/shop.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import type { TimeValues } from "../../schemas/time-values.ts"
import type { CallFailure, LoadShopFailure, ShopInactive } from "../failures.ts"
import type { FormField, FormIssue, FormIssues, LocalTime, TicketForm } from "./ticket-form.ts"

export interface TicketConfigurationInput {
  readonly shopPath: string
  readonly ticketId: string
}

/** A plate the driver has used or registered before, with what the driver says of the vehicle. Known in this browser alone. */
export interface KnownPlate extends Plate {
  /** "Mum's car". */
  readonly nickname?: string
  /** The plate a new form starts with. */
  readonly isDefault?: boolean
}

/** A ticket of the shop with all that is needed to fill in its form. */
export interface TicketOffer {
  readonly shop: ShopWithGroups
  readonly ticket: Ticket
  /** IANA name: the zone in which start and end are read. */
  readonly timeZone: string
  readonly now: LocalTime
  /** What the driver had filled in before a reload or a login, else empty fields with the shop's country. */
  readonly form: TicketForm
  /** The driver's own plates, the default one first, then the most recent; offered at the field. */
  readonly recentPlates: ReadonlyArray<KnownPlate>
}

export interface TicketNotFound {
  readonly _tag: "TicketNotFound"
}

/** An active multi-visit ticket of another driver covers the plate. */
export interface PlateTakenByOther {
  readonly _tag: "PlateTakenByOther"
}

/** The ticket changed or ended since the page was loaded: a new one has to be chosen. */
export interface TicketUnavailable {
  readonly _tag: "TicketUnavailable"
}

/** The service refuses a value of the form. */
export interface FormRefused {
  readonly _tag: "FormRefused"
  readonly field: FormField
  readonly issue: FormIssue
}

/** The cart holds tickets in another currency. */
export interface CurrencyMismatch {
  readonly _tag: "CurrencyMismatch"
}

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
  | TicketUnavailable
  | PlateTakenByOther
  | ShopInactive

export interface ConfigureTicketInput {
  readonly ticketId: string
  readonly shopAreaEntityId: string
  readonly timeValues: TimeValues
  readonly plates: ReadonlyArray<Plate>
}

export interface TicketConfigurationContext {
  readonly shopPath: string
  readonly ticketId: string
  readonly offer: TicketOffer | null
  readonly form: TicketForm
  readonly issues: FormIssues
  /** The ticket with price, validity and seal, once the service has configured it. */
  readonly configured: Ticket | null
}

export type TicketConfigurationEvent =
  | { readonly type: "DATE_CHANGED"; readonly date: string }
  | { readonly type: "TIME_CHANGED"; readonly time: string }
  | { readonly type: "PLATE_CHANGED"; readonly index: number; readonly plate: string }
  | { readonly type: "COUNTRY_CHANGED"; readonly index: number; readonly country: string }
  | { readonly type: "PLATE_ADDED" }
  /** The driver has named, preferred or forgotten one of the known plates: all of them, as they are now. */
  | { readonly type: "KNOWN_PLATES_CHANGED"; readonly plates: ReadonlyArray<KnownPlate> }
  | { readonly type: "PLATE_REMOVED"; readonly index: number }
  | { readonly type: "CONFIGURE_REQUESTED" }
  | { readonly type: "EDIT_REQUESTED" }
  | { readonly type: "ADD_REQUESTED" }
  | { readonly type: "TRY_AGAIN" }
