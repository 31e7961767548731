/** A discount that the price already includes. */
import { Schema } from "effect"
import { Instant, nullable, Price, Seconds, Text } from "./primitives.ts"

/** @public by name, for the tests of all entities. */
export const ApplyDiscountDetails = Schema.Struct({
  plate: nullable(Text),
  voucherId: nullable(Text),
  stayId: nullable(Text),
  stayArrive: nullable(Instant),
  stayLeave: nullable(Instant),
  discountAssociationId: nullable(Text),
  type: nullable(Text),
  areaEntityId: nullable(Text),
  discountDuration: nullable(Seconds)
})

export const DiscountInfo = Schema.Struct({
  discountDuration: nullable(Seconds),
  discountedPrice: nullable(Price),
  applyDiscountDetails: nullable(ApplyDiscountDetails)
})
export interface DiscountInfo extends Schema.Schema.Type<typeof DiscountInfo> {}
