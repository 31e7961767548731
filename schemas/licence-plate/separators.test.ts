import { describe, expect, it } from "vitest"
import { platesByCountry } from "../testing/plates.ts"
import { plateFormat } from "./formats.ts"
import { normaliseLicencePlate } from "./normalise.ts"
import { suggestSeparators } from "./suggest.ts"
import { validateLicencePlate } from "./validate.ts"

describe("a plate without its hyphens", () => {
  it("has one reading when only one district matches", () => {
    expect(suggestSeparators("DE", "MPP123")).toEqual(["M-PP123"])
    expect(suggestSeparators("DE", "b123456")).toEqual(["B-123456"])
    expect(suggestSeparators("FR", "AB229AA")).toEqual(["AB-229-AA"])
    expect(suggestSeparators("NL", "12ghj3")).toEqual(["12-GHJ-3"])
    expect(suggestSeparators("HU", "AA-BC-123")).toEqual(["AABC-123"])
  })

  it("leaves the choice between Munich and Münster to the driver [C/C-01]", () => {
    expect(suggestSeparators("DE", "MSP123")).toEqual(["M-SP123", "MS-P123"])
    expect(suggestSeparators("AT", "wuschi1")).toEqual(["W-USCHI1", "WU-SCHI1"])
  })

  it("ranks an authority's number after every private plate", () => {
    expect(suggestSeparators("DE", "MSP1234")).toEqual(["M-SP1234", "MS-P1234", "MSP-1234"])
  })

  it("ranks the typed split first", () => {
    expect(suggestSeparators("DE", "MS-P-123")).toEqual(["MS-P123", "M-SP123"])
    expect(suggestSeparators("DE", "ms p123")).toEqual(["MS-P123", "M-SP123"])
  })

  it("ranks a split between letters and digits before one inside them", () => {
    expect(suggestSeparators("SI", "LJ898KP")[0]).toBe("LJ-898-KP")
    expect(suggestSeparators("SI", "CEMOJ1")[0]).toBe("CE-MOJ-1")
  })

  it("has one spelling when two mean the same plate", () => {
    expect(suggestSeparators("HR", "ZG1234AB")).toEqual(["ZG-1234AB"])
  })

  it("has no reading when none matches, the input is empty or too long, or none is needed", () => {
    for (const raw of ["", "QQQ12", "M", "!!", "M".repeat(21), "M ".repeat(5000)]) {
      expect(suggestSeparators("DE", raw)).toEqual([])
    }
    expect(suggestSeparators("CH", "SG197052")).toEqual([])
    expect(suggestSeparators("XX", "MPP123")).toEqual([])
  })

  it("finds every valid example, and suggests only valid normalised plates [PL-14]", () => {
    for (const { country, valid } of platesByCountry.filter(
      ({ country }) => plateFormat(country).separators > 0
    )) {
      for (const plate of valid) {
        const offered = suggestSeparators(country, plate.replaceAll("-", ""))
        expect(offered, plate).toContain(normaliseLicencePlate(country, plate))
        for (const offer of offered) {
          expect(validateLicencePlate(country, offer), offer).toBeUndefined()
          expect(normaliseLicencePlate(country, offer)).toBe(offer)
        }
      }
    }
  })
})
