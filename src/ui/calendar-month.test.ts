import { describe, expect, it } from "vitest"
import { addMonths, dayAfterKey, isDay, weekStartIn, weeksOf } from "./calendar-month.ts"

describe("a month", () => {
  it("has weeks of seven days, from Sunday on unless the page says otherwise [N-07]", () => {
    const weeks = weeksOf("2026-12-15")
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7])
    expect(weeks[0]?.[0]).toBe("2026-11-29")
    expect(weeksOf("2026-12-15", { weekStart: 1 })[0]?.[0]).toBe("2026-11-30")
  })

  it("has as many weeks as it needs, or always six", () => {
    // February 2027 begins on a Monday and has 28 days.
    expect(weeksOf("2027-02-10", { weekStart: 1 })).toHaveLength(4)
    expect(weeksOf("2027-02-10", { weekStart: 1, fixedWeeks: true }).flat()).toHaveLength(42)
    expect(weeksOf("2026-08-31", { weekStart: 1 })).toHaveLength(6)
    expect(weeksOf("2026-12-31", { weekStart: 1 }).at(-1)?.at(-1)).toBe("2027-01-03")
  })

  it.each([
    ["de-DE", 1],
    ["it-IT", 1],
    ["fr-FR", 1],
    ["en-GB", 1],
    ["en-US", 0]
  ])("begins its weeks as in %s", (locale, day) => expect(weekStartIn(locale)).toBe(day))
})

describe("days", () => {
  it("go on by months over the ends of months and years", () => {
    expect(addMonths("2026-01-31", 1)).toBe("2026-02-28")
    expect(addMonths("2026-01-31", -11)).toBe("2025-02-28")
    expect(addMonths("2028-02-29", 12)).toBe("2029-02-28")
  })

  it("are told from what is none", () => {
    expect(isDay("2028-02-29")).toBe(true)
    for (const text of ["2027-02-29", "2026-13-01", "2026-1-1", "", "tomorrow"])
      expect(isDay(text)).toBe(false)
  })

  it.each([
    ["ArrowLeft", "2026-12-15"],
    ["ArrowRight", "2026-12-17"],
    ["ArrowUp", "2026-12-09"],
    ["ArrowDown", "2026-12-23"],
    ["Home", "2026-12-14"],
    ["End", "2026-12-20"],
    ["PageUp", "2026-11-16"],
    ["PageDown", "2027-01-16"]
  ])("are reached by %s", (key, day) => {
    expect(dayAfterKey("2026-12-16", { key, shiftKey: false }, 1)).toBe(day)
  })

  it("are a year away with Shift, and no key of another meaning moves", () => {
    expect(dayAfterKey("2026-12-16", { key: "PageDown", shiftKey: true }, 1)).toBe("2027-12-16")
    expect(dayAfterKey("2026-12-16", { key: "PageUp", shiftKey: true }, 1)).toBe("2025-12-16")
    expect(dayAfterKey("2026-12-16", { key: "Enter", shiftKey: false }, 1)).toBeUndefined()
    expect(dayAfterKey("2026-12-16", { key: "toString", shiftKey: false }, 1)).toBeUndefined()
  })
})
