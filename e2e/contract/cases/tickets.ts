/** Calls about purchasable tickets, and their validity at the time of purchase. */
import { expect } from "vitest"
import { coveredPlate, freePlate } from "../../../backend/demo-world/belongings.ts"
import { demoDrivers } from "../../../backend/demo-world/drivers.ts"
import { areaId, ruleId, shopAreaId, ticketId } from "../../../backend/demo-world/shops.ts"
import { inDays } from "../../../backend/shop-service/testing/days.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { byFahrerin, byNeu, callCase, nobodysId, refused } from "../support/call-case.ts"
import type { Client } from "../support/client.ts"
import type { Fixture } from "../support/fixture.ts"
import { driverLimitReached, limitReachedBy } from "../support/rate-limits.ts"

const lake = shopAreaId("wiesensee")
const lido = areaId("wiesensee", 0)
const free = { plate: freePlate, country: "DE" }
const covered = { plate: coveredPlate, country: "DE" }

/** Returns a ticket of the lake, configured for tomorrow. */
export const configured = (
  client: Client,
  key = "hiking-day",
  plates = [free],
  start = inDays(1)
): Promise<Ticket> =>
  client.run(
    client.calls.configureTicket({
      params: { id: ticketId("wiesensee", key) },
      payload: { ...start, plates, shopAreaEntityId: lake }
    })
  )

const idsOf = ({ fixedDurationTickets }: { readonly fixedDurationTickets: ReadonlyArray<Ticket> }) =>
  fixedDurationTickets.map(({ id }) => id)

const inactive = shopAreaId("altmarkt")

export const onlineShopOptions = callCase("onlineShopOptions", {
  as: byNeu,
  input: () => ({ query: { areaEntityId: lake, plate: freePlate, ticketType: "multiUse" as const } }),
  ok: (answer) =>
    expect(idsOf(answer)).toEqual([
      ticketId("wiesensee", "10-visits"),
      ticketId("wiesensee", "hiking-5-visits")
    ]),
  errors: [
    refused(403, "E_SHOP_INACTIVE", () => ({ query: { areaEntityId: inactive } })),
    refused(404, "E_SHOP_NOT_FOUND", () => ({ query: { areaEntityId: nobodysId } }))
  ]
})

export const availablePurchaseOptions = callCase("availablePurchaseOptions", {
  as: byNeu,
  input: () => ({ query: { areaEntityId: lido, ticketType: "ALL" as const } }),
  ok: (answer) => {
    expect(idsOf(answer)).toContain(ticketId("wiesensee", "lido-day"))
    expect(idsOf(answer)).not.toContain(ticketId("wiesensee", "hiking-day"))
  },
  errors: [
    refused(403, "E_SHOP_INACTIVE", () => ({ query: { areaEntityId: inactive } })),
    refused(404, "E_AREA_NOT_FOUND", () => ({ query: { areaEntityId: nobodysId } }))
  ]
})

const configureInput = (more: object = {}, id = ticketId("wiesensee", "hiking-day")) => ({
  params: { id },
  payload: { ...inDays(1), plates: [free], shopAreaEntityId: lake, ...more }
})

export const configureTicket = callCase("configureTicket", {
  as: byNeu,
  input: () => configureInput(),
  ok: (ticket) => {
    expect(ticket).toMatchObject({ price: 8, currencyCode: "EUR", plates: [free] })
    expect(ticket.hash).toEqual(expect.any(String))
  },
  errors: [
    refused(403, "E_SHOP_INACTIVE", () => configureInput({ shopAreaEntityId: inactive })),
    driverLimitReached(configureInput()),
    refused(404, "E_TICKET_NOT_FOUND", () => configureInput({}, "no-such-ticket")),
    refused(409, "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER", () => configureInput({ plates: [covered] })),
    refused(422, "E_START_IN_PAST", () => configureInput(inDays(-1))),
    refused(422, "E_PLATE_INVALID", () => configureInput({ plates: [{ plate: "MPP123", country: "DE" }] })),
    refused(422, "E_VOUCHER_INVALID", () =>
      configureInput({ vouchers: [{ voucherId: "NONE", voucherType: "percent" }] })
    )
  ],
  unreadable: (_, { params }) => ({
    path: `/v2/available-purchase-option/fixed-price-ticket/${params.id}/configure`,
    body: "{}"
  })
})

const queryInput = (more: object = {}, id = ticketId("wiesensee", "hiking-day")) => ({
  params: { id },
  query: {
    ...inDays(1),
    "holidayLocation[country]": "DE",
    "holidayLocation[state]": "BY",
    plate: freePlate,
    plateCountry: "DE",
    ...more
  }
})

export const configureTicketByQuery = callCase("configureTicketByQuery", {
  as: byNeu,
  input: () => queryInput(),
  ok: (ticket) => expect(ticket).toMatchObject({ price: 8, plates: [free], hash: expect.any(String) }),
  errors: [
    refused(404, "E_TICKET_NOT_FOUND", () => queryInput({}, "no-such-ticket")),
    refused(409, "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER", () => queryInput({ plate: coveredPlate })),
    refused(422, "E_START_IN_PAST", () => queryInput(inDays(-1))),
    driverLimitReached(queryInput())
  ],
  unreadable: (_, { params }) => ({
    path: `/v1/available-purchase-option/fixed-price-ticket/${params.id}/configure?month=13`
  })
})

const byKey = (more: object = {}) => ({
  areaEntityId: lake,
  key: ruleId("wiesensee", "10-visits"),
  plate: freePlate,
  ...more
})

const keyErrors = [
  { status: 404, code: "E_TICKET_NOT_FOUND", more: { key: nobodysId } },
  { status: 404, code: "E_TICKET_NOT_FOUND", more: { areaEntityId: shopAreaId("stadtbad") } },
  { status: 409, code: "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER", more: { plate: coveredPlate } },
  { status: 422, code: "E_PLATE_INVALID", more: { plate: "MPP123" } },
  {
    status: 422,
    code: "E_VOUCHER_INVALID",
    more: { vouchers: [{ voucherId: "NONE", voucherType: "percent" }] }
  }
] as const

export const configureTicketByKey = callCase("configureTicketByKey", {
  as: byNeu,
  input: () => ({ payload: byKey() }),
  ok: (ticket) =>
    expect(ticket).toMatchObject({
      ticketType: "multiUse",
      price: 65,
      plates: [free],
      hash: expect.any(String)
    }),
  errors: [
    ...keyErrors.map(({ status, code, more }) => ({ status, code, input: () => ({ payload: byKey(more) }) })),
    driverLimitReached({ payload: byKey() })
  ]
})

export const fixedPriceTicketByKey = callCase("fixedPriceTicketByKey", {
  as: byNeu,
  input: () => ({ query: byKey() }),
  ok: (ticket) => expect(ticket).toMatchObject({ price: 65, plates: [free], hash: expect.any(String) }),
  errors: [
    ...keyErrors.map(({ status, code, more }) => ({ status, code, input: () => ({ query: byKey(more) }) })),
    driverLimitReached({ query: byKey() })
  ]
})

export const verifyPurchaseOption = callCase("verifyPurchaseOption", {
  as: byNeu,
  input: async ({ neu }) => ({ payload: { purchaseOptions: [await configured(neu)], checkOutdated: true } }),
  ok: async (item, _input, { neu }) => {
    expect(item).toMatchObject({ valid: true, problem: null })
    const nothing = neu.calls.verifyPurchaseOption({ payload: { purchaseOptions: [] } })
    expect(await neu.run(nothing)).toBeUndefined()
  },
  errors: [
    refused(404, "E_TICKET_NOT_AVAILABLE", async ({ neu }) => ({
      payload: { purchaseOptions: [{ ...(await configured(neu)), id: nobodysId }] }
    })),
    refused(409, "E_TICKET_CHANGED", async ({ neu }) => ({
      payload: { purchaseOptions: [{ ...(await configured(neu)), price: 0.01 }], checkOutdated: true }
    })),
    {
      // The operator has lowered the limit in the meantime.
      status: 422,
      code: "E_PLATE_INVALID",
      input: async ({ neu, database }) => {
        const two = [free, { plate: "M-PP124", country: "DE" }]
        const option = await configured(neu, "hiking-month", two)
        await limitPlates(database, 1)
        return { payload: { purchaseOptions: [option] } }
      },
      after: ({ database }) => limitPlates(database, 2)
    }
  ]
})

const limitPlates = (database: Fixture["database"], limit: number) =>
  database.query("update shop.ticket set maximum_plates = $1 where id = $2", [
    limit,
    ticketId("wiesensee", "hiking-month")
  ])

export const verifyPurchaseOptions = callCase("verifyPurchaseOptions", {
  as: byNeu,
  input: async ({ neu }) => {
    const option = await configured(neu)
    return { payload: { purchaseOptions: [option, { ...option, price: 1 }, { ...option, id: nobodysId }] } }
  },
  ok: (items) =>
    expect(items.map(({ valid, problem }) => [valid, problem])).toEqual([
      [true, null],
      [false, "E_TICKET_CHANGED"],
      [false, "E_TICKET_NOT_AVAILABLE"]
    ]),
  errors: []
})

/** Returns the id of a ticket that the driver owns. */
const ownTicket = async ({ fahrerin }: Fixture): Promise<string> => {
  const { shopByPath, activeTickets } = fahrerin.calls
  const { id } = await fahrerin.run(shopByPath({ params: { path: "wiesensee" } }))
  const owned = await fahrerin.run(activeTickets({ params: { shopId: id } }))
  return owned.activeTickets[0]?.id ?? nobodysId
}

const userId = demoDrivers.fahrerin.subject

export const validateLicensePlateChange = callCase("validateLicensePlateChange", {
  as: byFahrerin,
  input: async (fixture) => ({
    payload: { transactionId: await ownTicket(fixture), plates: [free], userId }
  }),
  ok: async (verdict, _, fixture) => {
    expect(verdict).toEqual({ valid: true, problem: null })
    const { run, calls } = fixture.fahrerin
    const transactionId = await ownTicket(fixture)
    const problemWith = async (plates: ReadonlyArray<typeof free>) =>
      (await run(calls.validateLicensePlateChange({ payload: { transactionId, plates, userId } }))).problem
    expect(await problemWith([covered])).toBe("E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER")
    expect(await problemWith([free, free])).toBe("E_PLATE_DUPLICATE")
    expect(await problemWith([])).toBe("E_PLATE_REQUIRED")
    const many = Array.from({ length: 100 }, (_, number) => ({ ...free, plate: `M-PX ${number + 1}` }))
    expect(await problemWith(many)).toBe("E_PLATE_LIMIT")
  },
  errors: [
    refused(403, "E_FORBIDDEN", async (fixture) => ({
      payload: { transactionId: await ownTicket(fixture), plates: [free], userId: demoDrivers.neu.subject }
    })),
    limitReachedBy(userId, async (fixture) => ({
      payload: { transactionId: await ownTicket(fixture), plates: [free], userId }
    })),
    {
      // Another driver's ticket is as unknown as a missing one.
      status: 404,
      code: "E_TRANSACTION_NOT_FOUND",
      as: byNeu,
      input: async (fixture) => ({
        payload: { transactionId: await ownTicket(fixture), plates: [free], userId: demoDrivers.neu.subject }
      })
    }
  ]
})
