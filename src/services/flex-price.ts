/** The API group of the costs of stays. A price grows by the minute, so no response is cached. */
import { Context, Effect, Layer } from "effect"
import {
  flexPrices,
  flexPricesOfAreas,
  latestStayPaymentStatus,
  priceOfStay,
  priceOfStayWithVouchers,
  simulateFlexPrice,
  specifiedArriveLeave,
  specifiedArriveLeaveByQuery
} from "../../schemas/api/index.ts"
import { Gateway } from "./http/index.ts"

const make = Effect.gen(function* () {
  const { query } = yield* Gateway
  const fresh = { ttl: 0 }
  return {
    /** Open stays of a plate, with their current cost. */
    flexPrices: query(flexPrices, fresh),
    flexPricesOfAreas: query(flexPricesOfAreas, fresh),
    specifiedArriveLeaveByQuery: query(specifiedArriveLeaveByQuery, fresh),
    specifiedArriveLeave: query(specifiedArriveLeave, fresh),
    priceOfStayWithVouchers: query(priceOfStayWithVouchers, fresh),
    priceOfStay: query(priceOfStay, fresh),
    /** 404 `E_STAY_NOT_FOUND` for a vehicle without any stay. */
    latestStayPaymentStatus: query(latestStayPaymentStatus, fresh),
    /** The cost of a hypothetical stay. */
    simulateFlexPrice: query(simulateFlexPrice, fresh)
  }
})

export class FlexPriceService extends Context.Service<FlexPriceService, Effect.Success<typeof make>>()(
  "services/FlexPriceService"
) {
  static readonly layer = Layer.effect(FlexPriceService, make)
}
