/** A code, for example one from an employer, that unlocks tickets and permits. */
import { Schema } from "effect"

/** Letters, digits, dot, dash or @; case is kept; 1 to 64 characters (the upper bound is ours). */
export const verificationCodePattern = /^[A-Za-z0-9.@-]{1,64}$/

export const VerificationCode = Schema.Struct({
  code: Schema.String.check(Schema.isPattern(verificationCodePattern))
})
export interface VerificationCode extends Schema.Schema.Type<typeof VerificationCode> {}
