/** Whether a bought ticket is good at a moment, and for how long still, or how soon. */
import type { Ticket } from "../../../schemas/ticket.ts"

export type ProofStatus =
  | { readonly kind: "valid" | "notYet"; readonly seconds: number }
  | { readonly kind: "over" }
  /** The ticket names no time: it counts from its purchase. */
  | { readonly kind: "open" }

/** `now` in milliseconds since 1970. */
export const proofStatus = (
  { validFrom, validTo }: Pick<Ticket, "validFrom" | "validTo">,
  now: number
): ProofStatus => {
  if (validFrom !== null && now < Date.parse(validFrom)) {
    return { kind: "notYet", seconds: Math.ceil((Date.parse(validFrom) - now) / 1000) }
  }
  if (validTo === null) return { kind: "open" }
  return now < Date.parse(validTo)
    ? { kind: "valid", seconds: Math.ceil((Date.parse(validTo) - now) / 1000) }
    : { kind: "over" }
}
