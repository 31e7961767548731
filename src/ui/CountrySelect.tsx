// Choosing the country of a plate: a text field that searches, with a list of flags and names under it. The combobox
// pattern of the ARIA Authoring Practices: the focus stays in the field, the arrows move through the list.
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { countryName } from "../i18n/formatters.ts"
import type { Locale } from "../i18n/locale.ts"
import type { countrySelect as definition } from "../styles/recipes/plate.ts"
import { CountryFlag } from "./CountryFlag.tsx"
import { type CountryEntry, countryEntry, inOrder, searchCountries } from "./country-search.ts"
import { Field } from "./Field.tsx"
import { Icon } from "./Icon.tsx"
import { slotRecipe } from "./recipe.ts"
import { VisuallyHidden } from "./Text.tsx"

const slot = slotRecipe<typeof definition>("country-select")()

interface CountrySelectProps {
  readonly id?: string | undefined
  readonly label: string
  readonly value: string
  /** Codes to choose from. */
  readonly countries: readonly string[]
  /** Those of them to show first, in this order. */
  readonly preferred?: readonly string[] | undefined
  readonly disabled?: boolean | undefined
  readonly onChange: (country: string) => void
}

interface Group {
  readonly title: string | null
  readonly entries: readonly CountryEntry[]
}

export const CountrySelect = (props: CountrySelectProps) => {
  const { label, value, countries, preferred = [], disabled = false, onChange } = props
  const { t, i18n } = useTranslation()
  const language = i18n.language as Locale
  const ownId = useId()
  const id = props.id ?? ownId
  const listId = `${id}-list`
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  /** Null while the field shows the chosen country. */
  const [search, setSearch] = useState<string | null>(null)
  const [active, setActive] = useState<string | null>(null)

  const nameOf = (code: string) => countryName(language, code, t("plate.otherCountry"))
  const otherCountry = t("plate.otherCountry")
  // Made when the list is first opened: thirty names in three languages are not for free.
  const entries = useMemo(
    () =>
      isOpen
        ? inOrder(
            countries.map((code) => countryEntry(code, countryName(language, code, otherCountry))),
            language
          )
        : [],
    [isOpen, countries, language, otherCountry]
  )
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
  const activeEntry = shown.find(({ code }) => code === active) ?? (isSearching ? shown[0] : undefined)
  const optionId = (code: string) => `${id}-option-${code}`

  useEffect(() => {
    if (activeEntry !== undefined)
      document.getElementById(`${id}-option-${activeEntry.code}`)?.scrollIntoView({ block: "nearest" })
  }, [activeEntry, id])

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
    const at = shown.findIndex((entry) => entry === activeEntry)
    const next = shown[(at + by + shown.length) % shown.length]
    setActive(next?.code ?? null)
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

  return (
    <Field label={label} id={id}>
      {(control) => (
        <div
          ref={box}
          className={slot("root")}
          onBlur={(event) => {
            if (!box.current?.contains(event.relatedTarget)) close()
          }}
        >
          <CountryFlag country={isSearching ? (activeEntry?.code ?? "XX") : value} className={slot("flag")} />
          <input
            {...control}
            ref={input}
            className={slot("input")}
            type="text"
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && activeEntry !== undefined ? optionId(activeEntry.code) : undefined}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={60}
            disabled={disabled}
            value={search ?? nameOf(value)}
            onFocus={(event) => event.target.select()}
            onClick={(event) => {
              if (search === null) event.currentTarget.select()
              open()
            }}
            onChange={(event) => {
              setOpen(true)
              setSearch(event.target.value)
              setActive(null)
            }}
            onKeyDown={onKeyDown}
          />
          <Icon name="chevronDown" />
          <div
            id={listId}
            className={slot("list")}
            role="listbox"
            aria-label={label}
            hidden={!isOpen}
            // The focus stays in the field.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
          >
            {groups.map(({ title, entries: listed }, index) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
              <div
                key={title ?? "found"}
                role="group"
                aria-labelledby={title === null ? undefined : `${listId}-${index}`}
                aria-label={title === null ? t("plate.countries.all") : undefined}
              >
                {title === null ? null : (
                  <div id={`${listId}-${index}`} className={slot("title")} role="presentation">
                    {title}
                  </div>
                )}
                {listed.map(({ code, name }) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works in the field
                  // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points here
                  <div
                    key={code}
                    id={optionId(code)}
                    className={slot("option")}
                    role="option"
                    aria-selected={code === value}
                    data-active={code === activeEntry?.code || undefined}
                    onClick={() => choose(code)}
                  >
                    <CountryFlag country={code} className={slot("flag")} />
                    <span>{name}</span>
                    {code === value ? <Icon name="check" /> : null}
                  </div>
                ))}
              </div>
            ))}
          </div>
          <VisuallyHidden role="status">
            {isOpen && isSearching
              ? shown.length === 1 && shown[0]?.code === "XX"
                ? t("plate.countries.noMatch")
                : t("plate.countries.found", { count: shown.filter(({ code }) => code !== "XX").length })
              : ""}
          </VisuallyHidden>
        </div>
      )}
    </Field>
  )
}
