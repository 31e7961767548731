import { describe, expect, it } from "vitest"
import { countryCodes } from "./countries.ts"
import { describeLicencePlate } from "./describe.ts"
import { districtsOf } from "./districts.ts"
import { normaliseLicencePlate } from "./normalise.ts"
import { suggestPlates } from "./suggest.ts"
import { validateLicencePlate } from "./validate.ts"

const plain = { Ä: "A", Ö: "O", Ü: "U" } as const
const umlauts = /[ÄÖÜ]/g
const withoutDots = (code: string) => code.replace(umlauts, (letter) => plain[letter as "Ä"])
const spelledOut = (code: string) => code.replace(umlauts, (letter) => `${plain[letter as "Ä"]}E`)

const german = [...(districtsOf("DE")?.keys() ?? [])]
const withUmlaut = german.filter((code) => code.search(umlauts) >= 0)

describe("a German district typed without its umlaut", () => {
  it("is searched in all 47 with one", () => {
    expect(withUmlaut).toHaveLength(47)
  })

  it.each(withUmlaut)("is suggested as %s, without plates of other districts", (code) => {
    for (const spelling of [withoutDots(code), spelledOut(code)]) {
      const typed = `${spelling}-A1`
      if (!german.includes(spelling)) expect(suggestPlates("DE", typed), typed).toEqual([`${code}-A1`])
    }
  })

  it.each(withUmlaut.filter((code) => german.includes(withoutDots(code))))(
    "that is another district shows its region instead of a suggestion: %s",
    (code) => {
      const typed = `${withoutDots(code)}-A1`
      expect(suggestPlates("DE", typed)).toEqual([])
      expect(describeLicencePlate("DE", typed)).not.toBe(describeLicencePlate("DE", `${code}-A1`))
    }
  )

  it("is suggested after plates that only lack a dash", () => {
    expect(suggestPlates("DE", "loa1")).toEqual(["L-OA1", "LÖ-A1"])
    expect(suggestPlates("DE", "loea1")).toEqual(["LÖ-A1", "LÖ-EA1"])
  })
})

describe("letters with other diacritics", () => {
  it("are suggested when the rules require them", () => {
    expect(suggestPlates("FI", "AL1234")).toContain("ÅL1234")
  })

  it("are read without diacritics when the rules accept both", () => {
    const marked = /[^\p{ASCII}]/u
    for (const country of countryCodes.filter((code) => code !== "DE"))
      for (const code of districtsOf(country)?.keys() ?? []) {
        if (!marked.test(code)) continue
        const bare = code.replaceAll("Đ", "D").normalize("NFD").replace(/\p{M}/gu, "")
        const typed = country === "RS" ? `${bare}123AB` : `${bare}-123AB`
        const isTaken = validateLicencePlate(country, normaliseLicencePlate(country, typed)) === undefined
        const offered = suggestPlates(country, typed)
        expect(isTaken || offered.includes(typed.replace(bare, code)), `${country} ${typed}`).toBe(true)
      }
  })
})

describe("a letter typed for a digit, or a digit for a letter", () => {
  it.each([
    ["DE", "M-0P123", "M-OP123"],
    ["DE", "M-PPI23", "M-PP123"],
    ["DE", "8-AB123", "B-AB123"],
    ["DE", "M-PPLO8", "M-PP108"],
    ["DE", "MSP-123", "MSP-I23"],
    ["UK", "LI4ABC", "L14ABC"],
    ["FR", "A8-229-AA", "AB-229-AA"],
    ["CH", "ZH1O5", "ZH105"],
    ["CH", "5G197052", "SG197052"],
    ["IT", "AB1Z3CD", "AB123CD"]
  ] as const)("is suggested first in %s: for %s it is %s", (country, plate, meant) => {
    expect(validateLicencePlate(country, plate)).not.toBeUndefined()
    expect(suggestPlates(country, plate)[0]).toBe(meant)
  })

  it("is followed by the dash at another position", () => {
    expect(suggestPlates("DE", "MSP-123")).toEqual(["MSP-I23", "M-SP123", "MS-P123"])
    expect(suggestPlates("DE", "MPP-123")).toEqual(["M-PP123"])
  })

  it("is left to the driver when several match", () => {
    expect(suggestPlates("AT", "W-1A1")).toEqual(["W-IA1", "W-1AI"])
  })

  it("is corrected together with a missing dash", () => {
    expect(suggestPlates("DE", "8AB123")).toEqual(["B-AB123", "BA-B123"])
  })
})

describe("a plate copied with more than its characters", () => {
  it.each([
    ["DE", "М-РР123", "M-PP123"],
    ["AT", "W-1234А", "W-1234A"],
    ["CH", "ΖΗ123", "ZH123"],
    ["XX", "АВС123", "ABC123"],
    ["DE", "M/PP 123", "M-PP123"],
    ["DE", "M∙PP_123", "M-PP123"],
    ["DE", "(M-PP123)", "M-PP123"],
    ["CH", "ZH 1'234", "ZH1234"],
    ["DE", "M-PP 123 04-10", "M-PP123"],
    ["DE", "M-PP123H 4/10", "M-PP123H"]
  ] as const)("is suggested in %s: for %s it is %s", (country, raw, meant) => {
    expect(suggestPlates(country, raw)).toEqual([meant])
  })

  it("keeps digits with gaps, which are no months", () => {
    expect(suggestPlates("DE", "MPP 1 2 3")).toEqual(suggestPlates("DE", "MPP 123"))
    expect(suggestPlates("DE", "MPP 12 3 4")).toEqual(suggestPlates("DE", "MPP 1234"))
  })
})

it("nothing is suggested for a valid plate or without a near match", () => {
  for (const plate of ["M-OQ12", "M-QO12", "BO-A1", "B-IO10", "", "M-", "XXX-AB12"])
    expect(suggestPlates("DE", plate), plate).toEqual([])
  expect(suggestPlates("XX", "O0O0")).toEqual([])
})
