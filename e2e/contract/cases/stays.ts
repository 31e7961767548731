/** Calls about prices of stays, with the stays of the demo world. */
import { expect } from "vitest"
import { areaId } from "../../../backend/demo-world/shops.ts"
import { stayId } from "../../../backend/demo-world/stays.ts"
import type { StayPricing } from "../../../schemas/stay-pricing.ts"
import { byFahrerin, byNeu, callCase, type ErrorCase, nobodysId, refused } from "../support/call-case.ts"
import type { Client } from "../support/client.ts"
import { driverLimitReached } from "../support/rate-limits.ts"

const lido = areaId("wiesensee", 0)
const promenade = areaId("wiesensee", 2)
const clinic = areaId("klinikum-rosenau", 0)

/** Monday afternoon at the lake: two hours and a quarter, the first quarter of an hour free. */
const monday = {
  plate: "M-PP123",
  areaEntityId: lido,
  arrive: "2026-11-16T10:00:00+01:00",
  leave: "2026-11-16T12:15:00+01:00"
}

const priced = ({ price, currency, areaName, hash }: StayPricing) => ({ price, currency, areaName, hash })
const fourEuros = { price: 4, currency: "EUR", areaName: "Strandbad", hash: expect.any(String) }

export const flexPrices = callCase("flexPrices", {
  as: byNeu,
  input: () => ({ query: { plate: "M-ST101", areaEntityIds: [lido, promenade] } }),
  ok: async (stays, _, { neu }) => {
    // From 10:00 to 13:20, the first quarter of an hour free: seven half hours begun.
    expect(stays).toMatchObject([{ stayId: stayId("left-unpaid"), price: 7, stayActive: false }])
    const all = await neu.run(neu.calls.flexPrices({ query: { plate: "M-ST100" } }))
    expect(all).toMatchObject([
      { stayId: stayId("open-visit"), stayActive: true, areaName: "Besucherparkhaus" }
    ])
    expect(all[0]?.pricingSegments.at(-1)?.interval.end).toBeNull()
    const settled = await neu.run(neu.calls.flexPrices({ query: { plate: "M-ST102" } }))
    expect(settled).toEqual([])
  },
  errors: [driverLimitReached({ query: { plate: "M-ST101" } })]
})

export const flexPricesOfAreas = callCase("flexPricesOfAreas", {
  as: byNeu,
  input: () => ({
    query: {
      plate: "M-ST103",
      plateCountry: "DE",
      areaEntityId: lido,
      areaEntityIds: [promenade],
      excludePendingTransactionOrigins: ["phone-app", "web"]
    }
  }),
  ok: async (stays, _, { neu, fahrerin }) => {
    // Without the pending payment, the stay is unpaid.
    expect(stays).toMatchObject([{ stayId: stayId("left-pending"), price: 4 }])
    const { flexPricesOfAreas: ask } = neu.calls
    expect(await neu.run(ask({ query: { plate: "M-ST103", country: "DE" } }))).toEqual([])
    expect(await neu.run(ask({ query: { plate: "M-ST103", plateCountry: "AT" } }))).toEqual([])
    // Her ticket covers her stay in her own responses; in those of others, her plate is like any other.
    const own = await fahrerin.run(fahrerin.calls.flexPricesOfAreas({ query: { plate: "M-FR88" } }))
    expect(own).toMatchObject([{ parkingCovered: true, price: 0 }])
    const others = await neu.run(ask({ query: { plate: "M-FR88" } }))
    expect(others).toMatchObject([{ parkingCovered: false }])
    expect(others[0]?.price).toBeGreaterThan(0)
  },
  errors: [driverLimitReached({ query: { plate: "M-ST101" } })]
})

type StayInput = typeof monday & { readonly [field: string]: unknown }

const wrong = (more: object): StayInput => ({ ...monday, ...more })

const stayProblems = [
  { status: 404, code: "E_AREA_NOT_FOUND", stay: wrong({ areaEntityId: nobodysId }) },
  { status: 422, code: "E_STAY_INVALID", stay: wrong({ leave: "2026-11-16T09:00:00+01:00" }) },
  { status: 422, code: "E_STAY_TOO_LONG", stay: wrong({ leave: "2027-11-16T09:00:00+01:00" }) },
  { status: 422, code: "E_PLATE_INVALID", stay: wrong({ plate: "M–?" }) }
] as const

const pricingProblems = [
  { status: 422, code: "E_TOLERANCE_UNKNOWN", stay: wrong({ toleranceTypeToUse: "generous" }) },
  {
    status: 422,
    code: "E_VOUCHER_INVALID",
    stay: wrong({ vouchers: [{ voucherId: "ABGELAUFEN", voucherType: "freeTime" }] })
  },
  {
    status: 422,
    code: "E_EXEMPTION_INVALID",
    stay: wrong({ externalExemptions: [{ validFrom: monday.leave, validTo: monday.arrive }] })
  }
] as const

const problems = <Input>(
  part: "query" | "payload",
  list: ReadonlyArray<{ readonly status: 404 | 422; readonly code: string; readonly stay: StayInput }>
): ReadonlyArray<ErrorCase<Input>> =>
  list.map(({ status, code, stay }) => ({ status, code, input: () => ({ [part]: stay }) as Input }))

const everything = {
  ...monday,
  toleranceTypeToUse: "none",
  timeDiscountsDuration: 1800,
  externalExemptions: [
    { validFrom: "2026-11-16T10:00:00+01:00", validTo: "2026-11-16T10:30:00+01:00" },
    { validFrom: "2026-11-16T12:00:00+01:00", validTo: "2026-11-16T13:00:00+01:00" }
  ],
  excludePendingTransactionOrigins: ["phone-app", "web"],
  vouchers: [{ voucherId: "EINKAUF-60", voucherType: "freeTime" }]
}

const reasonsOf = ({ pricingSegments }: StayPricing) =>
  pricingSegments.map(({ price, parkingCoveredReasons }) => parkingCoveredReasons.join() || price)

/** Half an hour exempted, one and a half by discounts: nothing remains of two hours and a quarter. */
const exempted = ["exemption", "timeDiscount", "exemption"]

export const specifiedArriveLeaveByQuery = callCase("specifiedArriveLeaveByQuery", {
  as: byNeu,
  input: () => ({ query: everything }),
  ok: (pricing) => {
    expect(reasonsOf(pricing)).toEqual(exempted)
    expect(pricing).toMatchObject({ price: 0, parkingCovered: true, discountDuration: 5400 })
    expect(pricing.discountInfo?.applyDiscountDetails).toMatchObject({
      voucherId: "EINKAUF-60",
      type: "freeTime",
      plate: "M-PP123",
      areaEntityId: lido
    })
  },
  errors: problems("query", [...stayProblems, ...pricingProblems])
})

export const specifiedArriveLeave = callCase("specifiedArriveLeave", {
  as: byNeu,
  input: () => ({ payload: everything }),
  ok: async (pricing, _, { neu }) => {
    expect(reasonsOf(pricing)).toEqual(exempted)
    const plain = await neu.run(neu.calls.specifiedArriveLeave({ payload: monday }))
    expect(priced(plain)).toEqual(fourEuros)
    const market = { ...monday, areaEntityId: promenade, toleranceTypeToUse: "none" }
    const thursday = { arrive: "2026-11-19T10:00:00+01:00", leave: "2026-11-19T11:00:00+01:00" }
    const forbidden = await neu.run(neu.calls.specifiedArriveLeave({ payload: { ...market, ...thursday } }))
    expect(forbidden).toMatchObject({ price: null, parkingForbidden: true })
  },
  errors: problems("payload", [...stayProblems, ...pricingProblems])
})

/** Returns the open or unpaid stay of a plate from the list. */
const stayOf = async (client: Client, plate: string): Promise<StayPricing> => {
  const [stay] = await client.run(client.calls.flexPrices({ query: { plate } }))
  if (stay === undefined) throw new Error(`There is no open stay of ${plate}.`)
  return stay
}

const asSeen = async (client: Client, more: object = {}) => {
  const { stayStart } = await stayOf(client, "M-ST101")
  return { plate: "M-ST101", areaEntityId: lido, arrive: stayStart ?? "", ...more }
}

const ofStay = (name: "priceOfStayWithVouchers" | "priceOfStay") =>
  callCase(name, {
    as: byNeu,
    input: async ({ neu }) => ({
      payload: await asSeen(neu, { vouchers: [{ voucherId: "EINKAUF-60", voucherType: "freeTime" }] })
    }),
    ok: (pricing) =>
      expect(pricing).toMatchObject({ stayId: stayId("left-unpaid"), price: 5, discountDuration: 3600 }),
    errors: [
      refused(404, "E_STAY_NOT_FOUND", async ({ neu }) => ({
        payload: await asSeen(neu, { areaEntityId: promenade })
      })),
      refused(422, "E_VOUCHER_INVALID", async ({ neu }) => ({
        payload: await asSeen(neu, { vouchers: [{ voucherId: "KLINIK-50", voucherType: "percent" }] })
      })),
      ...problems<{ readonly payload: never }>("payload", stayProblems),
      driverLimitReached({ payload: monday })
    ]
  })

export const priceOfStayWithVouchers = ofStay("priceOfStayWithVouchers")
export const priceOfStay = ofStay("priceOfStay")

export const latestStayPaymentStatus = callCase("latestStayPaymentStatus", {
  as: byNeu,
  input: () => ({ query: { plate: "M-ST102", areaEntityId: lido } }),
  ok: async (answer, _, { neu }) => {
    expect(answer).toEqual({ stayId: stayId("left-paid"), paymentStatus: "paid" })
    const statusOf = async (plate: string, areaEntityId = lido) => {
      const { latestStayPaymentStatus: ask } = neu.calls
      return (await neu.run(ask({ query: { plate, areaEntityId } }))).paymentStatus
    }
    expect(await statusOf("M-ST101")).toBe("unpaid")
    expect(await statusOf("M-ST103")).toBe("pending")
    expect(await statusOf("M-ST104", promenade)).toBe("free")
  },
  errors: [
    refused(404, "E_STAY_NOT_FOUND", () => ({ query: { plate: "M-PP123", areaEntityId: lido } })),
    refused(404, "E_AREA_NOT_FOUND", () => ({ query: { plate: "M-ST102", areaEntityId: nobodysId } })),
    driverLimitReached({ query: { plate: "M-ST102", areaEntityId: lido } })
  ]
})

export const simulateFlexPrice = callCase("simulateFlexPrice", {
  as: byNeu,
  input: () => {
    const { plate: _, ...stay } = monday
    return { payload: stay }
  },
  ok: async (pricing, _, { neu }) => {
    expect(priced(pricing)).toEqual(fourEuros)
    expect(pricing.plate).toBeNull()
    const half = { voucherId: "KLINIK-50", voucherType: "percent" }
    const visit = { ...monday, areaEntityId: clinic, vouchers: [half] }
    const discounted = await neu.run(neu.calls.simulateFlexPrice({ payload: visit }))
    // Half an hour free, four half hours at 0.75, a discount of half.
    expect(discounted.discountInfo?.discountedPrice).toBe(1.5)
  },
  errors: problems("payload", [...stayProblems, ...pricingProblems])
})

export const verifyFlexPriceOptions = callCase("verifyFlexPriceOptions", {
  as: byNeu,
  input: async ({ neu }) => {
    const option = await stayOf(neu, "M-ST101")
    const going = await stayOf(neu, "M-ST100")
    return { payload: { flexPriceOptions: [option, going, { ...option, price: 0 }], checkOutdated: true } }
  },
  ok: async (options, { payload }, { neu, fahrerin, database }) => {
    const validOf = async (client: Client) => {
      const answer = await client.run(client.calls.verifyFlexPriceOptions({ payload: payload as never }))
      return answer.map(({ valid }) => valid)
    }
    expect(options.map(({ valid }) => valid)).toEqual([true, true, false])
    // A price is bound to the driver of the request.
    expect(await validOf(fahrerin)).toEqual([false, false, false])
    // A payment invalidates earlier prices.
    await database.query(
      `insert into shop.stay_payment (id, stay_id, origin, status, amount, paid_at)
       values (gen_random_uuid(), $1, 'contract', 'paid', 100, now())`,
      [stayId("left-unpaid")]
    )
    expect(await validOf(neu)).toEqual([false, true, false])
    await database.query("delete from shop.stay_payment where origin = 'contract'")
  },
  errors: []
})

const permitStay = callCase("flexPrices", {
  as: byFahrerin,
  input: () => ({ query: { plate: "M-PF44" } }),
  ok: ([stay]) => {
    expect(stay?.pricingSegments.map(({ parkingCoveredReasons }) => parkingCoveredReasons)).toEqual([
      ["permit", "tolerance"],
      ["permit"]
    ])
  },
  errors: []
})

/** More cases of the same calls, beyond the table. */
export const furtherStayCases = [permitStay]
