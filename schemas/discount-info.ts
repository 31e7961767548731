/** A discount that the service has already worked into a price. */
import { Schema } from "effect"
import { Instant, nullable, Price, Seconds } from "./primitives.ts"

export const ApplyDiscountDetails = Schema.Struct({
  plate: nullable(Schema.String),
  voucherId: nullable(Schema.String),
  stayId: nullable(Schema.String),
  stayArrive: nullable(Instant),
  stayLeave: nullable(Instant),
  discountAssociationId: nullable(Schema.String),
  type: nullable(Schema.String),
  areaEntityId: nullable(Schema.String),
  discountDuration: nullable(Seconds)
})

export const DiscountInfo = Schema.Struct({
  discountDuration: nullable(Seconds),
  discountedPrice: nullable(Price),
  applyDiscountDetails: nullable(ApplyDiscountDetails)
})
export interface DiscountInfo extends Schema.Schema.Type<typeof DiscountInfo> {}
