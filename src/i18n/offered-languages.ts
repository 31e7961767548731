// Languages offered by a page. Decision D-02: German and English in the header of a shop, and the languages
// of the shop's country; all of them in the layout without a footer.
import { availableLanguages, type Language, type Locale, languageOf, regional } from "./locale.ts"

const inEveryShop: ReadonlyArray<Language> = ["de", "en"]
const besides: ReadonlyMap<string, ReadonlyArray<Language>> = new Map([
  ["it", ["it"]],
  ["ch", ["fr", "it"]]
])

interface Page {
  readonly layout: "withFooter" | "withoutFooter"
  /** Of the shop on the page or visited last, in any case; null if unknown. */
  readonly shopCountry: string | null
  /** Language of the page: always offered, or the selector would show another one. */
  readonly spoken: Locale
  readonly headerLanguages: "byShopCountry" | "germanAndEnglish"
}

/** Tags in the order of the selector; English once, whichever English is active. */
export const offeredLanguages = ({
  layout,
  shopCountry,
  spoken,
  headerLanguages
}: Page): ReadonlyArray<Locale> => {
  const ofCountry =
    headerLanguages === "byShopCountry" ? (besides.get(shopCountry?.toLowerCase() ?? "") ?? []) : []
  const offered: ReadonlyArray<string> =
    layout === "withoutFooter" ? availableLanguages : [...inEveryShop, ...ofCountry, languageOf(spoken)]
  return availableLanguages
    .filter((language) => offered.includes(language))
    .map((language) => regional[language])
}
