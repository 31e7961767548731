import { expect, it } from "vitest"
import { addDays, localTimeIn, momentAt, nextHourIn } from "./local-time.ts"

it("uses the time zone of the area, not of the device", () => {
  const newYear = Date.UTC(2026, 11, 31, 23, 30)
  expect(localTimeIn("Europe/Berlin", newYear)).toEqual({ date: "2027-01-01", time: "00:30" })
  expect(localTimeIn("UTC", newYear)).toEqual({ date: "2026-12-31", time: "23:30" })
})

it("handles both sides of a clock change", () => {
  expect(localTimeIn("Europe/Berlin", Date.UTC(2027, 2, 28, 0, 59))).toEqual({
    date: "2027-03-28",
    time: "01:59"
  })
  expect(localTimeIn("Europe/Berlin", Date.UTC(2027, 2, 28, 1, 0))).toEqual({
    date: "2027-03-28",
    time: "03:00"
  })
})

it("follows summer time", () => {
  expect(localTimeIn("Europe/Berlin", Date.parse("2026-12-24T17:30:00Z"))).toEqual({
    date: "2026-12-24",
    time: "18:30"
  })
  expect(localTimeIn("Europe/Rome", Date.parse("2026-06-24T17:30:00Z"))).toEqual({
    date: "2026-06-24",
    time: "19:30"
  })
})

it("formats midnight as 00:00 of the starting day", () => {
  expect(localTimeIn("Europe/Zurich", Date.parse("2026-12-31T23:00:00Z"))).toEqual({
    date: "2027-01-01",
    time: "00:00"
  })
})

it("counts days across months, years and clock changes", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01")
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29")
  expect(addDays("2026-03-28", 1)).toBe("2026-03-29")
  expect(addDays("2026-03-29", 1)).toBe("2026-03-30")
  expect(addDays("2027-01-01", -1)).toBe("2026-12-31")
})

it.each([
  ["2026-11-21T22:30:00Z", "2026-11-22", "00:00"],
  ["2026-11-21T09:00:59Z", "2026-11-21", "11:00"],
  // The clocks go forward at two: this hour does not exist.
  ["2027-03-28T00:30:00Z", "2027-03-28", "03:00"],
  // Two o'clock occurs twice, and only the first can be requested.
  ["2027-10-30T23:30:00Z", "2027-10-31", "02:00"],
  ["2027-10-31T00:30:00Z", "2027-10-31", "03:00"],
  ["2027-10-31T01:30:00Z", "2027-10-31", "03:00"]
])("returns the next selectable hour after %s", (now, date, time) => {
  expect(nextHourIn("Europe/Berlin", Date.parse(now))).toEqual({ date, time })
})

it("returns the full hour also in zones with half-hour offsets", () => {
  expect(nextHourIn("Asia/Kolkata", Date.parse("2026-11-21T09:00:00Z"))).toEqual({
    date: "2026-11-21",
    time: "15:00"
  })
})

it("returns no instant for an incomplete value", () => {
  expect(momentAt({ date: "2026-12-24", time: "18:3" }, "UTC")).toBeUndefined()
  expect(momentAt({ date: "", time: "18:30" }, "UTC")).toBeUndefined()
  expect(momentAt({ date: "2026-12-24", time: "18:30" }, "UTC")?.at).toBe(Date.parse("2026-12-24T18:30:00Z"))
})
