/** Checks that purchase options can be bought as priced. The specification names only `checkOutdated`. */
import { Schema } from "effect"
import { StayPricing } from "./stay-pricing.ts"
import { Ticket } from "./ticket.ts"

/** Opaque to the shop: whether to refuse options with an outdated price. */
const checkOutdated = Schema.optionalKey(Schema.Boolean)

export const PurchaseOptionVerification = Schema.Struct({
  purchaseOptions: Schema.Array(Ticket),
  checkOutdated
})
export interface PurchaseOptionVerification extends Schema.Schema.Type<typeof PurchaseOptionVerification> {}

export const FlexPriceVerification = Schema.Struct({
  flexPriceOptions: Schema.Array(StayPricing),
  checkOutdated
})
export interface FlexPriceVerification extends Schema.Schema.Type<typeof FlexPriceVerification> {}
