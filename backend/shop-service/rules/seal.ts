/**
 * The `hash` of a configured ticket: an HMAC of all inputs of the price (rule, areas, times, plates, price,
 * discount), the shop and the driver. Any change of these invalidates it.
 */
import { createHmac, timingSafeEqual } from "node:crypto"
import { Redacted } from "effect"
import type { Ticket } from "../../../schemas/ticket.ts"

/** Sorts keys, so that equal content always gives equal text. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value)
      .filter(([, content]) => content !== undefined)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, content]) => `${JSON.stringify(key)}:${canonical(content)}`)
    return `{${entries.join(",")}}`
  }
  return JSON.stringify(value) ?? "null"
}

export interface SealContext {
  readonly key: Redacted.Redacted
  /** Also accepted, during a key rotation. */
  readonly otherKey?: Redacted.Redacted | null
  readonly shopId: string
  readonly subject: string
}

/** `ticketCovered` is not sealed: it is only a hint, and changes with the driver's other tickets. */
const hashOf = (ticket: Ticket, { key, shopId, subject }: SealContext): string => {
  const { hash: _hash, ticketCovered: _covered, ...content } = ticket
  return createHmac("sha256", Redacted.value(key))
    .update(canonical({ shopId, subject, content }))
    .digest("base64url")
}

export const sealed = (ticket: Ticket, context: SealContext): Ticket => ({
  ...ticket,
  hash: hashOf(ticket, context)
})

/** Returns true if `hash` is the result of `hashWith` for the key, or for the other key if there is one. */
export const isGood = (
  hash: string | null,
  { key, otherKey }: Pick<SealContext, "key" | "otherKey">,
  hashWith: (key: Redacted.Redacted) => string
): boolean => {
  if (hash === null) return false
  const given = Buffer.from(hash)
  return (otherKey ? [key, otherKey] : [key]).some((each) => {
    const expected = Buffer.from(hashWith(each))
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
}

export const isSealed = (ticket: Ticket, context: SealContext): boolean =>
  isGood(ticket.hash, context, (key) => hashOf(ticket, { ...context, key }))
