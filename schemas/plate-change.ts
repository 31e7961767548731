/** Changes of a permission's plates, as requested from the shop service. They count from the next stay on. */
import { Schema } from "effect"
import { Plate } from "./plate.ts"
import { PlateChangeReason } from "./plate-change-reason.ts"

/** Adds the new plate; an old plate is replaced by it. */
const PlateChangeItem = Schema.Struct({ newPlate: Plate, oldPlate: Schema.optionalKey(Plate) })
export interface PlateChangeItem extends Schema.Schema.Type<typeof PlateChangeItem> {}

export const PlateChange = Schema.Struct({
  items: Schema.NonEmptyArray(PlateChangeItem),
  reason: PlateChangeReason
})
export interface PlateChange extends Schema.Schema.Type<typeof PlateChange> {}

/** Adding plates needs no reason. */
export const PlateAddition = Schema.Struct({
  items: Schema.NonEmptyArray(Schema.Struct({ newPlate: Plate })),
  reason: Schema.optionalKey(PlateChangeReason)
})
export interface PlateAddition extends Schema.Schema.Type<typeof PlateAddition> {}

/** Plates to remove without a successor. Not in the specification: our proposal, decision D-15. */
export const PlateDeletion = Schema.Struct({
  items: Schema.NonEmptyArray(Schema.Struct({ oldPlate: Plate })),
  reason: Schema.optionalKey(PlateChangeReason)
})
export interface PlateDeletion extends Schema.Schema.Type<typeof PlateDeletion> {}
