import { describe, expect, it } from "vitest"
import { countryCodes, countryFrom, defaultCountryOf, isCountryCode, isoCountryOf } from "./countries.ts"

describe("country codes", () => {
  it("are the thirty of the specification [PL-01]", () => {
    expect([...countryCodes]).toEqual(
      "AT BA BE BG BY CH CZ DE DK ES FI FR GR HR HU IT LU LT NL NO PL PT RO RS SK SI SE UA UK XX".split(" ")
    )
  })

  it("are recognised only in stored form", () => {
    expect(isCountryCode("DE")).toBe(true)
    for (const other of ["de", "GB", "LI", "", "D", null, undefined, 4, "constructor"]) {
      expect(isCountryCode(other)).toBe(false)
    }
  })

  it("are parsed leniently: upper or lower case, GB as UK, all others as XX", () => {
    const read = [" de ", "gb", "GB", "UK", "li", "IE", "TR", "", null, undefined, "__proto__"].map(
      countryFrom
    )
    expect(read).toEqual(["DE", "UK", "UK", "UK", "XX", "XX", "XX", "XX", "XX", "XX", "XX"])
  })

  it("are parsed from country signs, ISO alpha-3 codes and names", () => {
    const read = [
      "D",
      "a",
      "SLO",
      "E",
      "DEU",
      "che",
      "Germany",
      "deutschland",
      "Österreich",
      "Suisse",
      "Regno Unito"
    ]
    expect(read.map(countryFrom)).toEqual("DE AT SI ES DE CH DE DE AT CH UK".split(" "))
    const names = new Intl.DisplayNames("en", { type: "region" })
    for (const code of countryCodes) {
      if (code !== "XX") expect(countryFrom(names.of(isoCountryOf(code) ?? ""))).toBe(code)
    }
    for (const none of ["Atlantis", "DD", "USA", "Liechtenstein", "FL"]) expect(countryFrom(none)).toBe("XX")
  })

  it("default to the country of the shop's area in a plate field", () => {
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
