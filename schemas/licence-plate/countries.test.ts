import { describe, expect, it } from "vitest"
import { countryCodes, countryFrom, defaultCountryOf, isCountryCode, isoCountryOf } from "./countries.ts"

describe("country codes", () => {
  it("are the thirty of the specification", () => {
    expect([...countryCodes]).toEqual(
      "AT BA BE BG BY CH CZ DE DK ES FI FR GR HR HU IT LU LT NL NO PL PT RO RS SK SI SE UA UK XX".split(" ")
    )
  })

  it("are recognised only as they are stored", () => {
    expect(isCountryCode("DE")).toBe(true)
    for (const other of ["de", "GB", "LI", "", "D", null, undefined, 4, "constructor"]) {
      expect(isCountryCode(other)).toBe(false)
    }
  })

  it("are read from what people and services write: any case, GB for UK, all others XX", () => {
    const read = [" de ", "gb", "GB", "UK", "li", "IE", "TR", "", null, undefined, "__proto__"].map(
      countryFrom
    )
    expect(read).toEqual(["DE", "UK", "UK", "UK", "XX", "XX", "XX", "XX", "XX", "XX", "XX"])
  })

  it("start a plate field with the country of the shop's area", () => {
    expect(["ch", "AT", "gb", "fr", "us", null].map(defaultCountryOf)).toEqual([
      "CH",
      "AT",
      "UK",
      "FR",
      "XX",
      "XX"
    ])
  })

  it("become ISO codes for flags and country names", () => {
    expect(isoCountryOf("UK")).toBe("GB")
    expect(isoCountryOf("CH")).toBe("CH")
    expect(isoCountryOf("XX")).toBeUndefined()
  })
})
