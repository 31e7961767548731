// Choosing the country of a plate: a text field that searches, with a list of flags and names under it. The combobox
// pattern of the ARIA Authoring Practices: the focus stays in the field, the arrows move through the list.

import { useId } from "react"
import { useTranslation } from "react-i18next"
import { countryName } from "../i18n/country-name.ts"
import type { Locale } from "../i18n/locale.ts"
import type { field as fieldDefinition } from "../styles/recipes/controls.ts"
import type { countrySelect as definition } from "../styles/recipes/plate.ts"
import { CountryFlag } from "./CountryFlag.tsx"
import { Field } from "./Field.tsx"
import { Icon } from "./Icon.tsx"
import { checkIcon, chevronDownIcon } from "./later-icons.ts"
import { slotRecipe } from "./recipe.ts"
import { VisuallyHidden } from "./Text.tsx"
import { type CountryChoice, useCountryList } from "./use-country-list.ts"

const field = slotRecipe<typeof fieldDefinition>("field")()
const slot = slotRecipe<typeof definition>("country-select")()

interface CountrySelectProps extends CountryChoice {
  readonly id?: string | undefined
  readonly label: string
}

export const CountrySelect = ({ label, ...choice }: CountrySelectProps) => {
  const { value, disabled = false } = choice
  const { t, i18n } = useTranslation()
  const ownId = useId()
  const id = choice.id ?? ownId
  const listId = `${id}-list`
  const optionId = (code: string) => `${id}-option-${code}`
  const country = useCountryList(choice, optionId)
  const { isOpen, isSearching, activeEntry } = country
  const found = country.shown.filter(({ code }) => code !== "XX").length

  return (
    <Field label={label} id={id}>
      {(control) => (
        <div ref={country.root} className={slot("root")}>
          <CountryFlag country={isSearching ? (activeEntry?.code ?? "XX") : value} className={slot("flag")} />
          <input
            {...control}
            ref={country.input}
            className={field("control")}
            type="text"
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={country.activeId}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={60}
            disabled={disabled}
            value={country.search ?? countryName(i18n.language as Locale, value, t("plate.otherCountry"))}
            onFocus={(event) => event.target.select()}
            onClick={(event) => {
              if (country.search === null) event.currentTarget.select()
              country.open()
            }}
            onChange={(event) => country.searchFor(event.target.value)}
            onKeyDown={country.onKeyDown}
            onBlur={country.close}
          />
          <Icon name={chevronDownIcon} />
          <div
            ref={country.list}
            id={listId}
            className={slot("list")}
            role="listbox"
            aria-label={label}
            hidden={!isOpen}
            // The focus stays in the field.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
          >
            {country.groups.map(({ title, entries: listed }, index) => (
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
                    onClick={() => country.choose(code)}
                  >
                    <CountryFlag country={code} className={slot("flag")} />
                    <span>{name}</span>
                    {code === value ? <Icon name={checkIcon} /> : null}
                  </div>
                ))}
              </div>
            ))}
          </div>
          <VisuallyHidden role="status">
            {!isOpen || !isSearching
              ? ""
              : found === 0
                ? t("plate.countries.noMatch")
                : t("plate.countries.found", { count: found })}
          </VisuallyHidden>
        </div>
      )}
    </Field>
  )
}
