import { describe, expect, it } from "vitest"
import { offeredLanguages } from "./offered-languages.ts"

const shop = {
  layout: "withFooter",
  shopCountry: "de",
  spoken: "de-DE",
  headerLanguages: "byShopCountry"
} as const

describe("the languages of a page", () => {
  it.each([
    ["de", ["de-DE", "en-GB"]],
    ["AT", ["de-DE", "en-GB"]],
    ["it", ["de-DE", "en-GB", "it-IT"]],
    ["CH", ["de-DE", "en-GB", "fr-FR", "it-IT"]],
    [null, ["de-DE", "en-GB"]],
    ["constructor", ["de-DE", "en-GB"]]
  ])("are in the header of a shop in %s: %j [L-06 N-11]", (shopCountry, offered) => {
    expect(offeredLanguages({ ...shop, shopCountry })).toEqual(offered)
  })

  it("are all four in the layout without a footer [L-11 N-11]", () => {
    const all = ["de-DE", "en-GB", "fr-FR", "it-IT"]
    expect(offeredLanguages({ ...shop, layout: "withoutFooter" })).toEqual(all)
    expect(
      offeredLanguages({ ...shop, layout: "withoutFooter", headerLanguages: "germanAndEnglish" })
    ).toEqual(all)
  })

  it("include the current one, and English once", () => {
    expect(offeredLanguages({ ...shop, spoken: "it-IT" })).toEqual(["de-DE", "en-GB", "it-IT"])
    expect(offeredLanguages({ ...shop, spoken: "en-US" })).toEqual(["de-DE", "en-GB"])
  })

  it("are German and English in every header when so configured", () => {
    expect(offeredLanguages({ ...shop, shopCountry: "ch", headerLanguages: "germanAndEnglish" })).toEqual([
      "de-DE",
      "en-GB"
    ])
  })
})
