/** A code that an operator hands out: it makes drivers members of its group, or unlocks the shop's tickets. */
import { Schema } from "effect"
import { Count, Instant, nullable, Uuid } from "./primitives.ts"
import { VerificationCode } from "./verification-code.ts"

export const CodeCreation = Schema.Struct({
  ...VerificationCode.fields,
  /** Id of a group of the shop. Absent: the code belongs to no group. */
  shopGroupId: Schema.optionalKey(Uuid),
  /** Number of drivers who can add it. Absent: any number. */
  maximumUses: Schema.optionalKey(Count),
  /** Absent: it does not expire. */
  validTo: Schema.optionalKey(Instant)
})
export interface CodeCreation extends Schema.Schema.Type<typeof CodeCreation> {}

export const CreatedCode = Schema.Struct({
  ...VerificationCode.fields,
  shopGroupId: nullable(Uuid),
  maximumUses: nullable(Count),
  validTo: nullable(Instant)
})
export interface CreatedCode extends Schema.Schema.Type<typeof CreatedCode> {}
