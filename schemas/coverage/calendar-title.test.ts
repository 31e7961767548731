import { describe, expect, it } from "vitest"
import { calendarTitle } from "./calendar-title.ts"

const ticket = {
  validFrom: "2026-11-25T11:41:00+01:00",
  validTo: "2026-11-25T17:41:00+01:00",
  areas: [],
  plates: [{ plate: "M-AB1234", country: "DE" }]
}

const title = (locale: string, more: object = {}) =>
  calendarTitle({ ...ticket, ...more }, locale, "Europe/Berlin")

describe("the title in a calendar", () => {
  it.each([
    ["de", "Parken M-AB 1234 bis 17:41"],
    ["en-GB", "Parking M-AB 1234 until 17:41"],
    ["fr", "Stationnement M-AB 1234 jusqu’à 17:41"],
    ["it", "Sosta M-AB 1234 fino alle 17:41"],
    ["nl", "Parking M-AB 1234 until 17:41"]
  ])("names the car and the end in %s", (locale, expected) => expect(title(locale)).toBe(expected))

  it("has the date of an end on another day, and 23:59 for midnight", () => {
    expect(title("de", { validTo: "2026-12-31T00:00:00+01:00" })).toBe("Parken M-AB 1234 bis 30. Dez., 23:59")
    expect(title("de", { validTo: "2026-11-26T00:00:00+01:00" })).toBe("Parken M-AB 1234 bis 23:59")
  })

  it("has the year of an end in another year", () => {
    expect(title("de", { validTo: "2027-11-25T17:41:00+01:00" })).toBe(
      "Parken M-AB 1234 bis 25. Nov. 2027, 17:41"
    )
    expect(title("en-GB", { validTo: "2027-11-25T17:41:00+01:00" })).toBe(
      "Parking M-AB 1234 until 25 Nov 2027, 17:41"
    )
  })

  it("says what is known without plates or end", () => {
    expect(title("de", { plates: [], validTo: null })).toBe("Parken")
  })
})
