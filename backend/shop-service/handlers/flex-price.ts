/**
 * Calls about the prices of stays. A driver learns about the stays of the plates that the call names, but not
 * whether other drivers have tickets or permits for them.
 */
import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Caller, ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { countryFrom } from "../../../schemas/licence-plate/index.ts"
import type { StayRequest } from "../../../schemas/stay-request.ts"
import { type AskedPlate, type StayRecord, Stays } from "../repositories/stays.ts"
import { notFound } from "../rules/refused.ts"
import type { Tariff } from "../rules/stay-tariff.ts"
import { traced } from "../traced.ts"
import { limitPlateQueries } from "./plate-query-limit.ts"
import {
  optionsOf,
  type PricingOptions,
  pricedStay,
  readAskedPlate,
  readSpan,
  tariffAt
} from "./stay-pricing.ts"

/** Whole seconds, as in responses. */
const wholeSecond = Effect.map(Clock.currentTimeMillis, (now) => Math.floor(now / 1000) * 1000)

const stayNotFound = (field: string) =>
  notFound("E_STAY_NOT_FOUND", "No stay of this vehicle is known at this area and time.", field)

/** Prices a recorded stay, until its end or until now. */
const priceOfStored = (
  stored: StayRecord,
  tariff: Tariff,
  plate: AskedPlate,
  options: PricingOptions,
  subject: string,
  now: number
) =>
  pricedStay({
    tariff,
    plate,
    stay: {
      from: stored.arrivedAt.getTime(),
      to: stored.leftAt?.getTime() ?? Math.max(now, stored.arrivedAt.getTime() + 1000)
    },
    isActive: stored.leftAt === null,
    stored,
    options,
    subject,
    now
  })

/** Returns a plate's active stays, and the ended ones with an amount due; latest first. */
const openStays = traced("openStays")(function* (
  plate: AskedPlate,
  areaEntityIds: ReadonlyArray<string> | undefined,
  options: PricingOptions
) {
  const { subject } = yield* Caller
  yield* limitPlateQueries(plate)
  const now = yield* wholeSecond
  const stays = yield* Stays
  const found = yield* stays.ofPlate(
    plate,
    areaEntityIds?.map((id) => id.toLowerCase())
  )
  const tariffs = yield* stays.tariffs([...new Set(found.map(({ areaEntityId }) => areaEntityId))])
  const priced = yield* Effect.forEach(
    found.flatMap((stored) => {
      const tariff = tariffs.get(stored.areaEntityId)
      return tariff === undefined ? [] : [{ stored, tariff }]
    }),
    ({ stored, tariff }) =>
      priceOfStored(stored, tariff, plate, options, subject, now).pipe(
        // Without vouchers, exemptions and tolerances, no refusal is possible.
        Effect.catchTag("Unprocessable", Effect.die)
      )
  )
  return priced
    .filter(({ pricing, price }) => pricing.stayActive === true || (price.due ?? 0) > 0)
    .map(({ pricing }) => pricing)
})

/** Prices a stay as the request describes it, past or future; without a plate, nothing covers it. */
const specified = traced("specified")(function* (
  request: Omit<StayRequest, "plate"> & Partial<Pick<StayRequest, "plate">>
) {
  const { subject } = yield* Caller
  const now = yield* wholeSecond
  const tariff = yield* tariffAt(request.areaEntityId)
  const plate = request.plate === undefined ? null : yield* readAskedPlate(request.plate)
  const stay = yield* readSpan(request.arrive, request.leave, now)
  const isActive = request.stayActive ?? request.leave === undefined
  const options = optionsOf(request)
  return (yield* pricedStay({ tariff, plate, stay, isActive, stored: undefined, options, subject, now }))
    .pricing
})

/** Prices a stay as it was recorded; the arrival selects one of a vehicle's stays. */
const seen = traced("seen")(function* (request: StayRequest) {
  const { subject } = yield* Caller
  const now = yield* wholeSecond
  const tariff = yield* tariffAt(request.areaEntityId)
  const plate = yield* readAskedPlate(request.plate)
  yield* readSpan(request.arrive, request.leave, now)
  yield* limitPlateQueries(plate)
  const stored = yield* (yield* Stays).at(plate, tariff.areaEntityId, new Date(request.arrive))
  if (stored === undefined) return yield* stayNotFound("arrive")
  return (yield* priceOfStored(stored, tariff, plate, optionsOf(request), subject, now)).pricing
})

export const FlexPriceHandlers = HttpApiBuilder.group(ShopServiceApi, "flexPrice", (handlers) =>
  handlers.handleAll({
    flexPrices: ({ query }) => openStays({ plate: query.plate, country: null }, query.areaEntityIds, {}),
    flexPricesOfAreas: ({ query }) => {
      const { plate, plateCountry, country, areaEntityId, areaEntityIds } = query
      // Both parameters are the country of the plate; `plateCountry` is the newer one.
      const given = plateCountry ?? country
      const areas =
        areaEntityId === undefined && areaEntityIds === undefined
          ? undefined
          : [...(areaEntityId === undefined ? [] : [areaEntityId]), ...(areaEntityIds ?? [])]
      return openStays(
        { plate, country: given === undefined ? null : countryFrom(given) },
        areas,
        optionsOf(query)
      )
    },
    specifiedArriveLeaveByQuery: ({ query }) => specified(query),
    specifiedArriveLeave: ({ payload }) => specified(payload),
    priceOfStayWithVouchers: ({ payload }) => seen(payload),
    priceOfStay: ({ payload }) => seen(payload),
    latestStayPaymentStatus: traced("latestStayPaymentStatus")(function* ({ query }) {
      const { subject } = yield* Caller
      const now = yield* wholeSecond
      const plate = { plate: query.plate, country: null }
      const tariff = yield* tariffAt(query.areaEntityId)
      yield* limitPlateQueries(plate)
      const stored = yield* (yield* Stays).latest(plate, tariff.areaEntityId)
      if (stored === undefined) return yield* stayNotFound("plate")
      const { price } = yield* priceOfStored(stored, tariff, plate, {}, subject, now).pipe(
        Effect.catchTag("Unprocessable", Effect.die)
      )
      const isPending = stored.payments.some(({ status }) => status === "pending")
      const paymentStatus =
        (price.due ?? 0) > 0 ? "unpaid" : isPending ? "pending" : price.total === 0 ? "free" : "paid"
      return { stayId: stored.id, paymentStatus }
    }),
    simulateFlexPrice: ({ payload }) => specified(payload)
  })
)
