/** The end of a ticket on the clock of its area. Decision D-30. */
import { expect, it } from "vitest"
import { expirationOf } from "./expiration.ts"

it("reads the end on the clock of the area, in winter and in summer", () => {
  expect(expirationOf({ validTo: "2026-12-24T17:30:00Z" }, "Europe/Berlin")).toEqual({
    expirationDate: "2026-12-24",
    expirationTime: "18:30"
  })
  expect(expirationOf({ validTo: "2026-06-24T17:30:00Z" }, "Europe/Rome")).toEqual({
    expirationDate: "2026-06-24",
    expirationTime: "19:30"
  })
})

it("names midnight 00:00, on the day that it begins", () => {
  expect(expirationOf({ validTo: "2026-12-31T23:00:00Z" }, "Europe/Zurich")).toEqual({
    expirationDate: "2027-01-01",
    expirationTime: "00:00"
  })
})

it("says nothing of a ticket that does not end", () => {
  expect(expirationOf({ validTo: null }, "Europe/Vienna")).toBeNull()
})
