/** Price of a stay at a parking area, in total and by segment. */
import { Schema } from "effect"
import { DiscountInfo } from "./discount-info.ts"
import { CurrencyOrEuro, Instant, list, nullable, Price, Seconds, Text } from "./primitives.ts"

/** A part of the stay with one price. */
export const PricingSegment = Schema.Struct({
  /** The end is null during the stay. */
  interval: Schema.Struct({ start: Instant, end: nullable(Instant) }),
  price: nullable(Price),
  parkingForbidden: nullable(Schema.Boolean),
  parkingCovered: nullable(Schema.Boolean),
  /** Reasons why nothing is due: a ticket, a permission, an exemption, ... */
  parkingCoveredReasons: list(Text)
})
export interface PricingSegment extends Schema.Schema.Type<typeof PricingSegment> {}

export const StayPricing = Schema.Struct({
  /** Gross, in major units of `currency`; null if parking is forbidden and has no price. */
  price: nullable(Price),
  parkingForbidden: nullable(Schema.Boolean),
  parkingCovered: nullable(Schema.Boolean),
  plate: nullable(Text),
  currency: CurrencyOrEuro,
  stayId: nullable(Text),
  stayStart: nullable(Instant),
  stayEnd: nullable(Instant),
  areaEntityId: nullable(Text),
  /** The service's seal of the price. Opaque: sent back unchanged, never computed here. */
  hash: nullable(Text),
  pricingSegments: list(PricingSegment),
  areaName: nullable(Text),
  stayActive: nullable(Schema.Boolean),
  discountDuration: nullable(Seconds),
  discountInfo: nullable(DiscountInfo),
  /** Opaque to the shop. */
  meta: nullable(Schema.Unknown)
})
export interface StayPricing extends Schema.Schema.Type<typeof StayPricing> {}

/** A priced stay, and whether the price still holds according to the service. */
export const VerifiedStayPricing = Schema.Struct({ ...StayPricing.fields, valid: Schema.Boolean })
export interface VerifiedStayPricing extends Schema.Schema.Type<typeof VerifiedStayPricing> {}
