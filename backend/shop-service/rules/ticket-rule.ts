/** An operator's rule: the source of every offer, configured ticket and issued ticket. */
import type { Area } from "../../../schemas/area.ts"
import type { TimeWindow } from "../../../schemas/coverage/windows.ts"
import type { TicketType } from "../../../schemas/ticket.ts"
import type { TimeValueName } from "../../../schemas/time-value-name.ts"
import type { Translations } from "../../../schemas/translations.ts"
import type { Interruption } from "../../../schemas/validity-container.ts"

/** A clock time such as 05:30; 24:00 is the end of the day. */
export type ClockTime = string

/**
 * Validity of a ticket from its start. `day`: on one day between two clock times, past midnight where the
 * second is not after the first. `seconds`: elapsed time. `days`, `months`, `years`: calendar time in the
 * area's zone, whole days for a start by date.
 */
export type Validity =
  | { readonly kind: "day"; readonly from: ClockTime; readonly to: ClockTime }
  | { readonly kind: "seconds"; readonly count: number }
  | { readonly kind: "days" | "months" | "years"; readonly count: number }

export interface TicketRule {
  readonly id: string
  readonly ruleId: string
  readonly shopId: string
  readonly name: string
  readonly translations: Translations
  readonly ticketType: TicketType
  readonly usageLimit: number | null
  /** Prices are in hundredths of the currency. */
  readonly price: number
  readonly discountedPrice: number | null
  readonly discountType: string | null
  /** Another price for starts in these months (1 to 12). */
  readonly peakPrice: { readonly price: number; readonly months: ReadonlyArray<number> } | null
  readonly currencyCode: string
  readonly maximumPlates: number
  readonly requiredStartTimeValues: ReadonlyArray<TimeValueName>
  readonly validity: Validity
  /** Windows within the validity in which an interrupted ticket counts: at most seven; empty: always. */
  readonly windows: ReadonlyArray<TimeWindow>
  /** Times without validity, despite the windows. */
  readonly interruptions: ReadonlyArray<Interruption>
  readonly needsCode: boolean
  /** Maximum number valid at the same time; null: no limit. */
  readonly places: number | null
  readonly timeZone: string
  readonly areas: ReadonlyArray<Area>
}
