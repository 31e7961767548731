import { describe, expect, it } from "vitest"
import type { ActiveTicket } from "../../schemas/active-ticket.ts"
import type { Plate } from "../../schemas/plate.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import { activeDayTicket, annualTicket, configuredDayTicket, dayTicket, wiesensee } from "../testing/demo.ts"
import { drive } from "../testing/drive.ts"
import { type BuyAgainInput, buyAgainMachine, canFollow, followingStart } from "./index.ts"

const plate: Plate = { plate: "M-PP123", country: "DE" }
const timeZone = "Europe/Berlin"
const now = Date.parse("2026-11-21T10:00:00+01:00")

const active: ActiveTicket = { ...activeDayTicket, id: "bought", orderItemId: null }

const open = (input: Partial<BuyAgainInput> = {}) =>
  drive(buyAgainMachine, {
    shop: wiesensee,
    tickets: [dayTicket, annualTicket],
    ticket: dayTicket,
    plates: [plate],
    timeZone,
    ...input
  })

/** Returns the input of the price request. */
const asked = ({ actor }: ReturnType<typeof open>): unknown =>
  (actor.getSnapshot().children["priceTicket"]?.getSnapshot() as { readonly input: unknown } | undefined)
    ?.input

const withOwned = (activeTickets: ReadonlyArray<ActiveTicket>, input: Partial<BuyAgainInput> = {}) => {
  const flow = open(input)
  flow.succeeds("loadOwned", { activeTickets, now })
  return flow
}

describe("a returning driver without a valid ticket", () => {
  it("is offered the last bought ticket at the service's price", () => {
    const flow = withOwned([])
    expect(flow.state()).toBe("pricing")
    flow.succeeds("priceTicket", { ...configuredDayTicket, price: 9 })
    expect(flow.state()).toBe("offering")
    expect(flow.actor.getSnapshot().context.priced?.price).toBe(9)
  })

  it.each([
    ["for another car", { plates: [{ plate: "M-AB1", country: "DE" }] }],
    ["that is over", { validTo: "2026-11-21T09:00:00+01:00" }],
    [
      "that begins in two days",
      { validFrom: "2026-11-23T11:00:00+01:00", validTo: "2026-11-24T00:00:00+01:00" }
    ],
    ["without a stay left", { remainingUsage: 0 }]
  ])("is not offered a ticket %s", (_, other) => {
    expect(withOwned([{ ...active, ...other } as ActiveTicket]).state()).toBe("pricing")
  })

  it("is offered nothing with one tap when the plate has a ticket for this time", () => {
    const flow = withOwned([])
    flow.succeeds("priceTicket", { ...configuredDayTicket, ticketCovered: true })
    expect(flow.state()).toBe("covered")
  })

  it("requests no more plates than the ticket allows", () => {
    const flow = withOwned([], { plates: [plate, { plate: "M-PP124", country: "DE" }] })
    expect(asked(flow)).toMatchObject({ plates: [plate], follows: null })
  })
})

describe("a driver with a valid ticket", () => {
  it("can extend it by a ticket that begins when it ends", () => {
    const flow = withOwned([active])
    expect(flow.state()).toBe("active.pricingNext")
    expect(asked(flow)).toMatchObject({ follows: active.validTo, plates: [plate] })
    flow.succeeds("priceTicket", configuredDayTicket)
    expect(flow.state()).toBe("active.extendable")
    flow.actor.send({ type: "EXTEND_REQUESTED" })
    flow.succeeds("addToCart", undefined)
    expect(flow.state()).toBe("active.extendable")
  })

  const next = { ...active, validFrom: active.validTo, validTo: "2026-11-23T00:00:00+01:00" }

  it("is offered the next day once the following ticket is paid, not the same day again", () => {
    expect(asked(withOwned([active, next]))).toMatchObject({ follows: next.validTo })
    const third = { ...next, validFrom: next.validTo, validTo: "2026-11-24T00:00:00+01:00" }
    expect(asked(withOwned([active, third, next]))).toMatchObject({ follows: third.validTo })
  })

  it.each([
    ["for another car", { plates: [{ plate: "M-AB1", country: "DE" }] }],
    ["for later, after a day without one", { validFrom: "2026-11-23T00:00:00+01:00" }],
    ["without a stay left", { remainingUsage: 0 }],
    ["of another kind elsewhere", { ruleId: "elsewhere", validityAreaEntityId: [] }]
  ])("extends this ticket although there is a ticket %s", (_, other) => {
    const later = { ...next, validTo: "2026-11-24T00:00:00+01:00", ...other } as ActiveTicket
    expect(asked(withOwned([active, later]))).toMatchObject({ follows: active.validTo })
  })

  it("is offered the next day of the ticket's area, also where the country's clocks are ahead of it", () => {
    const azores = { areas: dayTicket.areas.map((area) => ({ ...area, timeZone: "Atlantic/Azores" })) }
    const today = { ...active, ...azores, validTo: "2026-11-22T00:00:00-01:00" }
    const afterAGap = {
      ...today,
      validFrom: "2026-11-23T00:00:00-01:00",
      validTo: "2026-11-24T00:00:00-01:00"
    }
    const input = { tickets: [{ ...dayTicket, ...azores }], timeZone: "Europe/Lisbon" }
    expect(asked(withOwned([today, afterAGap], input))).toMatchObject({ follows: today.validTo })
  })

  it.each([
    ["one that ends in months", { validTo: "2027-11-21T00:00:00+01:00" }],
    ["one that is not sold any more", { ruleId: "rule-gone" }],
    ["one without an end", { validTo: null }]
  ])("cannot extend %s", (_, other) => {
    expect(withOwned([{ ...active, ...other }]).state()).toBe("active.alone")
  })

  it("is never sold the same hours again: the service says that the car has a ticket for them", () => {
    const flow = withOwned([active])
    flow.succeeds("priceTicket", { ...configuredDayTicket, ticketCovered: true })
    expect(flow.state()).toBe("active.alone")
  })

  it("also sees a ticket that begins within a day", () => {
    const soon = { ...active, validFrom: "2026-11-22T00:00:00+01:00", validTo: "2026-11-23T00:00:00+01:00" }
    expect(withOwned([soon]).state()).toBe("active.pricingNext")
  })
})

describe("the following ticket", () => {
  const days = dayTicket
  const hours: Ticket = { ...dayTicket, requiredStartTimeValues: ["year", "month", "day", "hour", "minute"] }

  it.each([
    [days, "2026-11-22T00:00:00+01:00", { date: "2026-11-22", time: "" }],
    [days, "2026-11-21T20:00:00+01:00", { date: "2026-11-22", time: "" }],
    [days, "2026-10-25T00:00:00+02:00", { date: "2026-10-25", time: "" }],
    [hours, "2026-11-21T14:07:31+01:00", { date: "2026-11-21", time: "14:07" }]
  ])("begins when the first one ends", (ticket, end, start) => {
    expect(followingStart(ticket, timeZone, end)).toEqual({ start: "later", ...start })
  })

  it("needs its own start", () => {
    expect([days, hours].map(canFollow)).toEqual([true, true])
    expect(canFollow({ requiredStartTimeValues: [] })).toBe(false)
    expect(canFollow({ requiredStartTimeValues: ["weekday"] })).toBe(false)
  })
})
