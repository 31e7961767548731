import { expect, it } from "vitest"
import { hasSpanWithin, spansWithin } from "./spans.ts"
import type { TimeWindow } from "./windows.ts"

const timeZone = "Europe/Berlin"
const year = { from: Date.parse("2026-12-01T00:00+01:00"), to: Date.parse("2027-12-01T00:00+01:00") }

/** A window without gaps between its days, which counts the days on which it is read. */
const always = () => {
  const read = { days: 0 }
  const window: TimeWindow = {
    get weekdays() {
      read.days += 1
      return null
    },
    from: "00:00",
    to: "24:00",
    exceptions: []
  }
  return { read, window }
}

it("ends the search for a valid time at the first, however long the windows join", () => {
  const { read, window } = always()
  const closed = { from: year.from, to: year.from + 5 * 86_400_000 }
  expect(hasSpanWithin({ windows: [window], interruptions: [closed], timeZone }, year)).toBe(true)
  expect(read.days).toBe(7)
})

it("finds a valid time exactly where there is a span", () => {
  const { window } = always()
  const rules = [
    { windows: [], interruptions: [] },
    { windows: [], interruptions: [year] },
    { windows: [window], interruptions: [year] },
    { windows: [{ ...window, weekdays: [] }], interruptions: [] },
    { windows: [{ ...window, weekdays: [7] }], interruptions: [] }
  ].map((rule) => ({ ...rule, timeZone }))
  expect(rules.map((rule) => hasSpanWithin(rule, year))).toEqual([true, false, false, false, true])
  expect(rules.map((rule) => [...spansWithin(rule, year)].length > 0)).toEqual([
    true,
    false,
    false,
    false,
    true
  ])
})
