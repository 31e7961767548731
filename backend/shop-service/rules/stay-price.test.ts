/** Tests of stay prices: free minutes, intervals, nights, the day's maximum, forbidden times, covers. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { priceOf, type StayToPrice } from "./stay-price.ts"
import type { Tariff } from "./stay-tariff.ts"

const tariff: Tariff = {
  areaEntityId: "area",
  areaName: "Strandbad",
  currencyCode: "EUR",
  timeZone: "Europe/Berlin",
  arrivalMinutes: 15,
  departureMinutes: 10,
  intervalMinutes: 30,
  price: 100,
  night: { from: "20:00", to: "07:00", price: 20 },
  dayMaximum: 800,
  // Thursday is market day.
  forbidden: [{ weekdays: [4], from: "05:00", to: "14:00" }]
}

/** In November: an hour ahead of UTC. The 23rd is a Monday. */
const at = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}:00+01:00`)

const price = (from: number, to: number, more: Partial<StayToPrice> = {}) =>
  priceOf({
    tariff,
    stay: { from, to },
    isActive: false,
    covers: [],
    tolerance: "arrival",
    freeSeconds: 0,
    percentOff: 0,
    paid: 0,
    ...more
  })

const parts = ({ segments }: ReturnType<typeof price>) =>
  segments.map(({ interval, price: amount, parkingForbidden, parkingCoveredReasons }) => [
    interval.start.slice(8, 16),
    parkingForbidden === true ? "forbidden" : parkingCoveredReasons.join() || amount
  ])

describe("a short stay", () => {
  it("costs nothing within the free minutes", () => {
    const free = price(at(23, "10:00"), at(23, "10:15"))
    expect(free).toMatchObject({ total: 0, due: 0, isCovered: true })
    expect(parts(free)).toEqual([["23T10:00", "tolerance"]])
  })

  it("costs each started interval after them", () => {
    expect(price(at(23, "10:00"), at(23, "10:16"))).toMatchObject({ total: 100, isCovered: false })
    expect(price(at(23, "10:00"), at(23, "10:45")).total).toBe(100)
    expect(price(at(23, "10:00"), at(23, "10:46")).total).toBe(200)
  })

  it("applies the free minutes at the departure, or none, when so configured", () => {
    expect(parts(price(at(23, "10:00"), at(23, "10:40"), { tolerance: "departure" }))).toEqual([
      ["23T10:00", 1],
      ["23T10:30", "tolerance"]
    ])
    expect(price(at(23, "10:00"), at(23, "10:40"), { tolerance: "none" }).total).toBe(200)
  })
})

describe("a long stay", () => {
  it("changes its rate at night, and costs at most the daily maximum", () => {
    expect(parts(price(at(23, "09:45"), at(24, "08:00")))).toEqual([
      ["23T09:45", "tolerance"],
      ["23T10:00", 8],
      ["23T20:00", 0],
      ["24T00:00", 2.8],
      ["24T07:00", 2]
    ])
  })

  it("counts an interval through midnight once", () => {
    const late = price(at(23, "23:45"), at(24, "00:20"), { tolerance: "none" })
    expect(parts(late)).toEqual([
      ["23T23:45", 0.2],
      ["24T00:00", 0.2]
    ])
    expect(price(at(23, "23:45"), at(24, "00:15"), { tolerance: "none" }).total).toBe(20)
  })

  it("has a day of 25 hours when the clock goes back", () => {
    const from = Date.parse("2026-10-25T00:00:00+02:00")
    const to = Date.parse("2026-10-25T07:00:00+01:00")
    expect(price(from, to, { tolerance: "none" }).total).toBe(16 * 20)
  })
})

describe("forbidden times", () => {
  it("have no price and are reported", () => {
    expect(parts(price(at(26, "12:00"), at(26, "14:30"), { tolerance: "none" }))).toEqual([
      ["26T12:00", "forbidden"],
      ["26T14:00", 1]
    ])
    expect(price(at(26, "12:00"), at(26, "13:00"), { tolerance: "none" })).toMatchObject({
      total: null,
      due: null,
      isForbidden: true
    })
  })

  it("do not apply to permit holders", () => {
    const covers = [{ from: at(10, "00:00"), to: at(30, "00:00"), reason: "permit" as const }]
    expect(price(at(26, "12:00"), at(26, "13:00"), { covers })).toMatchObject({
      total: 0,
      isForbidden: false,
      isCovered: true
    })
  })
})

describe("the coverage of a stay", () => {
  it("is limited to its time and has reasons", () => {
    const covers = [
      { from: at(23, "10:00"), to: at(23, "12:00"), reason: "ticket" as const },
      { from: at(23, "11:00"), to: at(23, "13:00"), reason: "exemption" as const }
    ]
    expect(parts(price(at(23, "10:00"), at(23, "14:00"), { covers, tolerance: "none" }))).toEqual([
      ["23T10:00", "ticket"],
      ["23T11:00", "ticket,exemption"],
      ["23T12:00", "exemption"],
      ["23T13:00", 2]
    ])
  })

  it("is reported once across several midnights", () => {
    const covers = [{ from: at(10, "00:00"), to: at(30, "00:00"), reason: "permit" as const }]
    expect(parts(price(at(12, "10:00"), at(20, "10:00"), { covers, tolerance: "none" }))).toHaveLength(1)
  })
})

describe("discounts", () => {
  it("reduce chargeable time, not free time", () => {
    const discounted = price(at(23, "10:00"), at(23, "12:15"), { freeSeconds: 3600 })
    expect(parts(discounted)).toEqual([
      ["23T10:00", "tolerance"],
      ["23T10:15", "timeDiscount"],
      ["23T11:15", 2]
    ])
    expect(discounted.freeSeconds).toBe(3600)
    expect(price(at(23, "10:00"), at(23, "10:45"), { freeSeconds: 3600 }).freeSeconds).toBe(1800)
  })

  it("take percentages off the remaining price, without a refund", () => {
    const hours = [at(23, "10:00"), at(23, "12:15")] as const
    expect(price(...hours, { percentOff: 50 })).toMatchObject({ total: 400, due: 400, discountedDue: 200 })
    expect(price(...hours, { paid: 300 })).toMatchObject({ total: 400, due: 100 })
    expect(price(...hours, { paid: 900 })).toMatchObject({ total: 400, due: 0 })
  })
})

it("a running stay has a last segment without an end", () => {
  expect(price(at(23, "10:00"), at(23, "10:05"), { isActive: true }).segments.at(-1)?.interval.end).toBeNull()
})

it("is never dearer with free minutes, nor when shorter, also over midnight and a change of the clocks", () => {
  const from = Date.parse("2026-10-24T00:00:00+02:00")
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2880 }),
      fc.integer({ min: 1, max: 2880 }),
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 0, max: 120 }),
      fc.constantFrom("arrival", "departure"),
      fc.constantFrom(100, 250, 800, null),
      (begin, length, more, free, tolerance, dayMaximum) => {
        const total = (minutes: number, others: Partial<StayToPrice>) => {
          const start = from + begin * 60_000
          const of = { ...tariff, dayMaximum, night: null, forbidden: [] }
          return price(start, start + minutes * 60_000, { tariff: of, ...others }).total ?? 0
        }
        const discounted = total(length, { tolerance, freeSeconds: free * 60 })
        expect(discounted).toBeLessThanOrEqual(total(length, { tolerance }))
        expect(discounted).toBeLessThanOrEqual(total(length, { tolerance: "none", freeSeconds: free * 60 }))
        expect(discounted).toBeLessThanOrEqual(total(length + more, { tolerance, freeSeconds: free * 60 }))
      }
    ),
    { examples: [[65, 1380, 0, 10, "arrival", 100]] }
  )
})

it("does not use a voucher that would make the stay dearer", () => {
  const daily = { ...tariff, intervalMinutes: 15, dayMaximum: 100, night: null }
  const of = { tariff: daily, tolerance: "none" } as const
  const [start, end] = [at(23, "01:05"), at(24, "00:03")]
  expect(price(start, end, of).total).toBe(100)
  expect(price(start, end, { ...of, freeSeconds: 600 })).toMatchObject({ total: 100, freeSeconds: 0 })
})
