import { useFilter } from "@react-aria/i18n"
import { renderToStaticMarkup } from "react-dom/server"
import { beforeAll, describe, expect, it } from "vitest"
import { countryCodes } from "../../../schemas/licence-plate/index.ts"
import { countryName } from "../../i18n/country-name.ts"
import { startTranslations } from "../../i18n/start-i18next.ts"
import { de } from "../../i18n/testing/catalogues.ts"
import { countryEntry, inOrder, searchCountries } from "./country-search.ts"
import { inLanguage, loosely } from "./in-language.tsx"

const entries = inOrder(
  countryCodes.map((code) => countryEntry(code, countryName("de-DE", code, "Anderes Land"))),
  new Intl.Collator("de-DE").compare
)
const Found = inLanguage(({ search }: { readonly search: string }) =>
  searchCountries(entries, search, useFilter(loosely))
    .map(({ id }) => id)
    .join(" ")
)
const found = (search: string) => renderToStaticMarkup(<Found search={search} />).split(" ")

beforeAll(() => {
  startTranslations("de-DE", de)
})

describe("the country search", () => {
  it("sorts all by name, with umlauts beside their vowels and other countries last", () => {
    const codes = entries.map(({ id }) => id)
    expect(codes).toHaveLength(30)
    expect(codes.slice(0, 3)).toEqual(["BY", "BE", "BA"])
    expect(codes.indexOf("AT")).toBeLessThan(codes.indexOf("PL"))
    expect(codes.at(-1)).toBe("XX")
  })

  it.each([
    ["d", "DE"],
    ["D", "DE"],
    ["CH", "CH"],
    ["gb", "UK"],
    ["uk", "UK"],
    ["slo", "SI"],
    ["A", "AT"]
  ])("finds by country sign or code: %s", (search, code) => {
    expect(found(search)[0]).toBe(code)
  })

  it.each([
    ["österr", "AT"],
    ["osterr", "AT"],
    ["Austria", "AT"],
    ["hrvat", "HR"],
    ["königreich", "UK"],
    ["herzego", "BA"],
    ["Ελλ", "GR"],
    ["schweiz", "CH"],
    ["\u200bÖster\u00adreich\u00a0", "AT"]
  ])("finds by name in the page's, the country's or the English language: %s", (search, code) => {
    expect(found(search)[0]).toBe(code)
  })

  it("ranks matches in the page's language before others", () => {
    expect(found("s").slice(0, 3)).toEqual(["SE", "CH", "RS"])
    expect(found("s").indexOf("FI")).toBeGreaterThan(found("s").indexOf("SK"))
  })

  it("shows other countries without a match", () => {
    expect(found("Liechtenstein")).toEqual(["XX"])
  })
})
