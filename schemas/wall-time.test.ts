import { describe, expect, it } from "vitest"
import { isCalendarDay, momentOf } from "./wall-time.ts"

describe("a day of the calendar", () => {
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
  ])("%i-%i-%i: %s", (year, month, day, exists) => {
    expect(isCalendarDay({ year, month, day })).toBe(exists)
  })
})

describe("a time on the clocks of a place", () => {
  const spring = { year: 2027, month: 3, day: 28 }
  const autumn = { year: 2027, month: 10, day: 31 }

  it.each([
    [spring, 1, 59, "once"],
    [spring, 2, 0, "skipped"],
    [spring, 2, 59, "skipped"],
    [spring, 3, 0, "once"],
    [autumn, 1, 59, "once"],
    [autumn, 2, 0, "twice"],
    [autumn, 2, 59, "twice"],
    [autumn, 3, 0, "once"]
  ] as const)("in Berlin: %o %i:%i is there %s", (day, hour, minute, occurrence) => {
    expect(momentOf(day, { hour, minute }, "Europe/Berlin").occurrence).toBe(occurrence)
  })

  it("is always there where no clock is changed", () => {
    expect(momentOf(spring, { hour: 2, minute: 30 }, "UTC").occurrence).toBe("once")
  })

  it("is missed where half an hour is skipped, by the half hour alone", () => {
    const day = { year: 2027, month: 10, day: 3 }
    expect(momentOf(day, { hour: 2, minute: 15 }, "Australia/Lord_Howe").occurrence).toBe("skipped")
    expect(momentOf(day, { hour: 2, minute: 30 }, "Australia/Lord_Howe").occurrence).toBe("once")
  })
})
