/** Checks, before plates are changed, that a purchase allows it: the purchase-option side of a change. */
import { Schema } from "effect"
import { Plate } from "./plate.ts"
import { Id, nullable, Text } from "./primitives.ts"

export const PlateChangeValidation = Schema.Struct({
  transactionId: Id,
  plates: Schema.Array(Plate),
  userId: Id
})
export interface PlateChangeValidation extends Schema.Schema.Type<typeof PlateChangeValidation> {}

/** The response. Its shape is not in the specification: ours. `problem` is a stable code, null if valid. */
export const PlateChangeVerdict = Schema.Struct({ valid: Schema.Boolean, problem: nullable(Text) })
export interface PlateChangeVerdict extends Schema.Schema.Type<typeof PlateChangeVerdict> {}
