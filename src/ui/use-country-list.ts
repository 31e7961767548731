// What a combobox of countries knows: whether its list is open, what is searched, which entry is active, what keys do.
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { countryName } from "../i18n/country-name.ts"
import type { Locale } from "../i18n/locale.ts"
import { type CountryEntry, countryEntry, inOrder, searchCountries } from "./country-search.ts"

export interface CountryChoice {
  readonly value: string
  /** Codes to choose from. */
  readonly countries: readonly string[]
  /** Those of them to show first, in this order. */
  readonly preferred?: readonly string[] | undefined
  readonly disabled?: boolean | undefined
  readonly onChange: (country: string) => void
}

interface Group {
  /** None for what was found. */
  readonly title: string | null
  readonly entries: readonly CountryEntry[]
}

const useEntries = (countries: readonly string[], isWanted: boolean): readonly CountryEntry[] => {
  const { t, i18n } = useTranslation()
  const language = i18n.language as Locale
  const otherCountry = t("plate.otherCountry")
  // Made when the list is first opened: thirty names in three languages are not for free.
  return useMemo(
    () =>
      isWanted
        ? inOrder(
            countries.map((code) => countryEntry(code, countryName(language, code, otherCountry))),
            language
          )
        : [],
    [isWanted, countries, language, otherCountry]
  )
}

export const useCountryList = (choice: CountryChoice, optionId: (code: string) => string) => {
  const { value, countries, preferred = [], disabled = false, onChange } = choice
  const { t } = useTranslation()
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  /** Null while the field shows the chosen country. */
  const [search, setSearch] = useState<string | null>(null)
  const [active, setActive] = useState<string | null>(null)

  const entries = useEntries(countries, isOpen)
  const first = preferred
    .map((code) => entries.find((entry) => entry.code === code))
    .filter((entry) => entry !== undefined)
  const isSearching = search !== null && search.trim() !== ""
  const groups: readonly Group[] = isSearching
    ? [{ title: null, entries: searchCountries(entries, search) }]
    : [
        { title: t("plate.countries.first"), entries: first },
        { title: t("plate.countries.all"), entries: entries.filter((entry) => !first.includes(entry)) }
      ].filter((group) => group.entries.length > 0)
  const shown = groups.flatMap((group) => group.entries)
  // "Other country" is never active by itself: a slip of the finger would choose it.
  const best = isSearching ? shown.find(({ code }) => code !== "XX") : undefined
  const activeEntry = shown.find(({ code }) => code === active) ?? best
  const activeId = isOpen && activeEntry !== undefined ? optionId(activeEntry.code) : undefined

  // With room for the list below, and for the keyboard that a phone opens.
  useEffect(() => {
    const bottom = list.current?.getBoundingClientRect().bottom ?? 0
    if (isOpen && (bottom > window.innerHeight || matchMedia("(pointer: coarse)").matches))
      root.current?.scrollIntoView({ block: "start" })
  }, [isOpen])

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" })
  }, [activeId])

  // What is chosen stands selected, so that typing always begins a new search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is another text to select
  useEffect(() => {
    if (search === null && document.activeElement === input.current) input.current?.select()
  }, [search, value])

  const close = () => {
    setOpen(false)
    setSearch(null)
    setActive(null)
  }
  const open = () => {
    if (disabled || isOpen) return
    setOpen(true)
    setActive(value)
  }
  const choose = (code: string) => {
    close()
    if (code !== value) onChange(code)
    input.current?.focus()
  }
  const move = (by: 1 | -1) => {
    if (!isOpen) return open()
    const at = activeEntry === undefined ? (by === 1 ? -1 : 0) : shown.indexOf(activeEntry)
    setActive(shown[(at + by + shown.length) % shown.length]?.code ?? null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault()
      if (event.altKey && event.key === "ArrowUp") close()
      else if (event.altKey) open()
      else move(event.key === "ArrowDown" ? 1 : -1)
    } else if (event.key === "Enter" && isOpen) {
      // The form is not meant.
      event.preventDefault()
      if (activeEntry !== undefined) choose(activeEntry.code)
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === "Tab" && isSearching && activeEntry !== undefined) {
      onChange(activeEntry.code)
      close()
    }
  }
  const searchFor = (text: string) => {
    setOpen(true)
    setSearch(text)
    setActive(null)
  }

  return {
    root,
    input,
    list,
    isOpen,
    isSearching,
    search,
    groups,
    shown,
    activeEntry,
    activeId,
    open,
    close,
    choose,
    searchFor,
    onKeyDown
  }
}
