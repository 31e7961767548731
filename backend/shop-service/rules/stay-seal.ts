/** The `hash` of a priced stay: an HMAC over all that the price was made from, and the driver who asked. */
import { createHmac, timingSafeEqual } from "node:crypto"
import type { StayPricing } from "../../../schemas/stay-pricing.ts"
import { canonical } from "./seal.ts"

export interface StaySealContext {
  readonly key: string
  readonly subject: string
}

const hashOf = (pricing: StayPricing, { key, subject }: StaySealContext): string => {
  const { hash: _, ...content } = pricing
  return createHmac("sha256", key)
    .update(canonical({ kind: "stay", subject, content }))
    .digest("base64url")
}

export const sealedStay = (pricing: StayPricing, context: StaySealContext): StayPricing => ({
  ...pricing,
  hash: hashOf(pricing, context)
})

export const isSealedStay = (pricing: StayPricing, context: StaySealContext): boolean => {
  if (pricing.hash === null) return false
  const expected = Buffer.from(hashOf(pricing, context))
  const given = Buffer.from(pricing.hash)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
