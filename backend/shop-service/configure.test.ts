/** Tests of pricing a ticket for a start and plates, and of every refusal. */
import { describe, expect, it } from "vitest"
import type { Ticket } from "../../schemas/ticket.ts"
import { shopAreaId, ticketId } from "../demo-world/shops.ts"
import { whileTicketHas } from "./testing/changed-ticket.ts"
import { inDays } from "./testing/days.ts"
import { refused } from "./testing/driver.ts"
import { driverOf, shopService } from "./testing/shop-service.ts"

const service = shopService()
const fahrerin = driverOf(service, "driver|fahrerin")
const neu = driverOf(service, "driver|neu")

const tomorrow = inDays(1)

describe("configuring a ticket", () => {
  it("returns it sealed, with price, times and plates [T-10]", async () => {
    const ticket = await neu.configured("wiesensee", "lido-day", {
      ...tomorrow,
      plates: [{ plate: "m pp 123", country: "de" }]
    })
    expect(ticket).toMatchObject({
      id: ticketId("wiesensee", "lido-day"),
      price: 10,
      plates: [{ plate: "M-PP123", country: "DE" }],
      plate: "M-PP123",
      plateCountry: "DE",
      ticketCovered: false
    })
    expect(ticket.validFrom).toMatch(/T08:00:00\+0[12]:00$/)
    expect(ticket.validTo).toMatch(/T20:00:00\+0[12]:00$/)
    expect(ticket.hash).toMatch(/^[A-Za-z0-9_-]{43}$/)
  })

  it("needs no start for a ticket that can begin immediately: it begins when it is paid", async () => {
    const ticket = await neu.configured("wiesensee", "24-hours")
    expect(ticket).toMatchObject({
      startTime: null,
      validFrom: null,
      validTo: null,
      validityDurationSeconds: 86_400,
      price: 12
    })
  })

  it("starts a ten-visit card when it is paid, with all its plates", async () => {
    const plates = ["M-PP123", "M-PP124", "M-PP125"].map((plate) => ({ plate, country: "DE" }))
    const card = await neu.configured("wiesensee", "10-visits", { plates })
    expect(card).toMatchObject({
      ticketType: "multiUse",
      usageLimit: 10,
      price: 65,
      requiredStartTimeValues: []
    })
    expect(card.validFrom).toBeNull()
    expect(card.plates).toHaveLength(3)
  })

  it("keeps the discount for companions", async () => {
    const card = await neu.configured("klinikum-rosenau", "companion-10-visits")
    expect([card.price, card.discountInfo?.discountedPrice]).toEqual([45, 36])
  })

  it("applies the season at the Italian lake", async () => {
    const plates = [{ plate: "AB123CD", country: "IT" }]
    const { year } = inDays(365)
    const august = await neu.configured("altavalle", "lake-day", { year, month: 8, day: 1, plates })
    expect(august.price).toBe(20)
  })

  it("reports that the driver's own plate is already covered", async () => {
    const plates = [{ plate: "M-FR88", country: "DE" }]
    expect(
      (await fahrerin.configured("wiesensee", "hiking-day", { ...tomorrow, plates })).ticketCovered
    ).toBe(true)
    expect((await fahrerin.configured("wiesensee", "hiking-day", tomorrow)).ticketCovered).toBe(false)
  })

  it("opens staff tickets to drivers with a code", async () => {
    const ticket = await fahrerin.configured("klinikum-rosenau", "staff-month-day", tomorrow)
    expect(ticket.isInterruptedTimeFrameTicket).toBe(true)
    expect(ticket.validityContainer?.validityContainer).toMatchObject({
      startTime: "05:30",
      endTime: "18:30",
      duration: 46_800
    })
    expect(await neu.configure("klinikum-rosenau", "staff-month-day", tomorrow)).toMatchObject(
      refused(404, "E_TICKET_NOT_FOUND")
    )
  })
})

describe("a plate that another driver's multi-visit ticket covers", () => {
  it("cannot get one that begins when it is paid", async () => {
    const plates = [{ plate: "M-XX999", country: "DE" }]
    expect(await fahrerin.configure("wiesensee", "24-hours", { plates })).toMatchObject(
      refused(409, "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER")
    )
  })

  it("is named among several", async () => {
    const plates = ["M-FR88", "M-XX999"].map((plate) => ({ plate, country: "DE" }))
    expect(await fahrerin.configure("wiesensee", "week", { ...tomorrow, plates })).toMatchObject({
      status: 409,
      body: { field: "plates.1", fields: ["plates.1"] }
    })
  })

  it.each(["DE", null, "XX"])("cannot get a ticket there, also with the country %s", async (country) => {
    const answer = await fahrerin.configure("wiesensee", "hiking-day", {
      ...tomorrow,
      plates: [{ plate: "M-XX999", country }]
    })
    expect(answer).toMatchObject({
      status: 409,
      body: { code: "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER", field: "plates.0", fields: ["plates.0"] }
    })
  })

  it("can get one in another shop", async () => {
    const plates = [{ plate: "M-XX999", country: "DE" }]
    expect((await fahrerin.configured("stadtbad", "day", { ...tomorrow, plates })).price).toBe(3)
  })
})

describe("an invalid request", () => {
  const refusals: ReadonlyArray<
    readonly [
      what: string,
      ticket: string,
      body: Readonly<Record<string, unknown>>,
      status: number,
      code: string,
      field: string
    ]
  > = [
    ["yesterday", "hiking-day", inDays(-1), 422, "E_START_IN_PAST", "day"],
    ["no start", "hiking-day", {}, 422, "E_START_REQUIRED", "year"],
    ["no hour", "24-hours", tomorrow, 422, "E_START_REQUIRED", "hour"],
    ["month 13", "hiking-day", { ...tomorrow, month: 13 }, 400, "E_REQUEST_INVALID", "month"],
    ["no plates", "hiking-day", { ...tomorrow, plates: [] }, 422, "E_PLATE_REQUIRED", "plates"],
    [
      "an unknown shop area",
      "hiking-day",
      { ...tomorrow, shopAreaEntityId: crypto.randomUUID() },
      404,
      "E_SHOP_NOT_FOUND",
      "shopAreaEntityId"
    ],
    [
      "the area of another shop",
      "hiking-day",
      { ...tomorrow, shopAreaEntityId: shopAreaId("seewil") },
      404,
      "E_TICKET_NOT_FOUND",
      "id"
    ],
    [
      "an unknown voucher",
      "hiking-day",
      { ...tomorrow, vouchers: [{ voucherId: "V", voucherType: "gift" }] },
      422,
      "E_VOUCHER_INVALID",
      "vouchers.0.voucherId"
    ],
    ["no such ticket", "nothing", tomorrow, 404, "E_TICKET_NOT_FOUND", "id"]
  ]

  it.each(refusals)("is refused: %s", async (_what, ticket, body, status, code, field) => {
    expect(await neu.configure("wiesensee", ticket, body)).toMatchObject({ status, body: { code, field } })
  })

  it("is refused for a day on which it never counts", async () => {
    const lidoDay = ticketId("wiesensee", "lido-day")
    const windows = [{ weekdays: [], from: "08:00", to: "18:00", exceptions: [] }]
    await whileTicketHas(service.database, lidoDay, ["windows", windows], async () =>
      expect(await neu.configure("wiesensee", "lido-day", tomorrow)).toMatchObject(
        refused(422, "E_START_INVALID", "day")
      )
    )
  })

  it("is refused for hours that a day does not have", async () => {
    const lidoDay = ticketId("wiesensee", "lido-day")
    const validity = { kind: "day", from: "24:00", to: "00:00" }
    await whileTicketHas(service.database, lidoDay, ["validity", validity], async () =>
      expect(await neu.configure("wiesensee", "lido-day", tomorrow)).toMatchObject(
        refused(422, "E_START_INVALID", "day")
      )
    )
  })

  it("excludes today for a ticket by date", async () => {
    const { status, body } = await neu.configure<Ticket>("wiesensee", "hiking-day", inDays(0))
    expect([status, body.price]).toEqual([200, 8])
  })
})
