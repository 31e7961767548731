import { describe, expect, it } from "vitest"
import { platesByCountry } from "../testing/plates.ts"
import { plateFormat } from "./formats.ts"
import { normaliseLicencePlate } from "./normalise.ts"
import { validateLicencePlate } from "./validate.ts"

describe("a typed or pasted plate", () => {
  it.each([
    ["as on a phone", "m pp 123"],
    ["with an en dash", "M–PP 123"],
    ["with a non-breaking hyphen", "M\u2011PP123"],
    ["with a trailing space", "M-PP123 "],
    ["with no-break spaces", "\u00A0M\u202FPP\u2009123"],
    ["with the seals as dots", "M·PP.123"],
    ["with blanks around the hyphen", "M - PP 123"],
    ["with invisible characters", "\uFEFFM\u200B-PP\u00AD12\u200E3"],
    ["with a minus sign", "m\u2212pp123"],
    ["over two lines", "M\r\nPP\t123"]
  ])("is read %s", (_, raw) => {
    expect(normaliseLicencePlate("DE", raw)).toBe("M-PP123")
  })

  it("keeps umlauts in any composition, and never replaces ß by SS", () => {
    expect(normaliseLicencePlate("DE", "bo\u0308-a1")).toBe("BÖ-A1")
    expect(normaliseLicencePlate("DE", "bö a1")).toBe("BÖ-A1")
    expect(normaliseLicencePlate("XX", "ß1")).toBe("ß1")
  })

  it("reads the Turkish upper case i", () => {
    expect(normaliseLicencePlate("DE", "M-İı123")).toBe("M-II123")
  })

  it("gets a hyphen for a space only at a valid position, never by a guess", () => {
    expect(normaliseLicencePlate("DE", "MPP 123")).toBe("MPP123")
    expect(normaliseLicencePlate("DE", "MPP123")).toBe("MPP123")
    expect(normaliseLicencePlate("DE", "MS P123")).toBe("MS-P123")
    expect(normaliseLicencePlate("DE", "M SP 123")).toBe("M-SP123")
    expect(normaliseLicencePlate("DE", "M SP 1234")).toBe("M-SP1234")
    // With single letters, M-SP123 and MS-P123 are both possible.
    expect(normaliseLicencePlate("DE", "M S P 1 2 3")).toBe("MSP123")
    expect(normaliseLicencePlate("SI", "LJ 89 8 KP")).toBe("LJ898KP")
  })

  it("keeps a typed hyphen, also at a wrong position", () => {
    expect(normaliseLicencePlate("DE", "M-PP-123")).toBe("M-PP-123")
    expect(normaliseLicencePlate("DE", "MP-P 123")).toBe("MP-P123")
    expect(normaliseLicencePlate("FR", "AB-229 AA")).toBe("AB-229-AA")
  })

  it.each([
    ["AT", "w 1234 a", "W-1234A"],
    ["FR", "ab 229 aa", "AB-229-AA"],
    ["NL", "j.206.fv", "J-206-FV"],
    ["HU", "AA BC-123", "AABC-123"],
    ["HR", "ZG 1234-AB", "ZG-1234AB"],
    ["HR", "ZG1234 AB", "ZG-1234AB"],
    ["HR", "ZG1234-AB", "ZG-1234AB"],
    ["CH", "sg 197 052", "SG197052"],
    ["CH", "ZH-1", "ZH1"],
    ["PT", "AB-12-CD", "AB12CD"],
    ["BE", "1-ABC-234", "1ABC234"],
    ["UK", "ab12 cde", "AB12CDE"],
    ["XX", "ABC 123", "ABC123"],
    ["XX", "a – 1", "A-1"]
  ] as const)("in %s: %s becomes %s [PL-14]", (country, raw, stored) => {
    expect(normaliseLicencePlate(country, raw)).toBe(stored)
    expect(validateLicencePlate(country, stored)).toBeUndefined()
  })

  it.each([
    ["BG", "СА 1234 АВ", "CA1234AB"],
    ["BY", "1234 КМ-5", "1234KM5"],
    ["GR", "ΑΒΕ 1234", "ABE1234"],
    ["UA", "АХ0001КІ", "AX0001KI"],
    ["RS", "НС 123-ЧЖ", "NS123ČŽ"],
    ["BA", "а12-Ј-345", "A12J345"]
  ] as const)("in %s: %s in the country's own script becomes %s", (country, raw, stored) => {
    expect(normaliseLicencePlate(country, raw)).toBe(stored)
    expect(validateLicencePlate(country, stored)).toBeUndefined()
  })

  it("keeps letters of another script that no plate has", () => {
    expect(normaliseLicencePlate("DE", "М-РР123")).toBe("М-РР123")
    expect(validateLicencePlate("DE", "М-РР123")).toBe("invalid_license_plate")
  })

  it("is valid in stored form if valid as printed, and unchanged when hyphens are required", () => {
    for (const { country, valid } of platesByCountry) {
      for (const plate of valid) {
        const stored = normaliseLicencePlate(country, plate)
        expect(validateLicencePlate(country, stored), `${country} ${plate}`).toBeUndefined()
        if (plateFormat(country).separators > 0 && country !== "HR") expect(stored).toBe(plate)
      }
    }
  })
})
