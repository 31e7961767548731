/** Tests of the start that a driver chose: required values and refusals. The area's zone determines today. */
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import type { TimeValues } from "../../../schemas/time-values.ts"
import { isoInstant } from "./clocks.ts"
import { readStart } from "./start.ts"
import type { TicketRule } from "./ticket-rule.ts"

const date = ["year", "month", "day"] as const
const moment = [...date, "hour", "minute"] as const

const on = (year: number, month: number, day: number) => ({ year, month, day })

/** Returns the instant, or the refusal with its field. */
const start = (
  required: TicketRule["requiredStartTimeValues"],
  values: TimeValues,
  now: string,
  timeZone = "Europe/Berlin",
  validity: TicketRule["validity"] = { kind: "day", from: "00:00", to: "24:00" }
) =>
  Result.match(readStart({ requiredStartTimeValues: required, timeZone, validity }, values, new Date(now)), {
    onFailure: ({ code, field }) => `${code} of ${field}`,
    onSuccess: ({ at }) => isoInstant(at, timeZone)
  })

describe("a start by date", () => {
  it("can be today at any time", () => {
    expect(start(date, on(2026, 12, 5), "2026-12-05T22:59:00Z")).toBe("2026-12-05T00:00:00+01:00")
  })

  it("cannot be yesterday", () => {
    expect(start(date, on(2026, 12, 4), "2026-12-05T10:00:00Z")).toBe("E_START_IN_PAST of day")
  })

  it("uses the area's time zone: just after midnight there, yesterday is past", () => {
    const justAfterMidnight = "2026-12-04T23:00:30Z"
    expect(start(date, on(2026, 12, 4), justAfterMidnight)).toBe("E_START_IN_PAST of day")
    expect(start(date, on(2026, 12, 4), justAfterMidnight, "UTC")).toBe("2026-12-04T00:00:00+00:00")
  })

  it.each([
    ["2026-12-05T04:59:59Z", date, on(2026, 12, 4), "2026-12-04T00:00:00+01:00"],
    ["2026-12-05T04:59:59Z", date, on(2026, 12, 3), "E_START_IN_PAST of day"],
    ["2026-12-05T05:00:00Z", date, on(2026, 12, 4), "E_START_IN_PAST of day"],
    ["2026-12-05T04:59:59Z", ["weekday"] as const, { weekday: 5 }, "2026-12-04T00:00:00+01:00"],
    ["2026-12-05T05:00:00Z", ["weekday"] as const, { weekday: 5 }, "2026-12-11T00:00:00+01:00"]
  ])(
    "of a night can be the day before until its end at 06:00: at %s, %j of %j",
    (now, required, values, expected) => {
      const night = { kind: "day", from: "22:00", to: "06:00" } as const
      expect(start(required, values, now, "Europe/Berlin", night)).toEqual(expected)
    }
  )

  it("names the first value that is missing [T-02]", () => {
    expect(start(date, { year: 2026, day: 5 }, "2026-11-01T00:00:00Z")).toBe("E_START_REQUIRED of month")
  })

  it.each([on(2027, 2, 29), on(2026, 11, 31)])("refuses a day that does not exist: %j", (values) => {
    expect(start(date, values, "2026-11-01T00:00:00Z")).toBe("E_START_INVALID of day")
  })

  it("is limited to two years ahead", () => {
    expect(start(date, on(2028, 10, 31), "2026-11-01T00:00:00Z")).toBe("2028-10-31T00:00:00+01:00")
    expect(start(date, on(2028, 12, 1), "2026-11-01T00:00:00Z")).toBe("E_START_TOO_FAR of year")
  })

  it("is the next such weekday when only the weekday is given", () => {
    // 21 November 2026 is a Saturday (6).
    const now = "2026-11-21T08:00:00Z"
    expect(start(["weekday"], { weekday: 6 }, now)).toBe("2026-11-21T00:00:00+01:00")
    expect(start(["weekday"], { weekday: 7 }, now)).toBe("2026-11-22T00:00:00+01:00")
    expect(start(["weekday"], { weekday: 5 }, now)).toBe("2026-11-27T00:00:00+01:00")
  })
})

describe("a start by date and time", () => {
  const at = (hour: number, minute: number) => ({ year: 2026, month: 12, day: 5, hour, minute })

  it("can be the present minute, but not the one before", () => {
    const now = "2026-12-05T13:30:45Z"
    expect(start(moment, at(14, 30), now)).toBe("2026-12-05T14:30:00+01:00")
    expect(start(moment, at(14, 29), now)).toBe("E_START_IN_PAST of hour")
  })

  it("on an earlier day has an issue of its day", () => {
    expect(start(moment, at(14, 30), "2026-12-06T08:00:00Z")).toBe("E_START_IN_PAST of day")
  })

  it("cannot be in a skipped hour, and is the earlier one of a repeated hour", () => {
    const now = "2026-12-01T00:00:00Z"
    const half = { hour: 2, minute: 30 }
    expect(start(moment, { year: 2027, month: 3, day: 28, ...half }, now)).toBe("E_START_INVALID of hour")
    expect(start(moment, { year: 2027, month: 10, day: 31, ...half }, now)).toBe("2027-10-31T02:30:00+02:00")
  })

  it("is the payment when it is omitted [T-02]", () => {
    const rule = { requiredStartTimeValues: moment, timeZone: "Europe/Berlin" }
    const read = readStart({ ...rule, validity: { kind: "seconds", count: 3600 } }, {}, new Date(0))
    expect(Result.getOrThrow(read).precision).toBe("payment")
  })

  it("needs hour and minute [T-02]", () => {
    expect(start(moment, on(2026, 12, 5), "2026-12-01T00:00:00Z")).toBe("E_START_REQUIRED of hour")
  })
})

it("a ticket without a start begins when it is paid and ignores start values", () => {
  expect(start([], on(1999, 1, 1), "2026-12-05T13:30:45.678Z")).toBe("2026-12-05T14:30:45+01:00")
})
