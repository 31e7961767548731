import { describe, expect, it } from "vitest"
import { permitStatusOf } from "./index.ts"

const now = Date.parse("2026-11-21T10:00:00Z")
const plate = (validFrom: string | null, validTo: string | null) => ({
  plate: "M-PP123",
  country: "DE",
  validFrom,
  validTo
})
const permit = (validFrom: string | null, validTo: string | null) => ({
  validFrom,
  validTo,
  activePlates: [plate(null, null)],
  expiredPlates: []
})

describe("the status of a permit", () => {
  it.each([
    ["without an end", null, null, "active"],
    ["with months to go", "2026-01-01T00:00:00Z", "2027-06-01T00:00:00Z", "active"],
    ["in the last thirty days of a year", "2026-01-01T00:00:00Z", "2026-12-20T00:00:00Z", "expiring"],
    ["thirty-one days before the end", "2026-01-01T00:00:00Z", "2026-12-22T10:00:00Z", "active"],
    ["of a week, when it is new", "2026-11-20T00:00:00Z", "2026-11-27T00:00:00Z", "active"],
    ["of a week, on its last day", "2026-11-15T00:00:00Z", "2026-11-22T00:00:00Z", "expiring"],
    ["with an end, but no known start", null, "2026-12-01T00:00:00Z", "expiring"],
    ["that begins later", "2026-12-01T00:00:00Z", "2026-12-08T00:00:00Z", "active"],
    ["that is over", "2026-01-01T00:00:00Z", "2026-11-20T00:00:00Z", "expired"],
    ["to the very moment of its end", "2026-11-14T10:00:00Z", "2026-11-21T10:00:00Z", "expiring"],
    ["in another zone", "2026-01-01T00:00:00+01:00", "2026-11-21T11:30:00+02:00", "expired"]
  ])("%s: %s to %s is %s", (_, validFrom, validTo, status) => {
    expect(permitStatusOf(permit(validFrom, validTo), now)).toBe(status)
  })

  it("follows the plate with the latest end when the permit has no end", () => {
    const ending = plate("2026-06-01T00:00:00Z", "2026-11-30T00:00:00Z")
    const open = permit(null, null)
    expect(permitStatusOf({ ...open, activePlates: [ending] }, now)).toBe("expiring")
    expect(permitStatusOf({ ...open, activePlates: [ending, plate(null, null)] }, now)).toBe("active")
  })

  it("is expired once all plates are, and has no status before the first plate", () => {
    const without = { ...permit(null, null), activePlates: [] }
    expect(permitStatusOf({ ...without, expiredPlates: [plate(null, "2026-01-01T00:00:00Z")] }, now)).toBe(
      "expired"
    )
    expect(permitStatusOf(without, now)).toBeNull()
  })
})
