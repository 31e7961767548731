import { describe, expect, it } from "vitest"
import { describeLicencePlate } from "./describe.ts"

describe("the region of a plate", () => {
  it.each([
    ["DE", "M-PP123", "München"],
    ["DE", "MS-P123", "Münster"],
    ["DE", "BÖ-A1", "Börde"],
    ["DE", "BO-A1", "Bochum"],
    ["DE", "B-123456", "Berlin"],
    ["DE", "KÜN-AB12", "Künzelsau"],
    ["DE", "ROW-X1", "Rotenburg an der Wümme"],
    ["CH", "SG197052", "Sankt Gallen"],
    ["CH", "GE7", "Genève"],
    ["AT", "W-USCHI1", "Wien"],
    ["AT", "WU-SCHI1", "Wien-Umgebung"]
  ] as const)("is named for %s %s: %s", (country, plate, place) => {
    expect(describeLicencePlate(country, plate)).toBe(place)
  })

  it("is not named when the plate is invalid or has none", () => {
    const nameless = [
      ["DE", "MPP123"],
      ["DE", "XXX-AB12"],
      ["DE", "M-"],
      ["DE", ""],
      ["FR", "AB-229-AA"],
      ["BA", "A12B345"],
      ["SK", "AA456CD"],
      ["XX", "M-PP123"]
    ] as const
    for (const [country, plate] of nameless) expect(describeLicencePlate(country, plate)).toBeUndefined()
  })

  it("is not named for an Austrian authority, whose B means Burgenland, not Bregenz", () => {
    expect(describeLicencePlate("AT", "B-1234")).toBeUndefined()
    expect(describeLicencePlate("AT", "B-1234A")).toBe("Bregenz")
  })
})
