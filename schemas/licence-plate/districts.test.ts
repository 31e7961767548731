import { describe, expect, it } from "vitest"
import { type CountryCode, countryCodes } from "./countries.ts"
import { districtName, districtsOf, hasDistrict } from "./districts.ts"

const listed = countryCodes.filter((country) => districtsOf(country) !== undefined)

describe("the district lists", () => {
  it("have each code once, in upper case", () => {
    for (const country of listed) {
      const codes = [...(districtsOf(country)?.keys() ?? [])]
      expect(codes.filter((code) => !/^(0|\p{Lu}{1,3})$/u.test(code))).toEqual([])
    }
  })

  it("exist for the eleven countries of the specification, with the number of codes in the registers [PL-04]", () => {
    const sizes = Object.fromEntries(listed.map((country) => [country, districtsOf(country)?.size]))
    expect(sizes).toEqual({
      AT: 131,
      BA: 8,
      BG: 31,
      CH: 26,
      DE: 790,
      HR: 40,
      RO: 42,
      RS: 86,
      SI: 11,
      SK: 100,
      UA: 113
    })
  })

  it("distinguish Munich from Münster, and Bochum from the Börde", () => {
    expect(["M", "MS", "MSP", "BO", "BÖ"].map((code) => districtName("DE", code))).toEqual([
      "München",
      "Münster",
      "Main-Spessart",
      "Bochum",
      "Börde"
    ])
    expect(districtName("CH", "BS")).toBe("Basel-Stadt")
    expect(districtName("AT", "WY")).toBe("Waidhofen an der Ybbs")
  })

  it("include every German district of one or two letters except authorities, and every canton", () => {
    const nameless = (country: CountryCode) =>
      Array.from(districtsOf(country) ?? []).flatMap(([code, name]) =>
        name === "" && code.length < 3 ? [code] : []
      )
    expect(nameless("CH")).toEqual([])
    expect(nameless("DE")).toEqual(["0", "BD", "BG", "BW", "NL", "SH", "X"])
  })

  it("accept every code in countries without a list", () => {
    const without = countryCodes.filter((country) => !listed.includes(country))
    expect(without).toHaveLength(19)
    for (const country of without) expect(hasDistrict(country, "QQ")).toBe(true)
    expect(hasDistrict("DE", "QQ")).toBe(false)
  })
})
