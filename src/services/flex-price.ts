/** The API group of what stays cost. A price grows by the minute, so none of these answers is kept. */
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
    /** Open stays of a plate, with what they cost by now. */
    flexPrices: query(flexPrices, fresh),
    flexPricesOfAreas: query(flexPricesOfAreas, fresh),
    specifiedArriveLeaveByQuery: query(specifiedArriveLeaveByQuery, fresh),
    specifiedArriveLeave: query(specifiedArriveLeave, fresh),
    priceOfStayWithVouchers: query(priceOfStayWithVouchers, fresh),
    priceOfStay: query(priceOfStay, fresh),
    /** 404 `E_STAY_NOT_FOUND` when the vehicle has never been there. */
    latestStayPaymentStatus: query(latestStayPaymentStatus, fresh),
    /** What a stay would cost that nobody has made. */
    simulateFlexPrice: query(simulateFlexPrice, fresh)
  }
})

export class FlexPriceService extends Context.Service<FlexPriceService, Effect.Success<typeof make>>()(
  "services/FlexPriceService"
) {
  static readonly layer = Layer.effect(FlexPriceService, make)
}
