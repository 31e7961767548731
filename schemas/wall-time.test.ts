import { describe, expect, it } from "vitest"
import { startCases } from "./testing/clock-cases.ts"
import { isCalendarDay, momentOf } from "./wall-time.ts"

it.each([
  [2027, 2, 28, true],
  [2027, 2, 29, false],
  [2028, 2, 29, true],
  [2027, 2, 31, false],
  [2027, 4, 31, false],
  [2027, 12, 31, true],
  [2027, 13, 1, false],
  [2027, 0, 1, false],
  [2027, 1, 0, false]
])("a calendar day %i-%i-%i: %s", (year, month, day, exists) => {
  expect(isCalendarDay({ year, month, day })).toBe(exists)
})

describe.each(["Europe/Berlin", "Europe/Vienna", "Europe/Zurich", "Europe/Rome"])("in %s", (timeZone) => {
  it.each(startCases)("$what: $date $time", ({ date, time, means, isTwice = false }) => {
    const [year = 0, month = 0, day = 0] = date.split("-").map(Number)
    if (typeof means === "object" && "date" in means && means.date === "start_invalid") {
      expect(isCalendarDay({ year, month, day })).toBe(false)
      return
    }
    expect(isCalendarDay({ year, month, day })).toBe(true)
    const [hour = 0, minute = 0] = time.split(":").map(Number)
    const { at, occurrence } = momentOf({ year, month, day }, { hour, minute }, timeZone)
    const isSkipped = typeof means === "object" && means.time === "start_skipped"
    expect(occurrence).toBe(isSkipped ? "skipped" : isTwice ? "twice" : "once")
    if (typeof means === "string") expect(at).toBe(Date.parse(means))
  })
})

describe("a wall time", () => {
  const spring = { year: 2027, month: 3, day: 28 }

  it("moves forward by the gap when it is skipped", () => {
    const skipped = momentOf(spring, { hour: 2, minute: 30, second: 5 }, "Europe/Berlin")
    expect(skipped.at).toBe(Date.parse("2027-03-28T03:30:05+02:00"))
  })

  it("always exists without clock changes", () => {
    expect(momentOf(spring, { hour: 2, minute: 30 }, "UTC").occurrence).toBe("once")
  })

  it("is skipped by half an hour in a zone with a half-hour change", () => {
    const day = { year: 2027, month: 10, day: 3 }
    expect(momentOf(day, { hour: 2, minute: 15 }, "Australia/Lord_Howe").occurrence).toBe("skipped")
    expect(momentOf(day, { hour: 2, minute: 30 }, "Australia/Lord_Howe").occurrence).toBe("once")
  })
})
