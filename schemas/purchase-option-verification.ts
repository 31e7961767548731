/** Asks whether purchase options can still be bought as they were priced. The specification names only `checkOutdated`. */
import { Schema } from "effect"
import { StayPricing } from "./stay-pricing.ts"
import { Ticket } from "./ticket.ts"

/** Opaque to the shop: whether options with an outdated price are to be refused. */
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
