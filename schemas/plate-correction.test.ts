import { expect, it } from "vitest"
import { plateCorrectionStatus } from "./plate-correction.ts"

const ticket = {
  plates: [{ plate: "M-PP123", country: "DE" }],
  validFrom: 1_000,
  isBought: true,
  isCorrected: false
}

it.each([
  ["possible", "before the ticket begins", ticket, 999],
  ["begun", "at the moment it begins", ticket, 1_000],
  ["used", "after one was made", { ...ticket, isCorrected: true }, 999],
  ["used", "after one was made, also once it has begun", { ...ticket, isCorrected: true }, 1_001],
  ["none", "of a ticket without plates", { ...ticket, plates: [] }, 999],
  ["none", "of a ticket without a beginning", { ...ticket, validFrom: null }, 999],
  ["none", "of a ticket that nobody bought", { ...ticket, isBought: false }, 999]
] as const)("the correction of a plate is %s %s", (status, _when, of, now) => {
  expect(plateCorrectionStatus(of, now)).toBe(status)
})
