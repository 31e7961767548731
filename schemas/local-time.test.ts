import { expect, it } from "vitest"
import { addDays, localTimeIn } from "./local-time.ts"

it("reads the clock of the area, not of the phone", () => {
  const newYear = Date.UTC(2026, 11, 31, 23, 30)
  expect(localTimeIn("Europe/Berlin", newYear)).toEqual({ date: "2027-01-01", time: "00:30" })
  expect(localTimeIn("UTC", newYear)).toEqual({ date: "2026-12-31", time: "23:30" })
})

it("knows both sides of a change of the clock", () => {
  expect(localTimeIn("Europe/Berlin", Date.UTC(2027, 2, 28, 0, 59))).toEqual({
    date: "2027-03-28",
    time: "01:59"
  })
  expect(localTimeIn("Europe/Berlin", Date.UTC(2027, 2, 28, 1, 0))).toEqual({
    date: "2027-03-28",
    time: "03:00"
  })
})

it("takes an instant as text, too, in winter and in summer", () => {
  expect(localTimeIn("Europe/Berlin", "2026-12-24T17:30:00Z")).toEqual({ date: "2026-12-24", time: "18:30" })
  expect(localTimeIn("Europe/Rome", "2026-06-24T17:30:00Z")).toEqual({ date: "2026-06-24", time: "19:30" })
})

it("names midnight 00:00, on the day that it begins", () => {
  expect(localTimeIn("Europe/Zurich", "2026-12-31T23:00:00Z")).toEqual({ date: "2027-01-01", time: "00:00" })
})

it("counts days over the ends of months and years, and through summer time", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01")
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29")
  expect(addDays("2026-03-28", 1)).toBe("2026-03-29")
  expect(addDays("2026-03-29", 1)).toBe("2026-03-30")
  expect(addDays("2027-01-01", -1)).toBe("2026-12-31")
})
