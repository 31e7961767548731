/**
 * Correction of a wrong plate on a bought ticket: one plate, once, before the ticket begins. Later
 * corrections are up to the operator. Decision 014.
 */
import { Schema } from "effect"
import { Plate } from "./plate.ts"

/** Replaces the old plate by the new one. */
export const PlateCorrection = Schema.Struct({ oldPlate: Plate, newPlate: Plate })
export interface PlateCorrection extends Schema.Schema.Type<typeof PlateCorrection> {}

/** `begun`: the ticket has begun. `used`: already corrected once. `none`: not bought, or without a plate. */
export const PlateCorrectionStatus = Schema.Literals(["possible", "begun", "used", "none"])
export type PlateCorrectionStatus = typeof PlateCorrectionStatus.Type

export interface CorrectableTicket {
  readonly plates: ReadonlyArray<Plate>
  /** Milliseconds; null if unknown. */
  readonly validFrom: number | null
  /** By an order of this shop. */
  readonly isBought: boolean
  readonly isCorrected: boolean
}

/** Returns whether a plate of the ticket can be corrected at this moment, in milliseconds. */
export const plateCorrectionStatus = (
  { plates, validFrom, isBought, isCorrected }: CorrectableTicket,
  now: number
): PlateCorrectionStatus => {
  if (!isBought || plates.length === 0 || validFrom === null) return "none"
  if (isCorrected) return "used"
  return now < validFrom ? "possible" : "begun"
}
