/** Tests of validity in the area's zone: days of 23 and 25 hours, short months, midnight at both ends. */
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import type { TimeValues } from "../../../schemas/time-values.ts"
import { isoInstant } from "./clocks.ts"
import { nominalSeconds, periodFromPayment, periodOf } from "./period.ts"
import { readStart } from "./start.ts"
import type { TicketRule, Validity } from "./ticket-rule.ts"

const byDate = ["year", "month", "day"] as const
const byMoment = [...byDate, "hour", "minute"] as const
const longAgo = new Date("2026-11-21T08:00:00Z")

const validity = (
  rule: Pick<TicketRule, "requiredStartTimeValues" | "timeZone"> & { readonly validity: Validity },
  values: TimeValues,
  now = longAgo
) => {
  const period = periodOf(rule.validity, Result.getOrThrow(readStart(rule, values, now)), rule.timeZone)
  return { from: isoInstant(period.from, rule.timeZone), to: isoInstant(period.to, rule.timeZone) }
}

const berlin = (
  validity: Validity,
  requiredStartTimeValues: TicketRule["requiredStartTimeValues"] = byDate
) => ({ validity, requiredStartTimeValues, timeZone: "Europe/Berlin" })

describe("a day ticket", () => {
  const day = berlin({ kind: "day", from: "00:00", to: "24:00" })

  it("ends at 24:00, which is the next midnight", () => {
    expect(validity(day, { year: 2026, month: 12, day: 31 })).toEqual({
      from: "2026-12-31T00:00:00+01:00",
      to: "2027-01-01T00:00:00+01:00"
    })
  })

  it("has 23 hours when the clock goes forward and 25 when it goes back", () => {
    expect(validity(day, { year: 2027, month: 3, day: 28 })).toEqual({
      from: "2027-03-28T00:00:00+01:00",
      to: "2027-03-29T00:00:00+02:00"
    })
    expect(validity(day, { year: 2027, month: 10, day: 31 })).toEqual({
      from: "2027-10-31T00:00:00+02:00",
      to: "2027-11-01T00:00:00+01:00"
    })
  })

  it("opens and closes by wall time", () => {
    const lido = berlin({ kind: "day", from: "08:00", to: "20:00" })
    expect(validity(lido, { year: 2027, month: 3, day: 28 })).toEqual({
      from: "2027-03-28T08:00:00+02:00",
      to: "2027-03-28T20:00:00+02:00"
    })
  })

  it("continues after midnight when it closes before it opens", () => {
    const night = berlin({ kind: "day", from: "19:00", to: "07:30" })
    expect(validity(night, { year: 2026, month: 12, day: 5 })).toEqual({
      from: "2026-12-05T19:00:00+01:00",
      to: "2026-12-06T07:30:00+01:00"
    })
    expect(nominalSeconds({ kind: "day", from: "19:00", to: "07:30" })).toBe(45_000)
    expect(nominalSeconds({ kind: "day", from: "00:00", to: "24:00" })).toBe(86_400)
  })
})

describe("a ticket of elapsed time", () => {
  it("lasts 24 hours to the minute, also across a clock change", () => {
    const day = berlin({ kind: "seconds", count: 86_400 }, byMoment)
    expect(validity(day, { year: 2026, month: 12, day: 5, hour: 14, minute: 0 })).toEqual({
      from: "2026-12-05T14:00:00+01:00",
      to: "2026-12-06T14:00:00+01:00"
    })
    expect(validity(day, { year: 2027, month: 3, day: 27, hour: 14, minute: 0 }).to).toBe(
      "2027-03-28T15:00:00+02:00"
    )
    expect(validity(day, { year: 2027, month: 10, day: 30, hour: 14, minute: 0 }).to).toBe(
      "2027-10-31T13:00:00+01:00"
    )
  })

  it("takes the first of two equal hours when the clock goes back", () => {
    const hour = berlin({ kind: "seconds", count: 3600 }, byMoment)
    expect(validity(hour, { year: 2027, month: 10, day: 31, hour: 2, minute: 30 }).from).toBe(
      "2027-10-31T02:30:00+02:00"
    )
  })
})

it.each([
  ["2027-10-31T00:30:45.500Z", "2027-10-31T02:30:45+02:00"],
  ["2027-10-31T01:30:45.500Z", "2027-10-31T02:30:45+01:00"]
])(
  "a ticket that begins when it is paid at %s begins in that second, also in a repeated hour",
  (paidAt, begin) => {
    const hour = berlin({ kind: "seconds", count: 3600 }, byMoment)
    expect(isoInstant(periodFromPayment(hour, new Date(paidAt)).from, hour.timeZone)).toBe(begin)
  }
)

describe("a night ticket without a date", () => {
  const night = { kind: "day", from: "22:00", to: "06:00" } as const

  it.each([
    ["2026-12-05T23:30:00Z", "2026-12-05T22:00:00+01:00"],
    ["2026-12-06T04:59:59Z", "2026-12-05T22:00:00+01:00"],
    ["2026-12-06T05:00:00Z", "2026-12-06T22:00:00+01:00"],
    ["2026-12-06T22:00:00Z", "2026-12-06T22:00:00+01:00"]
  ])("paid at %s is for the current or next night", (paidAt, begin) => {
    const rule = berlin(night, [])
    expect(isoInstant(periodFromPayment(rule, new Date(paidAt)).from, rule.timeZone)).toBe(begin)
  })

  it("with a time is for the night at that time", () => {
    const moment = { year: 2026, month: 12, day: 6, hour: 0, minute: 30 }
    expect(validity(berlin(night, byMoment), moment).from).toBe("2026-12-05T22:00:00+01:00")
  })
})

describe("a ticket of calendar time", () => {
  const month = berlin({ kind: "months", count: 1 })

  it.each([
    [{ year: 2026, month: 12, day: 15 }, "2027-01-15T00:00:00+01:00"],
    [{ year: 2027, month: 1, day: 31 }, "2027-03-01T00:00:00+01:00"],
    [{ year: 2027, month: 1, day: 29 }, "2027-03-01T00:00:00+01:00"],
    [{ year: 2027, month: 1, day: 28 }, "2027-02-28T00:00:00+01:00"],
    [{ year: 2027, month: 3, day: 15 }, "2027-04-15T00:00:00+02:00"],
    [{ year: 2027, month: 12, day: 31 }, "2028-01-31T00:00:00+01:00"]
  ])("a month from %j ends at %s", (date, end) => {
    expect(validity(month, date).to).toBe(end)
  })

  it("a year from a leap day ends with February", () => {
    const year = berlin({ kind: "years", count: 1 })
    expect(validity(year, { year: 2028, month: 2, day: 29 }, new Date("2028-01-01T00:00:00Z")).to).toBe(
      "2029-03-01T00:00:00+01:00"
    )
  })

  it("365 days from now end at the same time of day", () => {
    const card = berlin({ kind: "days", count: 365 }, [])
    expect(validity(card, {}, new Date("2026-11-21T08:15:30.123Z"))).toEqual({
      from: "2026-11-21T09:15:30+01:00",
      to: "2027-11-21T09:15:30+01:00"
    })
  })
})
