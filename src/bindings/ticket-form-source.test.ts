import { assert, beforeEach, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { annualTicket, configuredDayTicket, dayTicket, wiesensee } from "../../machines/testing/demo.ts"
import type { Setting, TicketForm } from "../../machines/ticket-configuration/index.ts"
import type { Plate } from "../../schemas/plate.ts"
import { windowWith } from "../../schemas/testing/window.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import type { ValidityContainer } from "../../schemas/validity-container.ts"
import type { Gateway } from "../services/http/index.ts"
import { gatewayTo } from "../services/testing/gateway.ts"
import { localService } from "../services/testing/local-service.ts"
import { continued, formOf, newForm, platesToBuyAgain } from "./ticket-form-source.ts"

const timeZone = "Europe/Berlin"
const now = Date.UTC(2026, 10, 21, 9, 0)
const mine = { plate: "M-PP123", country: "DE" }
const other = { plate: "M-PP124", country: "DE" }
/** 10:00 at the parking area. */
const settingOf = (ticket: Ticket, at = now): Setting => ({ ticket, timeZone, now: at })
const begin = (setting = settingOf(dayTicket), plates: ReadonlyArray<Plate> = []): TicketForm =>
  newForm(wiesensee, setting, plates)
const momentTicket = {
  ...dayTicket,
  requiredStartTimeValues: ["year", "month", "day", "hour", "minute"] as const
}

describe("the form of a ticket", () => {
  it("begins today, with one empty plate of the shop's country", () => {
    assert.deepStrictEqual(begin(), {
      start: "later",
      date: "2026-11-21",
      time: "",
      plates: [{ country: "DE", plate: "" }]
    })
  })

  it("begins now when the ticket can, and suggests the next full hour as a later start", () => {
    const soonest = (at: number) => {
      const { start, date, time } = begin(settingOf(momentTicket, at))
      return [start, date, time]
    }
    assert.deepStrictEqual(soonest(now), ["now", "2026-11-21", "11:00"])
    assert.deepStrictEqual(soonest(Date.UTC(2026, 10, 21, 22, 30)), ["now", "2026-11-22", "00:00"])
    const card = begin(settingOf({ ...dayTicket, requiredStartTimeValues: [] }))
    assert.deepStrictEqual([card.start, card.time], ["now", ""])
  })

  it("begins tomorrow once the hours of a day ticket are over in the time zone of the area", () => {
    const hours = (startTime: string, endTime: string, duration = 43_200) =>
      windowWith({ validityContainer: windowWith({ startTime, endTime, duration }) })
    const dateAt = (utc: string, validityContainer: ValidityContainer, days = 0) =>
      begin(
        settingOf(
          { ...dayTicket, validityContainer, validityDurationSeconds: 43_200 + days * 86_400 },
          Date.parse(`2026-11-21T${utc}:00Z`)
        )
      ).date
    const lido = hours("08:00", "20:00")
    assert.strictEqual(dateAt("06:00", lido), "2026-11-21")
    assert.strictEqual(dateAt("18:59", lido), "2026-11-21")
    assert.strictEqual(dateAt("19:00", lido), "2026-11-22")
    assert.strictEqual(dateAt("22:59", lido), "2026-11-22")
    // After midnight the next day counts.
    assert.strictEqual(dateAt("23:00", lido), "2026-11-22")
    assert.strictEqual(dateAt("20:00", lido, 7), "2026-11-21")
    assert.strictEqual(dateAt("20:00", hours("20:00", "08:00")), "2026-11-21")
    // The night that began yesterday, 01:00 to 08:00 in Berlin.
    assert.strictEqual(dateAt("00:00", hours("20:00", "08:00")), "2026-11-20")
    assert.strictEqual(dateAt("06:59", hours("20:00", "08:00")), "2026-11-20")
    assert.strictEqual(dateAt("07:00", hours("20:00", "08:00")), "2026-11-21")
    assert.strictEqual(dateAt("00:00", hours("20:00", "08:00"), 7), "2026-11-21")
    assert.strictEqual(dateAt("20:00", hours("2026-11-21T07:00:00Z", "2026-11-21T19:00:00Z")), "2026-11-21")
  })

  it("restores the draft; one with a past start keeps its plates and gets the earliest start", () => {
    const draft = {
      ticketId: dayTicket.id,
      basis: "",
      start: "later",
      startTime: "",
      plates: [mine]
    } as const
    const again = (startDate: string, startTime: string, ticket: Ticket) => {
      const form = continued({ ...draft, startDate, startTime }, settingOf(ticket))
      assert.deepStrictEqual(form.plates, [mine])
      return [form.start, form.date, form.time]
    }
    assert.deepStrictEqual(again("2026-11-25", "", dayTicket), ["later", "2026-11-25", ""])
    assert.deepStrictEqual(again("2026-11-20", "", dayTicket), ["later", "2026-11-21", ""])
    assert.deepStrictEqual(again("2026-11-21", "10:00", momentTicket), ["later", "2026-11-21", "10:00"])
    assert.deepStrictEqual(again("2026-11-21", "09:59", momentTicket), ["now", "2026-11-21", "11:00"])
    assert.deepStrictEqual(again("", "", momentTicket), ["later", "", ""])
  })

  it("restores as many plates as the ticket allows, including none, and all without a known limit", () => {
    const platesFor = (maximumPlates: number | null) =>
      begin(settingOf({ ...annualTicket, maximumPlates }), [mine, other]).plates.map(({ plate }) => plate)
    assert.deepStrictEqual(platesFor(1), ["M-PP123"])
    assert.deepStrictEqual(platesFor(0), [])
    assert.deepStrictEqual(platesFor(null), ["M-PP123", "M-PP124"])
  })

  it("restores an item of the cart as entered, in the time zone of the area", () => {
    const item = { ...configuredDayTicket, ...momentTicket, startTime: "2026-12-05T13:30:00Z" }
    const plates = [{ country: "DE", plate: "M-PP123" }]
    const asFilledIn = { ...item, plates: configuredDayTicket.plates, validFrom: item.startTime }
    assert.deepStrictEqual(formOf(asFilledIn, settingOf(momentTicket)), {
      start: "later",
      date: "2026-12-05",
      time: "14:30",
      plates
    })
    assert.strictEqual(formOf(configuredDayTicket, settingOf(dayTicket)).date, "2026-12-01")
    const over = { ...asFilledIn, startTime: "2026-11-21T08:59:00Z" }
    assert.strictEqual(formOf(over, settingOf(momentTicket)).start, "now")
    const now = {
      ...asFilledIn,
      startTime: null,
      validFrom: null,
      validTo: null,
      configuredAt: "2026-11-20T09:00:00Z"
    }
    assert.deepStrictEqual(formOf(now, settingOf(momentTicket)), {
      start: "now",
      date: "2026-11-21",
      time: "11:00",
      plates
    })
  })
})

describe("the tickets of a driver", () => {
  const service = localService()
  const lastOfPage = "00000000-0000-4000-8000-000000000099"
  const active = (id: string, validTo: string, change: object = {}) => ({
    ...configuredDayTicket,
    id,
    validTo,
    orderItemId: null,
    prepaymentTicketId: null,
    remainingUsage: null,
    totalUsageLimit: null,
    ...change
  })
  const withGateway = <A>(effect: Effect.Effect<A, never, Gateway>) =>
    Effect.suspend(() => Effect.provide(effect, gatewayTo(service.origin)))

  beforeEach(() => {
    const pages = [
      { pastTickets: [active(lastOfPage, "2026-10-10T00:00:00Z", { plates: [other] })], hasMore: true },
      { pastTickets: [active("over long ago", "2026-02-10T00:00:00Z")], hasMore: false }
    ]
    service.answer(({ url }) => ({
      json: url.includes("past-tickets")
        ? pages[url.endsWith(`?after=${lastOfPage}`) ? 1 : 0]
        : {
            activeTickets: [
              active("sooner", "2026-12-10T00:00:00Z"),
              active("later", "2026-12-24T00:00:00Z"),
              active("of another plate", "2027-01-01T00:00:00Z", { plates: [other] }),
              active("of another area", "2027-01-01T00:00:00Z", { areas: [] })
            ]
          }
    }))
  })

  it.effect("prefill their plates when the same ticket is bought again [B-14]", () =>
    Effect.gen(function* () {
      const again = (id: string) => platesToBuyAgain({ kind: "boughtBefore", id }, wiesensee.id)
      assert.deepStrictEqual(yield* again("of another plate"), [other])
      assert.deepStrictEqual(yield* again("none of them"), [])
      assert.deepStrictEqual(yield* again("over long ago"), configuredDayTicket.plates)
      assert.deepStrictEqual(yield* platesToBuyAgain({ kind: "new" }, wiesensee.id), [])
    }).pipe(withGateway)
  )

  it.effect("are optional: without a response plates are typed", () =>
    Effect.gen(function* () {
      service.answer(() => ({ status: 404, json: { code: "E_SHOP_NOT_FOUND", message: "No such shop" } }))
      assert.deepStrictEqual(yield* platesToBuyAgain({ kind: "boughtBefore", id: "later" }, wiesensee.id), [])
    }).pipe(withGateway)
  )
})
