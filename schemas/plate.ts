/** A licence plate in requests and responses. The rules of plates are in `licence-plate/`. */
import { Schema } from "effect"
import { Instant, nullable, Text } from "./primitives.ts"

/** Region prefix and dash where the country has one, e.g. M-PP123; the country may be unknown. */
export const Plate = Schema.Struct({
  plate: Text.check(Schema.isBetweenLength(1, 20)),
  country: nullable(Text)
})
export interface Plate extends Schema.Schema.Type<typeof Plate> {}

/** A plate on a permit, with its term. */
export const RegisteredPlate = Schema.Struct({
  ...Plate.fields,
  validFrom: nullable(Instant),
  validTo: nullable(Instant)
})
export interface RegisteredPlate extends Schema.Schema.Type<typeof RegisteredPlate> {}
