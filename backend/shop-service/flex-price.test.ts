/** Tests of stay prices over HTTP: permits and their changes, groups, age of a price, privacy of others. */
import { randomUUID } from "node:crypto"
import { afterAll, describe, expect, it } from "vitest"
import type { StayPricing } from "../../schemas/stay-pricing.ts"
import { areaId, groupKey, shopAreaId, shopGroupId, shopId, ticketId } from "../demo-world/shops.ts"
import { maxPlateQueries, maxPricedPlates } from "./repositories/plate-queries.ts"
import { inDays } from "./testing/days.ts"
import type { Driver, ErrorAnswer } from "./testing/driver.ts"
import { driverOf, shopService } from "./testing/shop-service.ts"

const staffParking = areaId("klinikum-rosenau", 1)
const nursing = shopGroupId("klinikum-rosenau", "pflege-station-4")
const subject = "driver|fahrerin"

const service = shopService()
const fahrerin = driverOf(service, subject)
const neu = driverOf(service, "driver|neu")

const openStaysOf = async (person: Driver, plate: string) =>
  (await person.call<ReadonlyArray<StayPricing>>("GET", `/v1/flex-price?plate=${plate}`)).body

/** Starts a stay that began so many hours ago and goes on. */
const parks = (plate: string, hours: number, country = "DE") =>
  service.database.sql`
    insert into shop.stay (id, area_entity_id, plate, country, arrived_at)
     values (${randomUUID()}, ${staffParking}, ${plate}, ${country}, now() - make_interval(hours => ${hours}))`

/** Adds a permit for a plate, from and to so many hours before now. */
const permits = (plate: string, from: number, to: number | null) =>
  service.database.sql`
    insert into shop.registered_plate (id, shop_group_id, subject, plate, country, valid_from, valid_to)
     values (${randomUUID()}, ${nursing}, ${subject}, ${plate}, 'DE', now() - make_interval(hours => ${from}), now() - make_interval(hours => ${to}))`

describe("a change of plates", () => {
  it("keeps a running stay under the old plate covered [S-13]", async () => {
    await parks("M-OLD1", 5)
    await permits("M-OLD1", 100, 2)
    expect(await openStaysOf(fahrerin, "M-OLD1")).toMatchObject([{ parkingCovered: true, price: 0 }])
  })

  it("does not cover a stay under the new plate that began before", async () => {
    await parks("M-NEW1", 5)
    await permits("M-NEW1", 2, null)
    const [stay] = await openStaysOf(fahrerin, "M-NEW1")
    expect(stay).toMatchObject({ parkingCovered: false })
    expect(stay?.price).toBeGreaterThan(0)
  })
})

describe("a permit", () => {
  const simulate = async (person: Driver, more: object) =>
    (
      await person.call<StayPricing>("POST", "/v1/flex-price/simulate", {
        plate: "M-PF44",
        areaEntityId: staffParking,
        arrive: "2026-11-16T10:00:00+01:00",
        leave: "2026-11-16T12:00:00+01:00",
        ...more
      })
    ).body

  it("covers only its holder, and is not visible to others", async () => {
    expect((await simulate(fahrerin, {})).parkingCovered).toBe(true)
    expect((await simulate(neu, {})).parkingCovered).toBe(false)
    expect(JSON.stringify(await simulate(neu, {}))).not.toMatch(/permit|ticket/)
  })

  it("covers when its group is among the requested ones", async () => {
    const key = groupKey("klinikum-rosenau", "pflege-station-4")
    expect((await simulate(fahrerin, { groupIds: [key] })).parkingCovered).toBe(true)
    expect((await simulate(fahrerin, { groupIds: ["another"] })).parkingCovered).toBe(false)
    expect((await simulate(fahrerin, { groupIds: [] })).parkingCovered).toBe(false)
  })
})

describe("a plate without a country", () => {
  it("is found in any spelling; with a country, only there", async () => {
    await parks("W-12345A", 3, "AT")
    for (const typed of ["w%2012345a", "w-12345a", "W%E2%80%9312345A"]) {
      expect(await openStaysOf(neu, typed)).toMatchObject([{ plate: "W-12345A" }])
    }
    const inGermany = await neu.call<ReadonlyArray<StayPricing>>(
      "GET",
      "/v2/flex-price?plate=W-12345A&plateCountry=DE"
    )
    expect(inGermany.body).toEqual([])
  })

  it("finds nothing when it is invalid", async () => {
    for (const plate of ["%25", "%27;--", "%F0%9F%9A%97", "x".repeat(500)]) {
      const { status, body } = await neu.call("GET", `/v1/flex-price?plate=${plate}`)
      expect([status, body]).toEqual([200, []])
    }
  })
})

it("the price of a running stay is valid for the way to the exit, with its age in the response", async () => {
  await parks("M-GO1", 4)
  const [priced] = await openStaysOf(neu, "M-GO1")
  const verify = async (option: unknown, checkOutdated: boolean) => {
    const path = "/v1/available-purchase-option/verify-flex-price-purchase-option/many"
    const { body } = await neu.call<ReadonlyArray<{ readonly valid: boolean }>>("POST", path, {
      flexPriceOptions: [option],
      checkOutdated
    })
    return body[0]?.valid
  }
  expect(await verify(priced, true)).toBe(true)
  expect(await verify({ ...priced, meta: null }, false)).toBe(false)
  expect(await verify({ ...priced, hash: null }, false)).toBe(false)
  // The barrier has recorded the departure.
  await service.database.sql`update shop.stay set left_at = now() where plate = 'M-GO1'`
  expect(await verify(priced, false)).toBe(false)
})

describe("requests about plates of others", () => {
  const ask = (person: Driver, path: string, body?: object) =>
    person.call<ErrorAnswer>(body === undefined ? "GET" : "POST", path, body)
  const strange = "/v1/flex-price?plate=M-XY9"
  const priced = (plate: string) =>
    neu.call<ErrorAnswer>(
      "POST",
      `/v2/available-purchase-option/fixed-price-ticket/${ticketId("wiesensee", "hiking-day")}/configure`,
      { ...inDays(2), shopAreaEntityId: shopAreaId("wiesensee"), plates: [{ plate, country: "DE" }] }
    )
  const forget = () => service.database.sql`delete from shop.plate_question`
  /** Leaves one more question until the limit. */
  const almostAll = async (person: string) => {
    await forget()
    await service.database.sql`
      insert into shop.plate_question select ${person}, date_trunc('hour', now()) + n * interval '1 hour', ${maxPlateQueries - 1}
       from generate_series(0, 1) n`
  }
  afterAll(forget)

  it("are limited per hour across endpoints, then get Retry-After", async () => {
    await almostAll("driver|neu")
    expect((await ask(neu, "/v1/flex-price?plate=M-XY8")).status).toBe(200)
    const seen = { plate: "M-XY9", areaEntityId: staffParking, arrive: "2026-11-16T10:00:00Z" }
    const late = [
      await ask(neu, strange),
      await ask(neu, "/v2/flex-price?plate=M-XY9&plateCountry=DE"),
      await ask(neu, `/v1/flex-price/latest-stay-payment-status?plate=M-XY9&areaEntityId=${staffParking}`),
      await ask(neu, "/v1/flex-price/stay", seen),
      await ask(neu, "/v2/flex-price/stay", seen)
    ]
    for (const { status, body, headers } of late) {
      expect([status, body.code]).toEqual([429, "E_TOO_MANY_REQUESTS"])
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0)
      expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(3600)
      expect(JSON.stringify(body)).not.toContain("XY9")
    }
    // Another driver has a limit of its own.
    expect((await ask(fahrerin, strange)).status).toBe(200)
  })

  it("have a higher limit through ticket prices, which reveal less", async () => {
    await almostAll("driver|neu")
    await ask(neu, "/v1/flex-price?plate=M-XY8")
    expect((await ask(neu, strange)).status).toBe(429)
    expect((await priced("M-EI7")).status).toBe(200)
    // A plate priced beyond the smaller limit stays unknown under that limit.
    expect((await ask(neu, "/v1/flex-price?plate=M-EI7")).status).toBe(429)
    await service.database.sql`update shop.plate_question set asked = ${maxPricedPlates}`
    const { status, body, headers } = await priced("M-EI8")
    expect([status, body.code]).toEqual([429, "E_TOO_MANY_REQUESTS"])
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0)
  })

  it("have that limit through the check of a plate change, too", async () => {
    const { body } = await fahrerin.call<{ activeTickets: ReadonlyArray<{ id: string }> }>(
      "GET",
      `/v1/shop/active-tickets/${shopId("wiesensee")}`
    )
    const path = "/v1/available-purchase-option/validate-license-plate-change"
    const checked = async (plate: string) => {
      const change = { transactionId: body.activeTickets[0]?.id, plates: [{ plate }], userId: subject }
      return (await ask(fahrerin, path, change)).status
    }
    await almostAll(subject)
    await service.database.sql`update shop.plate_question set asked = ${maxPricedPlates - 1}`
    // An own plate is not counted.
    expect([await checked("M-FR88"), await checked("M-EI7"), await checked("M-EI8")]).toEqual([200, 200, 429])
  })

  it("count the same vehicle once, in any spelling and through any endpoint", async () => {
    await almostAll("driver|neu")
    for (const path of [
      strange,
      strange,
      "/v1/flex-price?plate=m%20xy%209",
      "/v2/flex-price?plate=M-XY9&plateCountry=DE"
    ])
      expect((await ask(neu, path)).status).toBe(200)
    expect((await ask(neu, "/v1/flex-price?plate=M-XY8")).status).toBe(429)
  })

  it("write nothing about a vehicle that is counted already", async () => {
    await forget()
    const written = () =>
      service.database.sql`select plates, xmin::text from shop.plate_question order by hour`
    await ask(neu, strange)
    await priced("M-EI5")
    const before = await written()
    expect(before).toHaveLength(1)
    expect((await ask(neu, strange)).status).toBe(200)
    expect((await priced("M-EI5")).status).toBe(200)
    expect(await written()).toEqual(before)
  })

  it("count a vehicle that is put on an open permit, requested and removed again", async () => {
    await almostAll(subject)
    const asked: number[] = []
    for (const [plate, from, to] of [
      ["M-EI21", 1, null],
      ["M-EI22", 1, null],
      ["M-EI23", 100, 1]
    ] as const) {
      await permits(plate, from, to)
      asked.push((await ask(fahrerin, `/v1/flex-price?plate=${plate}`)).status)
    }
    expect(asked).toEqual([200, 429, 429])
  })

  it("exclude own plates: of a ticket, or of a permit for longer than a day, but not of the cart", async () => {
    await permits("M-EI1", 100, null)
    await almostAll(subject)
    await ask(fahrerin, "/v1/flex-price?plate=M-XY8")
    expect((await ask(fahrerin, strange)).status).toBe(429)
    expect((await ask(fahrerin, "/v1/flex-price?plate=m%20ei%201")).status).toBe(200)
    expect((await ask(fahrerin, "/v1/flex-price?plate=M-FR88")).status).toBe(200)
    expect((await ask(fahrerin, "/v1/flex-price?plate=M-EI3")).status).toBe(429)
    const item = await fahrerin.configured("wiesensee", "hiking-day", {
      ...inDays(1),
      plates: [{ plate: "M-EI3", country: "DE" }]
    })
    await fahrerin.putCart("wiesensee", [item])
    expect((await ask(fahrerin, "/v1/flex-price?plate=M-EI3")).status).toBe(429)
    await service.database.sql`update shop.plate_question set asked = ${maxPricedPlates}`
    const priced = async (...plates: ReadonlyArray<string>) =>
      fahrerin.configure("wiesensee", "week", {
        ...inDays(1),
        plates: plates.map((plate) => ({ plate, country: "DE" }))
      })
    expect((await priced("M-EI1")).status).toBe(200)
    expect((await priced("M-EI1", "M-EI4")).status).toBe(429)
  })

  it("keep the limit for concurrent requests", async () => {
    await forget()
    const answers = await Promise.all(
      Array.from({ length: maxPlateQueries + 10 }, (_, car) =>
        ask(neu, `/v1/flex-price?plate=M-XY${car + 1}`)
      )
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxPlateQueries)
  })
})
