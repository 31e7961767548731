// Entering a plate: first its country, then the plate itself in the shape of a plate; with repairs and known plates to tap.
// Knows no rule: what is wrong and what might be meant comes in as text.
import { useId, useLayoutEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { countryName } from "../i18n/formatters.ts"
import type { Locale } from "../i18n/locale.ts"
import type { field as fieldDefinition } from "../styles/recipes/controls.ts"
import type { plateChoice as choiceDefinition, plateField as definition } from "../styles/recipes/plate.ts"
import { FieldError, Select } from "./Field.tsx"
import { LicencePlate, PlateFrame } from "./LicencePlate.tsx"
import { Notice } from "./Notice.tsx"
import { upperCaseKeepingCaret } from "./plate-drawing.ts"
import { slotRecipe } from "./recipe.ts"

const field = slotRecipe<typeof fieldDefinition>("field")()
const plateField = slotRecipe<typeof definition>("plate-field")()
const plateChoice = slotRecipe<typeof choiceDefinition>("plate-choice")()

export interface KnownPlate {
  readonly plate: string
  readonly country?: string | null
}

export interface LicencePlateFieldProps {
  /** What was typed, as it stands. */
  readonly value: string
  readonly country: string
  /** Codes to choose from, in the order to show them. */
  readonly countries: readonly string[]
  /** A plate of this country as an example. */
  readonly placeholder?: string
  /** Id of the plate input; that of the country is `${id}-country`. */
  readonly id?: string
  readonly label?: string
  /** What is wrong, in words. */
  readonly issue?: string | null
  /** What might be meant: one tap each. */
  readonly suggestions?: readonly KnownPlate[]
  readonly lookAlikeHint?: string | null
  readonly recentPlates?: readonly KnownPlate[]
  readonly disabled?: boolean
  readonly onChange: (raw: string) => void
  readonly onCountryChange: (country: string) => void
  readonly onSuggestion: (suggestion: KnownPlate) => void
  /** A plate used before was tapped; without it they are treated like suggestions. */
  readonly onRecentPlate?: (plate: KnownPlate) => void
  readonly onBlur?: () => void
}

export const LicencePlateField = (props: LicencePlateFieldProps) => {
  const {
    value,
    country,
    countries,
    placeholder,
    issue,
    suggestions = [],
    lookAlikeHint,
    recentPlates = [],
    disabled
  } = props
  const { t, i18n } = useTranslation()
  const ownId = useId()
  const id = props.id ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)

  // The owner may hand back another text than was typed; the browser would then put the caret at the end.
  useLayoutEffect(() => {
    const element = input.current
    if (element !== null && caret.current !== null && document.activeElement === element) {
      const at = Math.min(caret.current, value.length)
      element.setSelectionRange(at, at)
    }
    caret.current = null
  }, [value])

  const names = countries
    .map((code) => ({
      value: code,
      label: countryName(i18n.language as Locale, code, t("plate.otherCountry"))
    }))
    .map(({ value, label }) => ({ value, label: value === "XX" ? label : `${label} (${value})` }))
  const tappable = (
    known: readonly KnownPlate[],
    title: string,
    name: (plate: string) => string,
    onTap: (plate: KnownPlate) => void
  ) =>
    known.length > 0 && (
      <div className={plateField("choices")}>
        <p>{title}</p>
        {known.map((entry) => (
          <button
            key={`${entry.country ?? ""} ${entry.plate}`}
            type="button"
            className={plateChoice("root")}
            aria-label={name(entry.plate)}
            disabled={disabled}
            onClick={() => onTap(entry)}
          >
            <LicencePlate plate={entry.plate} country={entry.country ?? country} />
          </button>
        ))}
      </div>
    )

  return (
    <div className={plateField("root")}>
      <Select
        id={`${id}-country`}
        label={t("plate.country")}
        value={country}
        options={names}
        onChange={props.onCountryChange}
        {...(disabled === undefined ? {} : { disabled })}
      />
      <div className={plateField("row")}>
        <label className={field("label")} htmlFor={id}>
          {props.label ?? t("plate.label")}
        </label>
        <p id={`${id}-hint`} className={field("hint")}>
          {placeholder === undefined ? t("plate.hint") : t("plate.example", { format: placeholder })}
        </p>
        <PlateFrame
          country={country}
          size="input"
          length={Math.max(value.length, value === "" ? (placeholder?.length ?? 0) : 0)}
          invalid={Boolean(issue)}
        >
          {(slot) => (
            <input
              ref={input}
              id={id}
              className={slot("input")}
              value={value}
              placeholder={placeholder}
              disabled={disabled}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              inputMode="text"
              enterKeyHint="done"
              aria-required="true"
              aria-invalid={issue ? true : undefined}
              aria-describedby={`${id}-hint${issue ? ` ${id}-error` : ""}`}
              onBlur={props.onBlur}
              onChange={(event) => {
                const typed = upperCaseKeepingCaret(event.target.value, event.target.selectionStart)
                caret.current = typed.caret
                props.onChange(typed.text)
              }}
            />
          )}
        </PlateFrame>
        {issue && <FieldError id={`${id}-error`}>{issue}</FieldError>}
      </div>
      {tappable(
        suggestions,
        t("plate.suggestions"),
        (plate) => t("plate.useSuggestion", { plate }),
        props.onSuggestion
      )}
      {lookAlikeHint && (
        <Notice tone="warning" live>
          {lookAlikeHint}
        </Notice>
      )}
      {tappable(
        recentPlates,
        t("plate.recent"),
        (plate) => t("plate.useRecent", { plate }),
        props.onRecentPlate ?? props.onSuggestion
      )}
    </div>
  )
}
