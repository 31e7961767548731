/** Tests valid and invalid plates by country. */
import { describe, expect, it } from "vitest"
import { platesByCountry } from "../testing/plates.ts"
import { type CountryCode, countryCodes } from "./countries.ts"
import { plateFormat, rulesOf } from "./formats.ts"
import { validateLicencePlate } from "./validate.ts"

const judged = (country: CountryCode, plates: readonly string[]) =>
  Object.fromEntries(plates.map((plate) => [plate, validateLicencePlate(country, plate)]))

describe.each(platesByCountry)("plates of $country", ({ country, valid, invalid }) => {
  it("are accepted as on the road", () => {
    expect(judged(country, valid)).toEqual(Object.fromEntries(valid.map((plate) => [plate, undefined])))
  })

  it.each(invalid)("are refused like $plate: $reason [PL-02]", ({ plate, issue }) => {
    expect(validateLicencePlate(country, plate)).toBe(issue)
  })

  it("have a valid placeholder example with the hyphens the country requires", () => {
    const { example, placeholder, separators } = plateFormat(country)
    expect(validateLicencePlate(country, example)).toBeUndefined()
    expect(placeholder).toMatch(/^[A9-]+$/)
    expect(placeholder.split("-").length - 1).toBe(separators)
    expect(example.split("-").length - 1).toBe(separators)
  })
})

describe("the plates of the specification and the demo world", () => {
  it("has examples for every country", () => {
    expect(platesByCountry).toHaveLength(30)
  })

  it.each([
    ["AT", "W-1234A"],
    ["DE", "M-PP123"],
    ["CH", "SG197052"],
    ["IT", "AB123CD"],
    ["FR", "AB-229-AA"],
    ["NL", "J-206-FV"],
    ["SI", "LJ-898-KP"],
    ["DE", "B-AB1234E"],
    ["DE", "B-123456"],
    ["DE", "BÖ-A1"],
    ["DE", "BO-A1"],
    ["AT", "W-USCHI1"],
    ["AT", "WU-SCHI1"],
    ["CH", "ZH1"],
    ["IT", "EF456GH"],
    ["UK", "AB12CDE"],
    ["XX", "ABC123"]
  ] as const)("accepts %s %s [PL-13]", (country, plate) => {
    expect(validateLicencePlate(country, plate)).toBeUndefined()
  })

  it.each([
    ["DE", "MPP123", "missing_separator"],
    ["DE", "MSP123", "missing_separator"],
    ["DE", "XXX-AB12", "invalid_municipal"],
    ["CH", "XY123", "invalid_canton_code"],
    ["AT", "QQ-123A", "invalid_province_code"],
    ["FR", "AB229AA", "missing_separator"]
  ] as const)("refuses %s %s with %s [PL-08 PL-09 PL-10]", (country, plate, issue) => {
    expect(validateLicencePlate(country, plate)).toBe(issue)
  })
})

describe("the validation", () => {
  it("checks the separator before the format, and the format before the district [PL-07]", () => {
    expect(validateLicencePlate("DE", "")).toBe("field_required")
    expect(validateLicencePlate("DE", " \u00A0")).toBe("field_required")
    expect(validateLicencePlate("DE", "XXX!")).toBe("missing_separator")
    expect(validateLicencePlate("DE", "XXX-!")).toBe("invalid_license_plate")
    expect(validateLicencePlate("DE", "XXX-A1")).toBe("invalid_municipal")
  })

  it("requires one hyphen in AT DE HR HU, two in FR NL SI and none elsewhere [PL-05 PL-06]", () => {
    const needing = (separators: number) =>
      countryCodes.filter((country) => plateFormat(country).separators === separators)
    expect(needing(1)).toEqual(["AT", "DE", "HR", "HU"])
    expect(needing(2)).toEqual(["FR", "NL", "SI"])
    expect(needing(0)).toHaveLength(23)
  })

  it("accepts German special plates: E and H, authorities from four digits, at most eight characters", () => {
    const accepted = ["S-EV123E", "HD-OT65H", "B-3012", "HSK-AB123", "0-1712", "Y-123456", "K-06123"]
    expect(judged("DE", accepted)).toEqual(Object.fromEntries(accepted.map((plate) => [plate, undefined])))
    for (const refused of ["M-123", "HSK-AB1234", "HSK-AB123E", "B-1234567", "M-PP123K", "M-A0"]) {
      expect(validateLicencePlate("DE", refused), refused).toBe("invalid_license_plate")
    }
  })

  it("limits a plate of any other country to digits, capitals, umlauts and hyphens, at most twenty [PL-03]", () => {
    expect(validateLicencePlate("XX", "ÄÖÜ-0123456789-ABCDE")).toBeUndefined()
    for (const refused of ["ABC 123", "abc123", "ÄÖÜ-0123456789-ABCDEF", "Ø1"]) {
      expect(validateLicencePlate("XX", refused), refused).toBe("invalid_license_plate")
    }
  })

  it("throws for an unknown country, with instructions", () => {
    for (const country of ["GB", "de", "LI", "", "toString", "__proto__"]) {
      const use = () => validateLicencePlate(country as CountryCode, "M-PP123")
      expect(use).toThrow(RangeError)
      expect(use).toThrow(`Unknown country code "${country}": read it with countryFrom() first`)
      expect(() => plateFormat(country as CountryCode)).toThrow(RangeError)
    }
  })

  it("has linear time: every repetition in every pattern is bounded, every pattern is anchored", () => {
    for (const country of countryCodes) {
      for (const { source } of rulesOf(country).shapes) {
        expect(source, country).toMatch(/^\^.*\$$/)
        expect(source, country).not.toMatch(/[*+]|\{\d+,\}/)
        const bounds = Array.from(source.matchAll(/\{(?:\d,)?(\d+)\}/g), ([, most]) => Number(most))
        expect(Math.max(0, ...bounds), country).toBeLessThanOrEqual(20)
        // No repeated group contains a repetition, the other cause of exponential matching.
        const repeated = Array.from(source.matchAll(/\((?:\?:)?([^()]*)\)\{/g), ([, inside]) => inside)
        expect(repeated.join(), country).not.toMatch(/[?{]/)
      }
    }
  })
})
