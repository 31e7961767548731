/** What a sealed item promises, and what makes it worthless: any change, a new price, a start long gone. */
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Ticket } from "../../../schemas/ticket.ts"
import { problemOf } from "./cart-item.ts"
import { configuredTicket, offeredTicket } from "./offer.ts"
import { isSealed, type SealContext, sealed } from "./seal.ts"
import { readStart } from "./start.ts"
import type { TicketRule } from "./ticket-rule.ts"

const context: SealContext = { key: "key", shopId: "wiesensee", subject: "driver|fahrerin" }
const plates = [{ plate: "M-PP123", country: "DE" }]
const configuredAt = new Date("2026-12-05T13:30:00Z")

const rule: TicketRule = {
  id: "24-hours",
  ruleId: "rule-24-hours",
  shopId: "wiesensee",
  name: "24-Stunden-Ticket",
  translations: { de: { title: "24-Stunden-Ticket" } },
  ticketType: "singleUse",
  usageLimit: null,
  price: 1200,
  discountedPrice: 900,
  discountType: "reducedRate",
  peakPrice: { price: 2400, months: [7, 8] },
  currencyCode: "EUR",
  maximumPlates: 2,
  requiredStartTimeValues: ["year", "month", "day", "hour", "minute"],
  validity: { kind: "seconds", count: 86_400 },
  frame: { description: "nights", from: "19:00", to: "07:30" },
  needsCode: false,
  places: null,
  timeZone: "Europe/Berlin",
  areas: [
    { areaEntityId: "strandbad", name: "Strandbad", locality: "Wiesensee", currency: "EUR" },
    { areaEntityId: "seepromenade", name: "Seepromenade", locality: "Wiesensee", currency: "EUR" }
  ]
}

const dayRule: TicketRule = {
  ...rule,
  requiredStartTimeValues: ["year", "month", "day"],
  validity: { kind: "day", from: "08:00", to: "20:00" }
}

const configure = (of: TicketRule, values: Parameters<typeof readStart>[1], at = configuredAt): Ticket =>
  sealed(configuredTicket(of, Result.getOrThrow(readStart(of, values, at)), plates, at), context)

const item = configure(rule, { year: 2026, month: 12, day: 5, hour: 14, minute: 30 })
const problem = (ticket: Ticket, of: TicketRule | undefined = rule, now = configuredAt) =>
  problemOf(ticket, of, context, now)

describe("a configured ticket", () => {
  it("is fine as long as nothing changes", () => {
    expect(problem(item)).toBeNull()
  })

  it("survives the way through JSON", () => {
    expect(problem(JSON.parse(JSON.stringify(item)))).toBeNull()
  })

  it("has a price for the season of its start", () => {
    expect(item.price).toBe(12)
    expect(configure(rule, { year: 2027, month: 7, day: 1, hour: 0, minute: 0 }).price).toBe(24)
  })

  it("shows its windows from the outside in", () => {
    expect(item.validityContainer).toMatchObject({
      startTime: "2026-12-05T14:30:00+01:00",
      endTime: "2026-12-06T14:30:00+01:00",
      duration: 86_400,
      validityContainer: { startTime: "19:00", endTime: "07:30", duration: 45_000, parentId: "rule-24-hours" }
    })
    expect(item.isInterruptedTimeFrameTicket).toBe(true)
  })
})

describe("the seal", () => {
  const changes: ReadonlyArray<readonly [string, Partial<Ticket>]> = [
    ["rule", { ruleId: "another" }],
    ["ticket", { id: "another" }],
    ["areas", { validityAreaEntityId: ["strandbad"] }],
    ["begin", { validFrom: "2026-12-05T14:31:00+01:00" }],
    ["end", { validTo: "2026-12-07T14:30:00+01:00" }],
    ["plates", { plates: [...plates, { plate: "M-PP124", country: "DE" }] }],
    ["country", { plates: [{ plate: "M-PP123", country: "XX" }] }],
    ["price", { price: 0.01 }],
    [
      "discount",
      { discountInfo: { discountDuration: null, discountedPrice: 1, applyDiscountDetails: null } }
    ],
    ["currency", { currencyCode: "CHF" }],
    ["stays", { usageLimit: 1000 }],
    ["time of configuring", { configuredAt: "2026-12-06T00:00:00.000Z" }],
    ["hash", { hash: "" }],
    ["missing hash", { hash: null }]
  ]

  it.each(changes)("breaks when somebody changes the %s", (_what, change) => {
    expect(isSealed({ ...item, ...change }, context)).toBe(false)
    expect(problem({ ...item, ...change })).toBe("E_TICKET_CHANGED")
  })

  it("belongs to one driver, one shop and one installation", () => {
    expect(isSealed(item, { ...context, subject: "driver|neu" })).toBe(false)
    expect(isSealed(item, { ...context, shopId: "seewil" })).toBe(false)
    expect(isSealed(item, { ...context, key: "other" })).toBe(false)
  })

  it("does not mind the advice that changes with other tickets", () => {
    expect(isSealed({ ...item, ticketCovered: true }, context)).toBe(true)
  })

  it("is not fooled by any price", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (cents) => {
        fc.pre(cents !== 1200)
        expect(isSealed({ ...item, price: cents / 100 }, context)).toBe(false)
      })
    )
  })
})

describe("a cart item", () => {
  it.each<readonly [string, TicketRule]>([
    ["price", { ...rule, price: 1300 }],
    ["discount", { ...rule, discountedPrice: null }],
    ["validity", { ...rule, validity: { kind: "seconds", count: 3600 } }],
    ["areas", { ...rule, areas: rule.areas.slice(0, 1) }]
  ])("is outdated once the operator changes the %s", (_what, changed) => {
    expect(problem(item, changed)).toBe("E_TICKET_CHANGED")
  })

  it("cannot be ordered once its ticket is off the shelf", () => {
    expect(problemOf(item, undefined, context, configuredAt)).toBe("E_TICKET_NOT_AVAILABLE")
  })

  it("needs fewer plates once the operator allows fewer", () => {
    expect(problem(item, { ...rule, maximumPlates: 0 })).toBe("E_PLATE_INVALID")
  })

  it("lets a driver who starts now half an hour to check out", () => {
    expect(problem(item, rule, new Date("2026-12-05T14:00:00Z"))).toBeNull()
    expect(problem(item, rule, new Date("2026-12-05T14:00:01Z"))).toBe("E_START_IN_PAST")
  })

  it("does not get old as long as its start lies ahead", () => {
    const early = configure(rule, { year: 2027, month: 2, day: 1, hour: 8, minute: 0 })
    expect(problem(early, rule, new Date("2027-02-01T07:00:00Z"))).toBeNull()
    expect(problem(early, rule, new Date("2027-02-01T07:00:01Z"))).toBe("E_START_IN_PAST")
  })

  it("for a day can be ordered on the day itself until it closes", () => {
    const day = configure(dayRule, { year: 2026, month: 12, day: 6 })
    expect(problem(day, dayRule, new Date("2026-12-06T18:59:59Z"))).toBeNull()
    expect(problem(day, dayRule, new Date("2026-12-06T19:00:00Z"))).toBe("E_START_IN_PAST")
  })
})

describe("an offered ticket", () => {
  it("has neither start nor plates nor seal, so that it cannot be ordered", () => {
    expect(problem(offeredTicket(rule))).toBe("E_TICKET_CHANGED")
  })
})
