/** Tests of sealed items, and of what makes them invalid: any change, a new price, a day that is over. */
import { Redacted, Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { beginsWithPayment } from "../../../schemas/begins-with-payment.ts"
import { payablePrice } from "../../../schemas/payable-price.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { earliestEndOf, isStartPassed, itemIfPaidNow, problemOf } from "./cart-item.ts"
import { issuedItem, issueOf } from "./issue.ts"
import { configuredTicket, offeredTicket } from "./offer.ts"
import { isSealed, type SealContext, sealed } from "./seal.ts"
import { readStart } from "./start.ts"
import type { TicketRule } from "./ticket-rule.ts"

const context: SealContext = { key: Redacted.make("key"), shopId: "wiesensee", subject: "driver|fahrerin" }
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
  windows: [{ weekdays: null, from: "19:00", to: "07:30", exceptions: [] }],
  interruptions: [],
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
  problemOf(ticket, itemIfPaidNow(ticket, of, now), of, context, now)

describe("a configured ticket", () => {
  it("is valid while nothing changes", () => {
    expect(problem(item)).toBeNull()
  })

  it("survives a JSON round trip", () => {
    expect(problem(JSON.parse(JSON.stringify(item)))).toBeNull()
  })

  it("has the price of the season of its start", () => {
    expect(item.price).toBe(12)
    expect(configure(rule, { year: 2027, month: 7, day: 1, hour: 0, minute: 0 }).price).toBe(24)
  })

  it("has no discount in a season that is cheaper without one", () => {
    const cheap = { ...rule, discountedPrice: 900, peakPrice: { price: 500, months: [12] } }
    const priceIn = (month: number) =>
      payablePrice(configure(cheap, { year: 2027, month, day: 1, hour: 8, minute: 0 })).hundredths
    expect([priceIn(11), priceIn(12)]).toEqual([900, 500])
  })

  it("has its windows from the outermost to the innermost", () => {
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

  it.each(changes)("is invalid after a change of the %s", (_what, change) => {
    expect(isSealed({ ...item, ...change }, context)).toBe(false)
    expect(problem({ ...item, ...change })).toBe("E_TICKET_CHANGED")
  })

  it("belongs to one driver, one shop and one installation", () => {
    expect(isSealed(item, { ...context, subject: "driver|neu" })).toBe(false)
    expect(isSealed(item, { ...context, shopId: "seewil" })).toBe(false)
    expect(isSealed(item, { ...context, key: Redacted.make("other") })).toBe(false)
  })

  it("excludes the advice that depends on other tickets", () => {
    expect(isSealed({ ...item, ticketCovered: true }, context)).toBe(true)
  })

  it("is invalid with any other price", () => {
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

  it("cannot be ordered once its ticket is withdrawn", () => {
    expect(problemOf(item, item, undefined, context, configuredAt)).toBe("E_TICKET_NOT_AVAILABLE")
  })

  it("needs fewer plates once the operator allows fewer", () => {
    expect(problem(item, { ...rule, maximumPlates: 0 })).toBe("E_PLATE_INVALID")
  })

  it("with a past start can be ordered and begins when it is paid", () => {
    const before = new Date("2026-12-05T13:30:00Z")
    const after = new Date("2026-12-05T13:30:01Z")
    expect(isStartPassed(item, before)).toBe(false)
    expect(isStartPassed(item, after)).toBe(true)
    expect(problem(item, rule, new Date("2027-02-01T07:00:01Z"))).toBeNull()
    expect(itemIfPaidNow(item, rule, before)).toBe(item)
    expect(itemIfPaidNow(item, rule, after)).toMatchObject({
      validFrom: "2026-12-05T14:30:01+01:00",
      validTo: "2026-12-06T14:30:01+01:00"
    })
  })

  it("for a day can be ordered on the day itself until it closes", () => {
    const day = configure(dayRule, { year: 2026, month: 12, day: 6 })
    expect(problem(day, dayRule, new Date("2026-12-06T18:59:59Z"))).toBeNull()
    expect(problem(day, dayRule, new Date("2026-12-06T19:00:00Z"))).toBe("E_START_IN_PAST")
  })
})

describe("a ticket by date", () => {
  it("cannot be ordered for a day whose clocks skip its hours", () => {
    const skipped: TicketRule = { ...dayRule, validity: { kind: "day", from: "02:00", to: "03:00" } }
    expect(problem(configure(skipped, { year: 2027, month: 3, day: 28 }), skipped)).toBe("E_START_IN_PAST")
    expect(problem(configure(skipped, { year: 2027, month: 3, day: 27 }), skipped)).toBeNull()
  })

  it("cannot be ordered for a day without any of its windows, or on which it is closed", () => {
    const window = { weekdays: [1, 2, 3, 4, 5], from: "08:00", to: "18:00", exceptions: [] }
    const weekday: TicketRule = { ...dayRule, windows: [window] }
    const on = (day: number, of = weekday) => problem(configure(of, { year: 2026, month: 12, day }), of)
    expect([7, 8, 9, 10].map((day) => on(day))).toEqual([null, null, null, null])
    expect([12, 13].map((day) => on(day))).toEqual(["E_START_IN_PAST", "E_START_IN_PAST"])
    const closed = { startTime: "2026-12-10T00:00:00+01:00", endTime: "2026-12-10T18:00:00+01:00" }
    expect(on(10, { ...weekday, interruptions: [closed] })).toBe("E_START_IN_PAST")
    const days: TicketRule = { ...dayRule, validity: { kind: "days", count: 7 } }
    expect(on(7, { ...days, windows: [{ ...window, weekdays: [7] }] })).toBeNull()
  })

  it("can be ordered and paid until the last of its windows is over, or closed", () => {
    const window = { weekdays: null, from: "08:00", to: "18:00", exceptions: [] }
    const weekday: TicketRule = { ...dayRule, windows: [window] }
    const today = configure(weekday, { year: 2026, month: 12, day: 7 })
    const at = (instant: string) => problem(today, weekday, new Date(instant))
    expect([at("2026-12-07T16:59:59Z"), at("2026-12-07T17:00:00Z")]).toEqual([null, "E_START_IN_PAST"])
    const endBy = (of: TicketRule) =>
      earliestEndOf([today], new Map([[of.id, of]]), new Date("2026-12-07T14:50:00Z"))
    expect(endBy(weekday)).toEqual(new Date("2026-12-07T17:00:00Z"))
    const closed = { startTime: "2026-12-07T16:00:00+01:00", endTime: "2026-12-07T18:00:00+01:00" }
    expect(endBy({ ...weekday, interruptions: [closed] })).toEqual(new Date("2026-12-07T15:00:00Z"))
  })

  it("for a night can be ordered until the night is over, also after midnight", () => {
    const nightRule: TicketRule = { ...dayRule, validity: { kind: "day", from: "22:00", to: "06:00" } }
    const night = configure(nightRule, { year: 2026, month: 12, day: 5 })
    expect(problem(night, nightRule, new Date("2026-12-06T04:59:59Z"))).toBeNull()
    expect(problem(night, nightRule, new Date("2026-12-06T05:00:00Z"))).toBe("E_START_IN_PAST")
  })

  it("for several days cannot be ordered after the first of them", () => {
    const daysRule: TicketRule = { ...dayRule, validity: { kind: "days", count: 2 } }
    const days = configure(daysRule, { year: 2026, month: 12, day: 5 })
    expect(problem(days, daysRule, new Date("2026-12-05T22:59:59Z"))).toBeNull()
    expect(problem(days, daysRule, new Date("2026-12-05T23:00:00Z"))).toBe("E_START_IN_PAST")
  })
})

describe("a ticket that begins when it is paid", () => {
  const now = configure(rule, {})

  it("has no times before the payment, but a duration", () => {
    expect(now).toMatchObject({
      startTime: null,
      validFrom: null,
      validTo: null,
      validityDurationSeconds: 86_400,
      validityContainer: { startTime: null, endTime: null, duration: 86_400 }
    })
    expect(beginsWithPayment(now)).toBe(true)
    expect(beginsWithPayment(item)).toBe(false)
    expect(beginsWithPayment(offeredTicket(rule))).toBe(false)
  })

  it("is never too old to be ordered", () => {
    expect(problem(now, rule, new Date("2027-03-05T13:30:00Z"))).toBeNull()
    expect(isStartPassed(now, new Date("2027-03-05T13:30:00Z"))).toBe(false)
  })

  it("costs the price of the season in which it is ordered", () => {
    expect(problem(now, rule, new Date("2027-07-01T12:00:00Z"))).toBe("E_TICKET_CHANGED")
  })

  it("is sealed against adding or removing a start", () => {
    expect(problem({ ...item, startTime: null, validFrom: null, validTo: null })).toBe("E_TICKET_CHANGED")
    expect(problem({ ...now, startTime: item.startTime })).toBe("E_TICKET_CHANGED")
  })

  it("is expected to be valid from now on", () => {
    expect(itemIfPaidNow(now, rule, new Date("2026-12-07T08:00:00Z"))).toMatchObject({
      validFrom: "2026-12-07T09:00:00+01:00",
      validTo: "2026-12-08T09:00:00+01:00"
    })
  })

  it("is not available for a day", () => {
    expect(() => configure(dayRule, {})).toThrow()
  })
})

describe("a paid item", () => {
  const orderedAt = new Date("2026-12-05T13:00:00Z")
  const paid = (ticket: Ticket, occurred: string, reported = occurred) => {
    const payment = { occurredAt: new Date(occurred), reportedAt: new Date(reported), orderedAt }
    const { validFrom, validTo } = issueOf(ticket, 0, rule, payment)
    return [validFrom.toISOString(), validTo.toISOString()]
  }
  const now = configure(rule, {})

  it("is valid from the payment on, even with a late report", () => {
    const fromPayment = ["2026-12-05T13:05:00.000Z", "2026-12-06T13:05:00.000Z"]
    expect(paid(now, "2026-12-05T13:05:00Z")).toEqual(fromPayment)
    expect(paid(now, "2026-12-05T13:05:00Z", "2026-12-06T13:04:59Z")).toEqual(fromPayment)
  })

  it("is valid from the report on when it would otherwise be expired", () => {
    expect(paid(now, "2026-12-05T13:05:00Z", "2026-12-06T13:05:00Z")).toEqual([
      "2026-12-06T13:05:00.000Z",
      "2026-12-07T13:05:00.000Z"
    ])
  })

  it("lasts as long as it was ordered for, whatever the operator sells since", () => {
    const to = (validity: TicketRule["validity"], since: TicketRule["validity"]) => {
      const of = { ...rule, windows: [], validity }
      const at = new Date("2026-12-05T13:05:00Z")
      const payment = { occurredAt: at, reportedAt: at, orderedAt }
      return issueOf(configure(of, {}), 0, { ...of, validity: since }, payment).validTo.toISOString()
    }
    const hour = { kind: "seconds", count: 3600 } as const
    expect(to({ kind: "seconds", count: 86_400 }, hour)).toBe("2026-12-06T13:05:00.000Z")
    expect(to({ kind: "days", count: 30 }, hour)).toBe("2027-01-04T13:05:00.000Z")
    expect(to({ kind: "months", count: 1 }, { kind: "days", count: 7 })).toBe("2027-01-05T13:05:00.000Z")
    expect(to({ kind: "years", count: 1 }, hour)).toBe("2027-12-05T13:05:00.000Z")
    const hours = { kind: "day", from: "08:00", to: "20:00" } as const
    const day = { kind: "days", count: 1 } as const
    expect(to(day, hours)).toBe("2026-12-06T13:05:00.000Z")
    expect(to(hours, day)).toBe("2026-12-05T19:00:00.000Z")
    expect(to(hours, { ...hours, to: "16:00" })).toBe("2026-12-05T19:00:00.000Z")
    expect(to({ ...hours, from: "06:00", to: "06:00" }, hours)).toBe("2026-12-06T05:00:00.000Z")
  })

  it("ignores a payment time before the order or after the report", () => {
    expect(paid(now, "2026-12-01T00:00:00Z", "2026-12-05T13:10:00Z")[0]).toBe("2026-12-05T13:00:00.000Z")
    expect(paid(now, "2026-12-09T00:00:00Z", "2026-12-05T13:10:00Z")[0]).toBe("2026-12-05T13:10:00.000Z")
  })

  it("is valid as chosen unless that time had passed at the payment", () => {
    expect(paid(item, "2026-12-05T13:30:00Z")[0]).toBe("2026-12-05T13:30:00.000Z")
    expect(paid(item, "2026-12-05T13:31:00Z")).toEqual([
      "2026-12-05T13:31:00.000Z",
      "2026-12-06T13:31:00.000Z"
    ])
    expect(paid(item, "2026-12-05T13:20:00Z", "2026-12-05T15:00:00Z")[0]).toBe("2026-12-05T13:30:00.000Z")
  })

  it("includes its times", () => {
    const [from, to] = [new Date("2026-12-05T13:05:00Z"), new Date("2026-12-06T13:05:00Z")]
    expect(issuedItem(now, from, to)).toMatchObject({
      validFrom: from.toISOString(),
      validTo: to.toISOString(),
      validityContainer: { startTime: from.toISOString(), endTime: to.toISOString() }
    })
    expect(issuedItem({ ...now, validityContainer: null }, from, to).validityContainer).toBeNull()
  })
})

describe("a ticket for hours of the day on which it is paid", () => {
  const hours: TicketRule = { ...dayRule, requiredStartTimeValues: [] }
  const today = configure(hours, {})
  const end = "2026-12-05T19:00:00.000Z"

  it("can be ordered and paid until they end", () => {
    expect(problem(today, hours, new Date("2026-12-05T18:59:59Z"))).toBeNull()
    expect(problem(today, hours, new Date(end))).toBe("E_START_IN_PAST")
    expect(problem(today, hours, new Date("2026-12-06T07:00:00Z"))).toBeNull()
    const payableUntil = (of: TicketRule, ticket: Ticket) =>
      earliestEndOf([ticket], new Map([[of.id, of]]), new Date("2026-12-05T18:50:00Z"))
    expect(payableUntil(hours, today)).toEqual(new Date(end))
    expect(payableUntil(rule, configure(rule, {}))).toBeNull()
  })

  it("is for the day of the payment, however late its report", () => {
    const payment = {
      orderedAt: configuredAt,
      occurredAt: new Date("2026-12-05T18:59:00Z"),
      reportedAt: new Date("2026-12-06T06:00:00Z")
    }
    expect(issueOf(today, 0, hours, payment).validTo.toISOString()).toBe(end)
  })
})

it("an offered ticket has no start, plates or seal, so that it cannot be ordered", () => {
  expect(problem(offeredTicket(rule))).toBe("E_TICKET_CHANGED")
})
