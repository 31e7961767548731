/** Tests of the cache: the same question has the cached answer, another question its own. */
import { CalendarDate } from "@internationalized/date"
import { expect, it } from "vitest"
import * as clock from "../../../schemas/coverage/clock.ts"
import { dateOf, hoursOn, isoInstant, laterThan, midnightOf, momentOf } from "./clocks.ts"

/** The night in which Berlin sets its clocks back, and zones that do not. */
const night = Date.parse("2026-10-25T00:00:00Z")
const zones = ["Europe/Berlin", "Europe/London", "Australia/Lord_Howe", "UTC"]
const instants = Array.from({ length: 12 }, (_, quarter) => night + quarter * 15 * 60_000)

it("returns the same as the time zone data, also from the cache", () => {
  for (const again of [false, true]) {
    for (const zone of zones) {
      for (const instant of instants) {
        const date = clock.dateOf(instant, zone)
        expect(dateOf(instant, zone), `${again}`).toEqual(date)
        expect(midnightOf(date, zone)).toBe(clock.midnightOf(date, zone))
        expect(laterThan(instant, { months: 1 }, zone)).toBe(clock.laterThan(instant, { months: 1 }, zone))
        expect(laterThan(instant, { days: 1 }, zone)).toBe(clock.laterThan(instant, { days: 1 }, zone))
        const hours = { from: "22:00", to: "02:30" }
        expect(hoursOn(date, hours, zone)).toEqual(clock.hoursOn(date, hours, zone))
        expect(Date.parse(isoInstant(instant, zone))).toBe(instant)
      }
    }
  }
})

it("distinguishes a repeated hour from a single one on the same day", () => {
  const day = new CalendarDate(2026, 10, 25)
  const occurrences = [1, 2, 3].map((hour) => momentOf(day, { hour }, "Europe/Berlin").occurrence)
  expect(occurrences).toEqual(["once", "twice", "once"])
})

it("recomputes entries evicted from the cache", () => {
  const days = Array.from({ length: 6000 }, (_, day) => night + day * 86_400_000)
  const wrong = () => days.filter((instant) => Date.parse(isoInstant(instant, "UTC")) !== instant)
  expect([...wrong(), ...wrong()]).toEqual([])
})
