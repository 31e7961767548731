/**
 * Endpoints for the price of a stay. Specification, section 7, "Flex price"; it does not show the responses: they are
 * the pricing results and payment statuses of its section 3. Sightings of vehicles that are not the driver's own are
 * returned for at most 60 of them in an hour: 429 `E_TOO_MANY_REQUESTS`.
 */
import { Schema } from "effect"
import { Name, Text, Uuid } from "../primitives.ts"
import { SimulatedStay } from "../simulated-stay.ts"
import { StayPaymentStatus } from "../stay-payment-status.ts"
import { StayPricing } from "../stay-pricing.ts"
import { ExternalExemption, StayRequest } from "../stay-request.ts"
import { Voucher } from "../voucher.ts"
import { endpoint } from "./endpoint.ts"

const areaEntityIds = Schema.optionalKey(Schema.Array(Uuid))
const texts = Schema.optionalKey(Schema.Array(Text))

export const flexPrices = endpoint("flexPrices", "GET", "/v1/flex-price", {
  shops: "all",
  query: { plate: Name, areaEntityIds },
  success: Schema.Array(StayPricing)
})

export const flexPricesOfAreas = endpoint("flexPricesOfAreas", "GET", "/v2/flex-price", {
  shops: "all",
  query: {
    plate: Name,
    areaEntityId: Schema.optionalKey(Uuid),
    areaEntityIds,
    country: Schema.optionalKey(Name),
    plateCountry: Schema.optionalKey(Name),
    excludePendingTransactionOrigins: texts
  },
  success: Schema.Array(StayPricing)
})

const { groupIds: _, ...queried } = StayRequest.fields

/** First version: the stay in the query, each exemption and voucher as JSON. */
export const specifiedArriveLeaveByQuery = endpoint(
  "specifiedArriveLeaveByQuery",
  "GET",
  "/v1/flex-price/specified-arrive-leave",
  {
    query: {
      ...queried,
      externalExemptions: Schema.optionalKey(Schema.Array(Schema.fromJsonString(ExternalExemption))),
      vouchers: Schema.optionalKey(Schema.Array(Schema.fromJsonString(Voucher)))
    },
    success: StayPricing
  }
)

export const specifiedArriveLeave = endpoint(
  "specifiedArriveLeave",
  "POST",
  "/v2/flex-price/specified-arrive-leave",
  { effect: "safe", payload: StayRequest, success: StayPricing }
)

/** First version: the same body as `specifiedArriveLeave`. */
export const priceOfStayWithVouchers = endpoint(
  "priceOfStayWithVouchers",
  "POST",
  "/v1/flex-price/stay",
  specifiedArriveLeave
)

export const priceOfStay = endpoint("priceOfStay", "POST", "/v2/flex-price/stay", specifiedArriveLeave)

/** Payment status of the latest stay. 404 `E_STAY_NOT_FOUND` when the vehicle has never been there. */
export const latestStayPaymentStatus = endpoint(
  "latestStayPaymentStatus",
  "GET",
  "/v1/flex-price/latest-stay-payment-status",
  { query: { plate: Name, areaEntityId: Uuid }, success: StayPaymentStatus }
)

export const simulateFlexPrice = endpoint("simulateFlexPrice", "POST", "/v1/flex-price/simulate", {
  effect: "safe",
  payload: SimulatedStay,
  success: StayPricing
})
