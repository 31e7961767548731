/** The `hash` of a priced stay: an HMAC of all inputs of the price, and the driver of the request. */
import { createHmac } from "node:crypto"
import { Redacted } from "effect"
import type { StayPricing } from "../../../schemas/stay-pricing.ts"
import { canonical, isGood, type SealContext } from "./seal.ts"

type StaySealContext = Omit<SealContext, "shopId">

const hashOf = (pricing: StayPricing, { key, subject }: StaySealContext): string => {
  const { hash: _, ...content } = pricing
  return createHmac("sha256", Redacted.value(key))
    .update(canonical({ kind: "stay", subject, content }))
    .digest("base64url")
}

export const sealedStay = (pricing: StayPricing, context: StaySealContext): StayPricing => ({
  ...pricing,
  hash: hashOf(pricing, context)
})

export const isSealedStay = (pricing: StayPricing, context: StaySealContext): boolean =>
  isGood(pricing.hash, context, (key) => hashOf(pricing, { ...context, key }))
