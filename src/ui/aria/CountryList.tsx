// List of the countries of plates: searched by name in any of three languages, by sign or code.
import { useCollator, useFilter } from "@react-aria/i18n"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { countryName } from "../../i18n/country-name.ts"
import type { Locale } from "../../i18n/locale.ts"
import { CountryFlag } from "../CountryFlag.tsx"
import type { OpenedList } from "../ListButton.tsx"
import { countryEntry, inOrder, searchCountries } from "./country-search.ts"
import { inLanguage, loosely } from "./in-language.tsx"
import { SearchList } from "./SearchList.tsx"

export interface CountryChoice {
  readonly value: string
  readonly countries: readonly string[]
  /** Country codes to show first, in this order. */
  readonly preferred: readonly string[]
  readonly onChange: (country: string) => void
}

const CountryList = ({ value, countries, preferred, onChange, ...opened }: CountryChoice & OpenedList) => {
  const { t, i18n } = useTranslation()
  const { compare } = useCollator()
  const find = useFilter(loosely)
  const entries = useMemo(
    () =>
      inOrder(
        countries.map((code) =>
          countryEntry(code, countryName(i18n.language as Locale, code, t("plate.otherCountry")))
        ),
        compare
      ).map((entry) => ({ ...entry, picture: <CountryFlag country={entry.id} /> })),
    [countries, compare, i18n.language, t]
  )
  const search = opened.search.trim()
  const found = useMemo(() => searchCountries(entries, search, find), [entries, search, find])
  const groups = useMemo(() => {
    const first = preferred.flatMap((code) => entries.filter(({ id }) => id === code))
    return [
      { title: t("plate.countries.first"), options: first },
      { title: t("plate.countries.all"), options: entries.filter((entry) => !first.includes(entry)) }
    ].filter(({ options }) => options.length > 0)
  }, [preferred, entries, t])
  // "Other country" is in every result, but never the match: it would be selected by mistake.
  const count = found.filter(({ id }) => id !== "XX").length
  const status = count === 0 ? t("plate.countries.noMatch") : t("plate.countries.found", { count })
  return (
    <SearchList
      {...opened}
      label={t("plate.country")}
      searchLabel={t("plate.countries.search")}
      options={search === "" ? groups : found}
      selected={[value]}
      selectionMode="single"
      hasMatch={count > 0}
      status={search === "" ? "" : status}
      onChoose={(id) => id !== value && onChange(id)}
    />
  )
}

export default inLanguage(CountryList)
