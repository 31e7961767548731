/** Tests of the current coverage by example: days, nights, holidays and clock changes. */
import { describe, expect, it } from "vitest"
import { windowWith } from "../testing/window.ts"
import type { ValidityContainer } from "../validity-container.ts"
import { type Coverage, type Covering, coverageAt, zoneOf } from "./coverage.ts"

const berlin = "Europe/Berlin"
/** Adds seconds and offset to a time without them, which is one of Berlin in winter. */
const instant = (text: string): string => (/T\d\d:\d\d$/.test(text) ? `${text}:00+01:00` : text)
const at = (text: string): number => Date.parse(instant(text))

const ticket = (
  validityContainer: ValidityContainer | null,
  validFrom: string | null,
  validTo: string | null,
  more: Partial<Covering> = {}
): Covering => ({
  validFrom: validFrom && instant(validFrom),
  validTo: validTo && instant(validTo),
  validityContainer,
  isInterruptedTimeFrameTicket: validityContainer !== null,
  areas: [{ timeZone: berlin }],
  ...more
})

const dayShift = windowWith({ weekdays: [1, 2, 3, 4, 5], startTime: "05:30", endTime: "18:30" })
/** A Sunday to a Saturday three weeks later. */
const staffMonth = ticket(dayShift, "2026-11-22T00:00", "2026-12-13T00:00")

const covered = (until: string | null, again: string | null = null): Coverage => ({
  kind: "covered",
  until: until === null ? null : at(until),
  again: again === null ? null : at(again)
})
const later = (kind: "paused" | "notYet", from: string, until: string): Coverage => ({
  kind,
  from: at(from),
  until: at(until)
})
const over = (since: string | null): Coverage => ({ kind: "over", since: since === null ? null : at(since) })

const judge = (one: Covering, now: string): Coverage => coverageAt(one, at(now), berlin)

it.each([
  ["before it begins", "2026-11-21T12:00", later("notYet", "2026-11-23T05:30", "2026-11-23T18:30")],
  [
    "on the Sunday on which it begins",
    "2026-11-22T02:09",
    later("paused", "2026-11-23T05:30", "2026-11-23T18:30")
  ],
  ["on Monday at noon", "2026-11-23T12:00", covered("2026-11-23T18:30", "2026-11-24T05:30")],
  [
    "to the last millisecond",
    "2026-11-23T18:29:59.999+01:00",
    covered("2026-11-23T18:30", "2026-11-24T05:30")
  ],
  ["from the minute it ends", "2026-11-23T18:30", later("paused", "2026-11-24T05:30", "2026-11-24T18:30")],
  ["on Friday, before the weekend", "2026-11-27T18:00", covered("2026-11-27T18:30", "2026-11-30T05:30")],
  ["on the last Friday, with nothing to come", "2026-12-11T18:00", covered("2026-12-11T18:30")],
  ["on the Saturday after it", "2026-12-12T10:00", over("2026-12-11T18:30")],
  ["long after", "2027-06-01T10:00:00+02:00", over("2026-12-11T18:30")]
] as const)("a staff month, Monday to Friday, 05:30 to 18:30, %s", (_, now, expected) => {
  expect(judge(staffMonth, now)).toEqual(expected)
})

describe("a night over midnight", () => {
  const nights = ticket(
    windowWith({ startTime: "20:00", endTime: "08:00" }),
    "2026-11-22T00:00",
    "2026-11-24T00:00"
  )

  it("includes the small hours of the first day, and ends with the last", () => {
    expect(judge(nights, "2026-11-22T00:00")).toEqual(covered("2026-11-22T08:00", "2026-11-22T20:00"))
    expect(judge(nights, "2026-11-23T23:59")).toEqual(covered("2026-11-24T00:00"))
  })

  it("of weekdays belongs to its first day", () => {
    const fridays = ticket(
      windowWith({ weekdays: [5], startTime: "20:00", endTime: "08:00" }),
      "2026-11-20T00:00",
      "2026-12-20T00:00"
    )
    expect(judge(fridays, "2026-11-28T07:59")).toEqual(covered("2026-11-28T08:00", "2026-12-04T20:00"))
    expect(judge(fridays, "2026-11-27T07:59").kind).toBe("paused")
  })
})

describe("a clock change", () => {
  const nights = (validFrom: string, validTo: string) =>
    ticket(windowWith({ startTime: "20:00", endTime: "08:00" }), validFrom, validTo)

  it("shortens the night by an hour in spring and extends it in autumn", () => {
    const spring = nights("2027-03-20T00:00:00+01:00", "2027-04-20T00:00:00+02:00")
    expect(judge(spring, "2027-03-27T20:00:00+01:00")).toEqual(
      covered("2027-03-28T08:00:00+02:00", "2027-03-28T20:00:00+02:00")
    )
    const autumn = nights("2027-10-20T00:00:00+02:00", "2027-11-20T00:00:00+01:00")
    expect(judge(autumn, "2027-10-30T20:00:00+02:00")).toEqual(
      covered("2027-10-31T08:00:00+01:00", "2027-10-31T20:00:00+01:00")
    )
  })

  it("counts elapsed seconds, and days by the calendar", () => {
    const day = { areas: [{ timeZone: berlin }], validTo: null, isInterruptedTimeFrameTicket: false }
    const from = { ...day, validityContainer: null, validFrom: "2027-03-27T14:00:00+01:00" }
    expect(judge({ ...from, validityDurationSeconds: 86_400 }, from.validFrom)).toEqual(
      covered("2027-03-28T15:00:00+02:00")
    )
    expect(judge({ ...from, validityDuration: "P1D" }, from.validFrom)).toEqual(
      covered("2027-03-28T14:00:00+02:00")
    )
  })

  it("moves a window out of the skipped hour, and takes the first of two", () => {
    const early = (validFrom: string, validTo: string) =>
      ticket(windowWith({ startTime: "02:30", endTime: "05:00" }), validFrom, validTo)
    expect(
      judge(early("2027-03-28T00:00:00+01:00", "2027-03-29T00:00:00+02:00"), "2027-03-28T00:00:00+01:00")
    ).toEqual(later("paused", "2027-03-28T03:30:00+02:00", "2027-03-28T05:00:00+02:00"))
    expect(
      judge(early("2027-10-31T00:00:00+02:00", "2027-11-01T00:00:00+01:00"), "2027-10-31T00:00:00+02:00")
    ).toEqual(later("paused", "2027-10-31T02:30:00+02:00", "2027-10-31T05:00:00+01:00"))
  })
})

describe("an interruption", () => {
  const works = ticket(
    windowWith({
      weekdays: [1, 2, 3, 4, 5],
      exceptions: [
        { date: "2026-12-24", startTime: "08:00", endTime: "12:00" },
        { date: "2026-12-25", startTime: null, endTime: null },
        { date: "2026-12-27", startTime: "10:00", endTime: "11:00" }
      ],
      interruptions: [{ startTime: "2026-12-28T09:00:00+01:00", endTime: "2026-12-28T11:00:00+01:00" }],
      startTime: "05:30",
      endTime: "18:30"
    }),
    "2026-12-01T00:00",
    "2027-01-01T00:00"
  )

  it("is a date with other times, without any, or outside the weekdays", () => {
    expect(judge(works, "2026-12-24T10:00")).toEqual(covered("2026-12-24T12:00", "2026-12-27T10:00"))
    expect(judge(works, "2026-12-25T10:00").kind).toBe("paused")
  })

  it("is a closure, which splits a window in two", () => {
    expect(judge(works, "2026-12-28T08:00")).toEqual(covered("2026-12-28T09:00", "2026-12-28T11:00"))
    expect(judge(works, "2026-12-28T10:00")).toEqual(later("paused", "2026-12-28T11:00", "2026-12-28T18:30"))
  })
})

describe("windows within windows", () => {
  const december = { startTime: "2026-12-01T00:00:00+01:00", endTime: "2027-01-01T00:00:00+01:00" }

  it("are narrowed by their month and days", () => {
    const nested = ticket(
      windowWith({
        ...december,
        validityContainer: windowWith({
          description: "Mo–Fr",
          weekdays: [1, 2, 3, 4, 5],
          validityContainer: windowWith({ startTime: "05:30", endTime: "18:30:00" })
        })
      }),
      null,
      null
    )
    expect(judge(nested, "2026-11-30T10:00")).toEqual(later("notYet", "2026-12-01T05:30", "2026-12-01T18:30"))
    expect(judge(nested, "2026-12-05T10:00").kind).toBe("paused")
    expect(judge(nested, "2027-01-04T10:00").kind).toBe("over")
  })

  it("of clock times are alternatives, which merge when they touch", () => {
    const two = ticket(
      windowWith({
        weekdays: [6],
        startTime: "10:00",
        endTime: "14:00",
        validityContainer: windowWith({ startTime: "08:00", endTime: "10:00" })
      }),
      "2026-11-23T00:00",
      "2026-12-23T00:00"
    )
    expect(judge(two, "2026-11-28T09:00")).toEqual(covered("2026-11-28T14:00", "2026-11-29T08:00"))
  })

  it("can be days only, and adjacent weekdays are one span", () => {
    const weekend = ticket(windowWith({ weekdays: [6, 7] }), "2026-11-23T00:00", "2026-12-23T00:00")
    expect(judge(weekend, "2026-11-28T09:00")).toEqual(covered("2026-11-30T00:00", "2026-12-05T00:00"))
  })

  it("that never apply are expired, not pending", () => {
    expect(
      judge(
        ticket(windowWith({ weekdays: [], startTime: "08:00", endTime: "09:00" }), null, null),
        "2026-12-01T08:00:00Z"
      )
    ).toEqual(over(null))
  })

  it("with free text only are never valid", () => {
    const words = windowWith({ validityContainer: windowWith({ description: "an Markttagen bis Mittag" }) })
    const market = ticket(words, "2026-12-01T00:00", "2027-01-01T00:00")
    expect(judge(market, "2026-12-05T08:00")).toEqual({ kind: "unclear" })
    expect(judge(market, "2026-11-05T08:00").kind).toBe("notYet")
    const unreadable = [
      windowWith({ startTime: "sunrise", endTime: "sunset" }),
      windowWith({ startTime: "05:30", duration: 46_800 }),
      windowWith({ startTime: "05:30", endTime: "sunset" }),
      { ...dayShift, exceptions: [{ date: "Christmas", startTime: null, endTime: null }] },
      { ...dayShift, exceptions: [{ date: "2026-12-24", startTime: "8", endTime: "12" }] }
    ]
    for (const container of unreadable)
      expect(judge({ ...market, validityContainer: container }, "2026-12-04T08:00")).toEqual({
        kind: "unclear"
      })
  })
})

describe("a ticket without a known end, start or stay", () => {
  it("is valid without an end", () => {
    expect(judge(ticket(null, null, null), "2026-12-01T00:00:00Z")).toEqual(covered(null))
  })

  it("is expired when no stay is left", () => {
    expect(judge({ ...ticket(null, null, null), remainingUsage: 0 }, "2026-12-01T00:00:00Z")).toEqual(
      over(null)
    )
    expect(judge({ ...ticket(null, null, null), remainingUsage: 1 }, "2026-12-01T00:00:00Z")).toEqual(
      covered(null)
    )
  })
})

describe("the time zone", () => {
  it("is that of the areas, else of the shop's country, also when the areas name an unknown one", () => {
    expect(zoneOf({ areas: [{}, { timeZone: "Atlantic/Azores" }] }, berlin)).toBe("Atlantic/Azores")
    expect(zoneOf({ areas: [{ timeZone: "Wiesensee/Nord" }] }, berlin)).toBe(berlin)
    expect(zoneOf({ areas: [] }, berlin)).toBe(berlin)
  })

  it("decides when a window begins", () => {
    const azores = { ...staffMonth, areas: [{ timeZone: "Atlantic/Azores" }] }
    expect(judge(azores, "2026-11-23T05:00:00Z")).toEqual(
      later("paused", "2026-11-23T06:30:00Z", "2026-11-23T19:30:00Z")
    )
  })
})
