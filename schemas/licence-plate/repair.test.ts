import { describe, expect, it } from "vitest"
import { repairLookAlikes } from "./repair.ts"
import { validateLicencePlate } from "./validate.ts"

describe("a letter typed for a digit, or a digit for a letter", () => {
  it.each([
    ["DE", "M-0P123", "M-OP123"],
    ["DE", "M-PPI23", "M-PP123"],
    ["DE", "8-AB123", "B-AB123"],
    ["DE", "M-PPLO8", "M-PP108"],
    ["UK", "LI4ABC", "L14ABC"],
    ["FR", "A8-229-AA", "AB-229-AA"],
    ["CH", "ZH1O5", "ZH105"],
    ["CH", "5G197052", "SG197052"],
    ["IT", "AB1Z3CD", "AB123CD"]
  ] as const)("is repaired in %s: %s was %s", (country, plate, meant) => {
    expect(validateLicencePlate(country, plate)).not.toBeUndefined()
    expect(repairLookAlikes(country, plate)).toBe(meant)
    expect(validateLicencePlate(country, meant)).toBeUndefined()
  })

  it("stays where the plate is valid as it stands", () => {
    for (const plate of ["M-OQ12", "M-QO12", "BO-A1", "B-IO10"])
      expect(repairLookAlikes("DE", plate)).toBeUndefined()
    expect(repairLookAlikes("XX", "O0O0")).toBeUndefined()
  })

  it("stays where two plates could be meant", () => {
    // One swap makes W-IA1 of it, and one makes W-1AI.
    expect(repairLookAlikes("AT", "W-1A1")).toBeUndefined()
    expect(repairLookAlikes("NL", "18-18-18")).toBeUndefined()
  })

  it("stays where something else is wrong", () => {
    for (const plate of ["", "M0P123", "M-", "M-PPP123", "XXX-AB12", "0".repeat(10_000)]) {
      expect(repairLookAlikes("DE", plate), plate.slice(0, 20)).toBeUndefined()
    }
  })
})
