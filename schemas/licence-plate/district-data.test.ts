/** Keeps the product's compact district lists equal to the readable ones. */
import { describe, expect, it } from "vitest"
import { countryCodes } from "./countries.ts"
import { districtData } from "./district-data.ts"
import { decodeDistricts, encodeDistricts } from "./district-encoding.ts"
import { districtLists } from "./district-list.ts"
import { districtName, hasDistrict } from "./districts.ts"

const head = `/** Written by \`npx vitest run schemas/licence-plate -u\` from district-list.ts: change that file, not this one. */
import type { CountryCode } from "./countries.ts"

export const districtData: { readonly [Country in CountryCode]?: string } = {
`

describe("the district lists", () => {
  it("reach the product as they are written in district-list.ts", async () => {
    const entries = Array.from(
      districtLists,
      ([country, districts]) => `  ${country}: ${JSON.stringify(encodeDistricts(districts))}`
    )
    await expect(`${head}${entries.join(",\n")}\n}\n`).toMatchFileSnapshot("district-data.ts")
  })

  it("come back from their compact spelling code by code and name by name", () => {
    for (const [country, districts] of districtLists) {
      const decoded = decodeDistricts(districtData[country as "AT"] ?? "")
      expect(Object.fromEntries(decoded), country).toEqual(Object.fromEntries(districts))
    }
  })

  it("exist for the eleven countries of the specification, with the numbers of codes the registers have", () => {
    const sizes = Object.fromEntries(
      Array.from(districtLists, ([country, districts]) => [country, districts.size])
    )
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

  it("know Munich from Münster, and Bochum from the Börde", () => {
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

  it("name every German district of one or two letters but those of authorities, and every canton", () => {
    const nameless = (country: string) =>
      Array.from(districtLists.get(country) ?? []).flatMap(([code, name]) =>
        name === "" && code.length < 3 ? [code] : []
      )
    expect(nameless("CH")).toEqual([])
    expect(nameless("DE")).toEqual(["0", "BD", "BG", "BW", "NL", "SH", "X"])
  })

  it("let every code pass in countries without a list", () => {
    const without = countryCodes.filter((country) => !districtLists.has(country))
    expect(without).toHaveLength(19)
    for (const country of without) expect(hasDistrict(country, "QQ")).toBe(true)
    expect(hasDistrict("DE", "QQ")).toBe(false)
  })

  it("refuse a name whose capitals would be lost", () => {
    expect(() => encodeDistricts(new Map([["NM", "Novo mesto"]]))).toThrow("Novo mesto of NM")
  })
})
