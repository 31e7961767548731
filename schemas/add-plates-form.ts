/** The form that adds plates to a permission, and its requests. Decision D-24. */
import { Schema } from "effect"
import { Plate } from "./plate.ts"
import type { PlateAddition } from "./plate-change.ts"
import { PlateChangeReason } from "./plate-change-reason.ts"

/** @internal as the specification has it; while it is filled in, plates may be empty. */
export const AddPlatesForm = Schema.Struct({
  reason: Schema.optionalKey(PlateChangeReason),
  plates: Schema.Array(Plate)
})

/** Returns one request per plate; they are sent in sequence, so that each plate has its own error. */
export const plateAdditionOf = (
  { plate, country }: Plate,
  reason: PlateChangeReason | null
): PlateAddition => ({ items: [{ newPlate: { plate, country } }], ...(reason === null ? {} : { reason }) })
