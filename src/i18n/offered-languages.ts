// Which languages a page offers to choose from. Decision D-02: the header of a shop German and English, and what else is
// spoken in the country of the shop; the layout without a footer all of them.
import { availableLanguages, type Language, type Locale, languageOf, regional } from "./locale.ts"

const inEveryShop: ReadonlyArray<Language> = ["de", "en"]
const besides: ReadonlyMap<string, ReadonlyArray<Language>> = new Map([
  ["it", ["it"]],
  ["ch", ["fr", "it"]]
])

interface Page {
  readonly layout: "withFooter" | "withoutFooter"
  /** Of the shop on the page or visited last, in any case; null when none is known. */
  readonly shopCountry: string | null
  /** The language on the page: it is offered wherever the page is, or the selector would name another one. */
  readonly spoken: Locale
  readonly headerLanguages: "byShopCountry" | "germanAndEnglish"
}

/** Tags in the order of the selector; English is there once, whichever English is spoken. */
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
