/**
 * Tests that the form of a ticket and the shop service agree on edge cases of days and hours, in the zones of
 * all demo areas. Both get the time of the case; everything else is real.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { demoShops, ticketId } from "../../backend/demo-world/shops.ts"
import { type Driver, driver, type ErrorAnswer } from "../../backend/shop-service/testing/driver.ts"
import {
  startShopService,
  type TestShopService
} from "../../backend/shop-service/testing/start-shop-service.ts"
import {
  startOccurrence,
  type TicketForm,
  timeValuesOf,
  validateForm
} from "../../machines/ticket-configuration/index.ts"
import { ruleOf } from "../../schemas/coverage/coverage.ts"
import { momentAt } from "../../schemas/local-time.ts"
import { dayCases, monthCases, startCases } from "../../schemas/testing/clock-cases.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import { formRefusal } from "../../src/bindings/form-refusal.ts"
import { timeZoneOfCountry } from "../../src/i18n/time-zone.ts"

/** An hourly, a monthly and a daily ticket in each zone. */
const places = [
  { shop: "wiesensee", moment: "24-hours", month: "early-swimmers-month", day: "hiking-day" },
  { shop: "hochtal", moment: "half-day", month: "garage-month", day: "day" },
  { shop: "seewil", moment: "resident-year", month: "commuter-month", day: "day-zone-a" },
  { shop: "altavalle", moment: "year", month: "month", day: "lake-day" }
] as const

/** Zones without an hourly or a whole-day demo ticket get one. */
const changed = [
  ["wiesensee/24-hours", "seewil/resident-year"],
  ["wiesensee/24-hours", "altavalle/year"],
  ["wiesensee/hiking-day", "altavalle/lake-day"]
] as const

const idOf = (name: string): string => {
  const [shop = "", ticket = ""] = name.split("/")
  return ticketId(shop, ticket)
}

let service: TestShopService

beforeAll(async () => {
  service = await startShopService()
  for (const [from, to] of changed) {
    await service.database.query(
      `update shop.ticket as changed set required_start_time_values = model.required_start_time_values,
       validity = model.validity from shop.ticket as model where model.id = $1 and changed.id = $2`,
      [idOf(from), idOf(to)]
    )
  }
  vi.useFakeTimers({ toFake: ["Date"] })
})
afterAll(async () => {
  vi.useRealTimers()
  await service.stop()
})

const at = (now: string): Promise<Driver> => {
  vi.setSystemTime(now)
  return driver(service.origin, service.issuer, "driver|fahrerin")
}
const form = (date: string, time = ""): TicketForm => ({
  start: "later",
  date,
  time,
  plates: [{ country: "DE", plate: "M-PP123" }]
})

it("meets every zone of the demo world", () => {
  const zonesOf = (shops: typeof demoShops) => new Set(shops.map(({ timeZone }) => timeZone))
  const met = demoShops.filter(({ path }) => places.some(({ shop }) => shop === path))
  expect(zonesOf(met)).toEqual(zonesOf(demoShops))
})

describe.each(places)("in $shop", ({ shop, ...tickets }) => {
  const timeZone = timeZoneOfCountry(demoShops.find(({ path }) => path === shop)?.country)
  let offered: Ticket

  beforeEach(async () => {
    offered = await (await at("2026-12-01T12:00:00Z")).configured(shop, tickets.moment)
  })

  it.each(startCases)("$what: $date $time", async ({ now, date, time, means, isTwice }) => {
    const chosen = form(date, time)
    const asked = await at(now)
    const setting = { ticket: offered, now: Date.now(), timeZone }
    const values = timeValuesOf(chosen, offered)
    const answer = await asked.configure<Ticket | ErrorAnswer>(shop, tickets.moment, { ...values })
    const occurrence = startOccurrence(chosen, setting)
    expect(occurrence === "twice").toBe(isTwice === true)
    if ("code" in answer.body) {
      expect(answer.status).toBe(422)
      const refused = formRefusal({ ...answer.body, issue: null })
      expect(validateForm(chosen, setting)).toEqual(means)
      expect(refused && { [refused.field]: refused.issue }).toEqual(means)
    } else {
      expect(validateForm(chosen, setting)).toEqual({})
      expect(answer.body.startTime).toBe(means)
      expect(momentAt(chosen, timeZone)?.at).toBe(Date.parse(String(means)))
    }
  })

  const ending = async (ticket: string, date: string, end: string) => {
    const asked = await at(`${date}T00:00:00Z`)
    const values = timeValuesOf(form(date), { requiredStartTimeValues: ["year", "month", "day"] })
    const configured = await asked.configured(shop, ticket, { ...values })
    expect(configured.validTo).toBe(end)
    expect(ruleOf({ ...configured, validTo: null }, timeZone).term.to).toBe(Date.parse(end))
  }

  it.each(monthCases)("a month %s: %s", (_, date, end) => ending(tickets.month, date, end))
  it.each(dayCases)("a day %s: %s", (_, date, end) => ending(tickets.day, date, end))
})
