/**
 * The `hash` of a configured ticket: an HMAC over everything the price was made from (rule, areas, times, plates,
 * price, discount), the shop and the driver. Whoever changes one of them no longer has the service's word for it.
 */
import { createHmac, timingSafeEqual } from "node:crypto"
import { Redacted } from "effect"
import type { Ticket } from "../../../schemas/ticket.ts"

/** Keys in order, so that the same content always gives the same text. */
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
  /** Seals of this one are good, too, while the key is changed. */
  readonly otherKey?: Redacted.Redacted | null
  readonly shopId: string
  readonly subject: string
}

/** `ticketCovered` is advice that changes with the driver's other tickets: it is not sealed. */
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

/** Whether `hash` is what `hashWith` makes by the key, or by the other one where there is one. */
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
