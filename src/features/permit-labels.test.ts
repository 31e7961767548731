// Tests of the texts of a permit: status, validity, room for more plates.
import { describe, expect, it } from "vitest"
import { groupWith } from "../../machines/testing/demo.ts"
import type { RegisteredPlate } from "../../schemas/plate.ts"
import type { UserShopGroup } from "../../schemas/user-shop-group.ts"
import { permitAvailability, permitName, permitsWithRoom, permitTerm } from "./permit-labels.ts"

const now = Date.parse("2026-11-21T10:00:00Z")
const plate = (validFrom: string | null, validTo: string | null): RegisteredPlate => ({
  plate: "M-PP123",
  country: "DE",
  validFrom,
  validTo
})
const ward: UserShopGroup = {
  ...groupWith([], 2),
  name: "Pflege Station 4",
  translations: { en: { title: "Nursing, ward 4" } }
}

describe("a permit", () => {
  it("is named in the driver's language when a translation exists", () => {
    expect(permitName(ward, "en-GB")).toBe("Nursing, ward 4")
    expect(permitName({ ...ward, translations: null }, "en-GB")).toBe("Pflege Station 4")
  })

  it("is available before its first plate", () => {
    expect(permitAvailability(ward, now)).toBe("available")
    expect(permitAvailability({ ...ward, activePlates: [plate(null, null)] }, now)).toBe("active")
  })

  it("without its own term is valid as long as its plates", () => {
    const [early, late] = [
      plate("2026-05-01T00:00:00Z", "2026-11-30T00:00:00Z"),
      plate("2026-06-01T00:00:00Z", "2026-12-31T00:00:00Z")
    ]
    expect(permitTerm({ ...ward, activePlates: [late, early] })).toEqual({
      validFrom: "2026-05-01T00:00:00Z",
      validTo: "2026-12-31T00:00:00Z"
    })
    expect(permitTerm({ ...ward, activePlates: [late, plate(null, null)] }).validTo).toBeNull()
    expect(permitTerm({ ...ward, expiredPlates: [early] }).validTo).toBe("2026-11-30T00:00:00Z")
    expect(permitTerm(ward)).toEqual({ validFrom: null, validTo: null })
  })

  it("with its own term is valid for that term", () => {
    const own = { validFrom: "2026-01-01T00:00:00Z", validTo: "2027-01-01T00:00:00Z" }
    expect(permitTerm({ ...ward, ...own, activePlates: [plate(null, null)] })).toEqual(own)
  })

  it("accepts plates when it is visible and has room", () => {
    const full = { ...ward, maximumPlates: 1, activePlates: [plate(null, null)] }
    const closed = { ...ward, maximumPlates: 0 }
    const hidden = { ...ward, visible: false }
    const hiddenAndEnded = { ...hidden, expiredPlates: [plate(null, "2026-09-30T22:00:00Z")] }
    const unlimited = { ...ward, maximumPlates: null, activePlates: [plate(null, null)] }
    const ended = { ...ward, validTo: "2026-09-30T22:00:00Z" }
    const ahead = { ...ward, validFrom: "2027-01-01T00:00:00Z" }
    const groups = [ward, full, closed, hidden, hiddenAndEnded, unlimited, ended, ahead]
    expect(permitsWithRoom(groups, Date.parse("2026-10-01T00:00:00Z"))).toEqual([ward, unlimited, ahead])
  })
})
