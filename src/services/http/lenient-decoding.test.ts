/**
 * Tests of responses of other gateways: other spellings are decoded; what cannot be decoded is dropped, or its item
 * with it, never other items; where something is bought, nothing is guessed.
 */
import { Effect } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import {
  activeTickets,
  configureTicket,
  createOrder,
  type Endpoint,
  getCart,
  onlineShopOptions,
  shopByPath,
  userShopGroups,
  verificationCodes,
  verifyCart
} from "../../../schemas/api/index.ts"
import { type Change, type Entity, envelopes, kinds } from "../testing/other-gateways.ts"
import { areaEntityId, hikingDay, lidoDay, openOrder, wiesensee, zoneA } from "../testing/world.ts"
import { type Deviation, listenToDeviations } from "./contract-deviations.ts"
import { encodedForm } from "./encoded-form.ts"
import { readAnswer } from "./response.ts"

const area = { areaEntityId, name: "Ufer", locality: "Wiesensee", currency: "EUR", timeZone: "Europe/Berlin" }

/** Has every field of the specification, so that every field can deviate. */
const wholeTicket: Entity = {
  ...hikingDay,
  validityAreaEntityId: [areaEntityId],
  validityAreaName: "Wiesensee",
  areas: [area],
  ruleId: "rule-1",
  ruleIds: ["rule-1"],
  maximumPlates: 2,
  ticketCovered: false,
  translations: { de: { title: "Wandertag" }, en: { title: "Hiking day" } },
  validFrom: "2026-12-01T00:00:00+01:00",
  validTo: "2026-12-02T00:00:00+01:00",
  validityDurationSeconds: 86_400,
  validityDuration: "P1D",
  requiredStartTimeValues: ["year", "month", "day"],
  plate: "M-PP123",
  plateCountry: "DE",
  usageLimit: 3,
  discountInfo: { discountDuration: 60, discountedPrice: 7.5, applyDiscountDetails: null },
  validityContainer: {
    id: "w",
    parentId: null,
    description: "Winter",
    startTime: "05:30",
    endTime: "18:30",
    duration: null,
    areaEntityId,
    validityContainer: null
  },
  isInterruptedTimeFrameTicket: false,
  configuredAt: "2026-11-21T08:00:00+01:00"
}

const plate = { plate: "M-PP123", country: "DE", validFrom: "2026-01-01T00:00:00+01:00", validTo: null }

const wholeGroup: Entity = {
  id: "group-1",
  groupId: "staff",
  name: "Personal",
  translations: { de: { title: "Personal" } },
  maximumPlates: 2,
  visible: true,
  type: "longTerm",
  validFrom: "2026-01-01T00:00:00+01:00",
  validTo: "2027-01-01T00:00:00+01:00",
  plates: [plate],
  expiredPlates: [],
  activePlates: [plate],
  areas: [area]
}

const wholeShop: Entity = {
  ...wiesensee,
  meta: { any: "thing" },
  coverImageUrl: "wiesensee.avif",
  areaFriendly: "Am Wiesensee",
  areaCountry: "DE",
  userShopGroups: [wholeGroup]
}

const wholeActive: Entity = {
  ...wholeTicket,
  orderItemId: "order:0",
  prepaymentTicketId: "p",
  remainingUsage: 2,
  totalUsageLimit: 3
}

let stop = () => {}
afterEach(() => stop())

const told = (): Deviation[] => {
  const all: Deviation[] = []
  stop = listenToDeviations((deviation) => all.push(deviation))
  all.length = 0
  return all
}

const answering = (endpoint: Endpoint, answer: unknown) =>
  Effect.runPromise(
    readAnswer(endpoint)({ status: 200, retryAfter: null, text: JSON.stringify(answer) ?? "" }, Date.now())
  )

/** Decodes a response; null if nothing matches. */
const read = async (endpoint: Endpoint, answer: unknown): Promise<Entity | null> => {
  try {
    return (await answering({ ...endpoint, name: "call" }, answer)) as Entity
  } catch {
    return null
  }
}

const everyDeviation = (
  entity: Entity
): ReadonlyArray<readonly [name: string, change: Change, same: boolean]> =>
  Object.keys(entity).flatMap((field) =>
    Object.entries(kinds).map(
      ([kind, { of, saysTheSame }]) => [`${field}: ${kind}`, of(field), saysTheSame] as const
    )
  )

interface Listed {
  readonly endpoint: Endpoint
  readonly list: string
  readonly entity: Entity
  /** Required fields: without any of these, the item is dropped. */
  readonly demanded: ReadonlyArray<string>
}

const lists: Readonly<Record<string, Listed>> = {
  ticket: {
    endpoint: onlineShopOptions,
    list: "fixedDurationTickets",
    entity: wholeTicket,
    demanded: ["id", "price", "currencyCode"]
  },
  "active ticket": {
    endpoint: activeTickets,
    list: "activeTickets",
    entity: Object.fromEntries(
      Object.entries(wholeActive).filter(
        ([name]) => name in activeTickets.success.fields.activeTickets.value.fields
      )
    ),
    demanded: ["id", "price", "currencyCode"]
  },
  group: { endpoint: userShopGroups, list: "userShopGroups", entity: wholeGroup, demanded: ["id", "groupId"] }
}

describe.each(Object.entries(lists))("a %s of another gateway", (_, { endpoint, list, entity, demanded }) => {
  const other = { ...entity, id: "other", hash: "other" }
  const deviations = everyDeviation(entity)

  it("never drops the others, and is only dropped itself without a required field", async () => {
    const lost: string[] = []
    for (const [name, change] of deviations) {
      const answer = await read(endpoint, { [list]: [entity, change(entity), other] })
      const items = answer?.[list] as ReadonlyArray<Entity>
      expect([name, items?.length ?? 0]).toSatisfy(([, count]) => Number(count) >= 2)
      expect(items.at(0)?.["id"]).toBe(entity["id"])
      expect(items.at(-1)?.["id"]).toBe("other")
      if (items.length === 2) lost.push(name)
    }
    const fields = new Set(lost.map((name) => name.split(":")[0] ?? ""))
    expect([...fields].filter((field) => !demanded.includes(field))).toEqual([])
  })

  it("decodes to the same value in another spelling", async () => {
    const [plain] = ((await read(endpoint, { [list]: [entity] }))?.[list] ?? []) as ReadonlyArray<Entity>
    expect(plain).toBeDefined()
    for (const [name, change, same] of deviations.filter(([, , same]) => same)) {
      const [item] = ((await read(endpoint, { [list]: [change(entity)] }))?.[list] ??
        []) as ReadonlyArray<Entity>
      if (!same) continue
      const comparable = (value: Entity | undefined) =>
        JSON.stringify(value, (key, each) =>
          /(At|From|To|Time)$/.test(key) && /^\d{4}/.test(each) ? Date.parse(each) : each
        )
      expect(`${name} ${comparable(item)}`).toBe(`${name} ${comparable(plain)}`)
    }
  })

  it.each(Object.entries(envelopes))("is read from the envelope %s", async (_kind, wrap) => {
    const items = (await read(endpoint, wrap({ [list]: [entity, other] }, list)))?.[list] as unknown[]
    expect(items).toHaveLength(2)
  })
})

const deviantShops: ReadonlyArray<readonly [string, Entity, Entity]> = [
  ["no groups", { userShopGroups: null }, { userShopGroups: [] }],
  [
    "a group that makes no sense",
    { userShopGroups: [wholeGroup, { id: 1 }, null, "staff"] },
    { userShopGroups: [{ id: "group-1" }] }
  ],
  [
    "plates as texts",
    { userShopGroups: [{ ...wholeGroup, activePlates: ["M-PP123"] }] },
    { userShopGroups: [{ activePlates: [{ plate: "M-PP123", country: null }] }] }
  ],
  [
    "an unsaid visibility",
    { userShopGroups: [{ ...wholeGroup, visible: undefined }] },
    { userShopGroups: [{ visible: false }] }
  ],
  ["a state in words", { active: "false" }, { active: false }],
  ["no word on its being closed", { active: undefined }, { active: true }],
  ["no provider of payments", { paymentServiceProviderId: null }, { paymentServiceProviderId: "" }],
  ["no word on verified accounts", { isAccountVerification: null }, { isAccountVerification: false }],
  ["a birth without offset", { createdAt: "2026-01-01T00:00:00", updatedAt: undefined }, { createdAt: null }],
  ["a country by its name", { areaCountry: "Austria" }, { areaCountry: "AT" }],
  ["a country that is none", { areaCountry: "Atlantis" }, { areaCountry: null }]
]

const deviantTickets: ReadonlyArray<readonly [string, Entity, Entity | null]> = [
  ["three decimals are shown in two", { price: 8.125 }, { price: 8.13 }],
  ["a price in words", { price: "8.50" }, { price: 8.5 }],
  ["a price with a comma is none", { price: "8,50" }, null],
  ["no price", { price: null }, null],
  ["less than nothing", { price: -1 }, null],
  ["a currency in small letters", { currencyCode: "chf" }, { currencyCode: "CHF" }],
  ["a currency that is none", { currencyCode: "Franken" }, null],
  ["an unknown type", { ticketType: "subscription" }, { ticketType: null }],
  ["a type in capitals", { ticketType: "MULTI_USE" }, { ticketType: "multiUse" }],
  [
    "an unknown start asks for the day",
    { requiredStartTimeValues: ["arrival"] },
    { requiredStartTimeValues: ["day"] }
  ],
  ["a start in capitals", { requiredStartTimeValues: ["HOUR"] }, { requiredStartTimeValues: ["hour"] }],
  ["areas of ids", { areas: [{ areaEntityId }] }, { areas: [{ areaEntityId, name: "" }] }],
  ["areas as ids", { areas: [areaEntityId] }, { areas: [{ areaEntityId, name: "" }] }],
  ["an area without id", { areas: [{ name: "Ufer" }, area] }, { areas: [area] }],
  [
    "titles as texts",
    { translations: { de: "Wandertag" } },
    { translations: { de: { title: "Wandertag" } } }
  ],
  [
    "a title of nothing",
    { translations: { de: { title: null }, en: { title: "Day" } } },
    { translations: { en: { title: "Day" } } }
  ],
  ["a time without offset", { validTo: "2026-12-02T00:00:00" }, { validTo: null }],
  ["the start as time values", { startTime: { year: 2026, month: 12 } }, { startTime: null }],
  ["a number of seconds in words", { validityDurationSeconds: "86400" }, { validityDurationSeconds: 86_400 }],
  ["a duration that is a number", { validityDuration: 86_400 }, { validityDuration: null }],
  ["a limit in words", { maximumPlates: "2" }, { maximumPlates: 2 }],
  ["one rule", { ruleIds: "rule-1" }, { ruleIds: ["rule-1"] }],
  ["an id that is a number", { id: 42 }, { id: "42" }],
  ["an id under a name of its own", { id: undefined, ticketNumber: "42" }, null],
  ["no areas", { areas: null }, { areas: [] }],
  ["no name", { name: null }, { name: "" }],
  [
    "a time in milliseconds",
    { validFrom: Date.parse("2026-12-01T08:00:00Z") },
    { validFrom: "2026-12-01T08:00:00.000Z" }
  ],
  ["plates as texts", { plates: ["M-PP123"] }, { plates: [{ plate: "M-PP123", country: null }] }],
  ["covered, in words", { ticketCovered: "false" }, { ticketCovered: false }],
  [
    "a discount in words",
    { discountInfo: { discountedPrice: "free" } },
    { discountInfo: { discountedPrice: null } }
  ],
  ["windows in words", { validityContainer: "always" }, { validityContainer: null }],
  ["a seal that is none", { hash: { over: ["price"] } }, { hash: null }]
]

describe("a shop of another gateway", () => {
  it("is decoded, except without an id or an area", async () => {
    const lost: string[] = []
    for (const [name, change] of everyDeviation(wholeShop)) {
      if ((await read(shopByPath, change(wholeShop))) === null) lost.push(name)
    }
    const fields = new Set(lost.map((name) => name.split(":")[0]))
    expect([...fields]).toEqual(["id", "areaEntityId"])
  })

  it.each(deviantShops)("with %s is decoded as far as it is valid", async (_, change, expected) => {
    expect(await read(shopByPath, { ...wholeShop, ...change })).toMatchObject(expected)
  })
})

describe("deviations of a price list", () => {
  it.each(deviantTickets)("%s", async (_, change, expected) => {
    const answer = await read(onlineShopOptions, {
      fixedDurationTickets: [{ ...wholeTicket, ...change }, lidoDay]
    })
    const items = answer?.["fixedDurationTickets"] as ReadonlyArray<Entity>
    if (expected === null) expect(items.map(({ id }) => id)).toEqual(["lido-day"])
    else expect(items[0]).toMatchObject(expected)
  })

  it("keep an empty list empty, and refuse one without a valid ticket", async () => {
    expect(await read(onlineShopOptions, { fixedDurationTickets: null })).toEqual({
      fixedDurationTickets: []
    })
    expect(await read(onlineShopOptions, { fixedDurationTickets: [{ price: 1 }, 7] })).toBeNull()
    expect(await read(onlineShopOptions, { tickets: 7 })).toBeNull()
    expect(await read(onlineShopOptions, null)).toBeNull()
  })

  it("are reported for a list without a valid ticket, too", async () => {
    const all = told()
    const unreadable = answering(
      { ...onlineShopOptions, name: "unreadable" },
      { fixedDurationTickets: [7, "day"] }
    )
    await expect(unreadable).rejects.toThrow()
    expect(all).toEqual([{ call: "unreadable", path: "fixedDurationTickets[]", count: 2, outcome: "lost" }])
  })

  it("are reported once per path, with the number of items and without values", async () => {
    const all = told()
    const odd = {
      fixedDurationTickets: [
        { ...hikingDay, price: 8.125 },
        { ...lidoDay, price: 1.005 },
        { ...zoneA, price: null },
        hikingDay
      ]
    }
    // A deviation that another file of the same worker has reported for this call is not reported again.
    const ownCall = { ...onlineShopOptions, name: "toldOnce" }
    for (let time = 0; time < 2; time++) await answering(ownCall, odd)
    expect(all).toEqual([
      { call: "toldOnce", path: "fixedDurationTickets[].price", count: 2, outcome: "read" },
      { call: "toldOnce", path: "fixedDurationTickets[]", count: 1, outcome: "lost" }
    ])
  })
})

describe("an item of the cart", () => {
  const configured = wholeTicket

  it.each([
    ["a price of three decimals", { price: 8.125 }],
    ["no price", { price: null }],
    ["an end that is no time", { validTo: "tomorrow" }],
    ["a seal that is none", { hash: { value: 1 } }],
    ["a discount that cannot be read", { discountInfo: { discountedPrice: "free" } }],
    ["plates that cannot be read", { plates: [{ number: "M-PP123" }] }],
    ["a currency that is none", { currencyCode: "Euro" }]
  ])("is not guessed: %s", async (_, change) => {
    expect(await read(configureTicket, { ...configured, ...change })).toBeNull()
    // In the cart, the item stays visible and removable, and cannot be ordered.
    const verified = { ...configured, valid: true, problem: null }
    const cart = await read(verifyCart, { items: [verified, { ...verified, ...change, id: "odd" }] })
    const items = cart?.["items"] as ReadonlyArray<Entity> | undefined
    if (items !== undefined) {
      expect(items).toMatchObject([{ valid: true }, { valid: false, problem: "E_TICKET_NOT_AVAILABLE" }])
    }
  })

  it.each([
    ["a price in words", { price: "8.00" }, { price: 8 }],
    ["a misspelt currency field", { currencyCode: undefined, currency_code: "CHF" }, { currencyCode: "CHF" }],
    ["an area without a name", { areas: [{ areaEntityId }] }, { areas: [{ name: "" }] }],
    ["an unknown type", { ticketType: "subscription" }, { ticketType: null }],
    [
      "times that may be anywhere, which say nothing, not even that it begins with its payment",
      { validFrom: "2026-12-01T00:00:00", validTo: "2026-12-02 00:00" },
      { validFrom: null, validTo: null, configuredAt: null, price: 8 }
    ]
  ])("is read in another spelling: %s", async (_, change, expected) => {
    expect(await read(configureTicket, { ...configured, ...change })).toMatchObject(expected)
  })

  it.each([{ price: null }, { price: "8,50" }, { price: undefined }, { price: 8, currencyCode: "Euro" }])(
    "stays in the cart without a readable price: %j",
    async (change) => {
      const odd = { ...lidoDay, ...change }
      const cart = await answering(getCart, { items: [odd, hikingDay] })
      expect(cart).toMatchObject({
        items: [
          { id: "lido-day", price: Number.NaN },
          { id: "hiking-day", price: 8 }
        ]
      })
      expect(encodedForm((cart as { items: object[] }).items[0] ?? {})).toEqual(odd)
      const verified = { ...odd, valid: true, problem: null }
      expect(await read(verifyCart, { items: [verified] })).toMatchObject({
        items: [{ price: Number.NaN, valid: false, problem: "E_TICKET_NOT_AVAILABLE" }]
      })
    }
  )

  it("stays in the cart without an invalid discount", async () => {
    const odd = { ...lidoDay, price: null, discountInfo: { discountedPrice: 3 } }
    expect(await answering(getCart, { items: [odd, hikingDay] })).toMatchObject({
      items: [{ price: Number.NaN, discountInfo: null }, { id: "hiking-day" }]
    })
  })

  it("is never dropped: an invalid item makes the cart invalid", async () => {
    expect(await read(getCart, { items: [{ ...lidoDay, id: null }, hikingDay] })).toBeNull()
    expect(await read(getCart, { items: [{ ...lidoDay, price: 8.125, hash: 7 }, hikingDay] })).toMatchObject({
      items: [{ id: "lido-day" }, { id: "hiking-day" }]
    })
  })

  it("is read from an envelope that has a status field like an order", async () => {
    expect(await read(createOrder, { status: "success", data: openOrder })).toMatchObject({ status: "open" })
    expect(await read(createOrder, { status: "success", result: { order_id: openOrder.orderId } })).toBeNull()
  })

  it("is sent back as received, with unknown fields and without defaults", async () => {
    const strange = { ...hikingDay, price: "8.00", seal: { over: ["price"] } }
    const ticket = await answering(configureTicket, strange)
    expect(encodedForm(ticket as object)).toEqual(strange)
    const wrapped = await answering(configureTicket, { status: "ok", data: strange })
    expect(encodedForm(wrapped as object)).toEqual(strange)
    const cart = await answering(getCart, { items: [strange, lidoDay] })
    expect((cart as { items: object[] }).items.map(encodedForm)).toEqual([strange, lidoDay])
  })
})

it("reads codes that are sent as strings", async () => {
  expect(await read(verificationCodes, { verificationCodes: ["ROSENAU-2026"] })).toEqual({
    verificationCodes: [{ code: "ROSENAU-2026" }]
  })
})
