/** What an operator sells: the rule from which every offer, configured ticket and issued ticket follows. */
import type { Area } from "../../../schemas/area.ts"
import type { TimeWindow } from "../../../schemas/coverage/windows.ts"
import type { TicketType } from "../../../schemas/ticket.ts"
import type { TimeValueName } from "../../../schemas/time-value-name.ts"
import type { Translations } from "../../../schemas/translations.ts"
import type { Interruption } from "../../../schemas/validity-container.ts"

/** A clock time such as 05:30; 24:00 is the end of the day. */
export type ClockTime = string

/**
 * How long a ticket is valid from its start.
 * `day`: on one day between two clock times, past midnight where the second is not after the first.
 * `seconds`: elapsed time. `days`, `months`, `years`: calendar time in the area's zone, whole days for a start by date.
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
  /** Within the validity, when an interrupted ticket counts: at most seven windows, none for one that always does. */
  readonly windows: ReadonlyArray<TimeWindow>
  /** When it does not count all the same. */
  readonly interruptions: ReadonlyArray<Interruption>
  readonly needsCode: boolean
  /** How many may be good at the same time; null: as many as are wanted. */
  readonly places: number | null
  readonly timeZone: string
  readonly areas: ReadonlyArray<Area>
}
