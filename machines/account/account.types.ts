import type { ActiveTicket } from "../../schemas/active-ticket.ts"
import type { Plate } from "../../schemas/plate.ts"
import type { PlateCorrection, PlateCorrectionStatus } from "../../schemas/plate-correction.ts"
import type { ShopWithGroups } from "../../schemas/shop.ts"
import type { VerificationCode } from "../../schemas/verification-code.ts"
import type { CallFailure, Failure } from "../failures.ts"
import type { PlateEdit, PlateEntry, PlateIssue } from "../plate-entry.ts"
import type { WithPause } from "../shop-problems.ts"

/** `overview` shows active tickets and permits; the others are the values of `?section=`. */
export type AccountSection = "overview" | "active-tickets" | "past-tickets" | "verify" | "permissions"

/** A shop, as a link names it. */
interface ShopLink {
  readonly path: string
  readonly name: string
}

export interface AccountInput {
  readonly shopPath: string
  /** Other shops in which the driver has bought with this browser. */
  readonly otherShops?: ReadonlyArray<ShopLink>
  /** Defaults to the overview. */
  readonly section?: AccountSection
}

/** `after`: the last ticket that is loaded; null for the first page. */
export interface PastTicketsInput {
  readonly shopId: string
  readonly after: string | null
}

export interface PageOfPastTickets {
  readonly pastTickets: ReadonlyArray<ActiveTicket>
  readonly hasMore: boolean
}

/** Whether the driver wants a reminder before a ticket ends. */
export interface ReminderChoice {
  readonly ticketId: string
  readonly wanted: boolean
}

export interface SetReminderInput {
  readonly shopId: string
  readonly ticket: ActiveTicket
  readonly wanted: boolean
}

/** `plate_taken`: another driver's ticket has the plate. */
export type CorrectionIssue = PlateIssue | "plate_taken"

/** Correction of a wrong plate on a bought ticket, as typed. */
export interface Correction {
  readonly ticketId: string
  readonly previous: Plate
  readonly entry: PlateEntry
  readonly issue: CorrectionIssue | null
}

export interface CorrectPlateInput extends PlateCorrection {
  readonly shopId: string
  readonly ticket: ActiveTicket
}

/** The driver has no such ticket any more, or it has another plate. */
export type TicketNotFound = Failure<"TicketNotFound">

/** The service rejects the new plate. */
export interface NewPlateRefused {
  readonly _tag: "PlateRefused"
  readonly issue: CorrectionIssue
}

/** The plates of the ticket can no longer be changed. */
export interface CorrectionClosed {
  readonly _tag: "CorrectionClosed"
  readonly status: PlateCorrectionStatus
}

export type CorrectPlateFailure = CallFailure | TicketNotFound | NewPlateRefused | CorrectionClosed

export interface AccountContext extends WithPause {
  readonly shopPath: string
  readonly otherShops: ReadonlyArray<ShopLink>
  readonly section: AccountSection
  readonly shop: ShopWithGroups | null
  readonly activeTickets: ReadonlyArray<ActiveTicket>
  /** The pages loaded so far. */
  readonly pastTickets: ReadonlyArray<ActiveTicket>
  readonly hasMorePastTickets: boolean
  readonly codes: ReadonlyArray<VerificationCode>
  readonly correction: Correction | null
  readonly reminding: ReminderChoice | null
  /** The order whose receipt was requested last. */
  readonly receiptOf: string | null
}

export type AccountEvent =
  | { readonly type: "SECTION_OPENED"; readonly section: AccountSection }
  | { readonly type: "TRY_AGAIN" }
  | { readonly type: "MORE_REQUESTED" }
  | { readonly type: "ALL_RECEIPTS_REQUESTED" }
  | ({ readonly type: "REMINDER_CHOSEN" } & ReminderChoice)
  | { readonly type: "RECEIPT_REQUESTED"; readonly orderId: string }
  | { readonly type: "CORRECTION_REQUESTED"; readonly ticketId: string; readonly plate: Plate }
  | PlateEdit
  | { readonly type: "CONFIRMED" }
  | { readonly type: "BACK" }
