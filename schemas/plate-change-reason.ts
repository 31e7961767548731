/** Reasons to change the plates of a permission. */
import { Schema } from "effect"

export const plateChangeReasons = [
  "additional_car",
  "different_car",
  "new_car_or_license_plate",
  "other_reason",
  "rental_car",
  "renting_parking_spot",
  "typo"
] as const

export const PlateChangeReason = Schema.Literals(plateChangeReasons)
export type PlateChangeReason = typeof PlateChangeReason.Type

/** Returns true for an additional car; every other reason exchanges a plate. */
export const addsPlate = (reason: PlateChangeReason): boolean => reason === "additional_car"

/** Returns which of the two explanations belongs to a reason. */
export const plateChangeDescription = (reason: PlateChangeReason): "add_plate" | "exchange_plate" =>
  addsPlate(reason) ? "add_plate" : "exchange_plate"
