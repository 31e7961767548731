// Entry of a plate in its drawing, with the country in its band; with suggestions and known plates. Has no rules
// of its own: errors and suggestions are props.
import { useEffect, useId, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import type { Elements } from "./elements.ts"
import { Field } from "./Field.tsx"
import { type KnownPlate, PlateChoices, useKnownPlateName } from "./KnownPlates.tsx"
import { Notice } from "./Notice.tsx"
import { PlateInput } from "./PlateInput.tsx"
import { spellPlate } from "./plate-drawing.ts"
import { slotRecipe } from "./recipe.ts"
import { Sentence } from "./Sentence.tsx"
import { VisuallyHidden } from "./Text.tsx"
import { useSettled } from "./use-settled.ts"

export type { KnownPlate } from "./KnownPlates.tsx"

const plateField = slotRecipe("plate-field")()

export interface LicencePlateFieldProps {
  /** Input as typed. */
  readonly value: string
  readonly country: string
  readonly countries: readonly string[]
  /** Country codes to show first: the shop's own and those used before. */
  readonly preferredCountries?: readonly string[]
  /** Example of a plate of this country. */
  readonly placeholder: string
  /** Default: true. False where a field above shows the same example. */
  readonly showsExample?: boolean
  /** Id of the plate input; that of the country is `${id}-country`. */
  readonly id?: string
  readonly label?: string
  /** Error message. */
  readonly issue?: string | null
  /** The issue is no error: the suggestions answer it. */
  readonly isQuestion?: boolean
  /** Way to continue with a plate that is right despite the issue; shown after the suggestions. */
  readonly issueHelp?: Elements
  /** Suggested plates, one button each; with a country where it is another one. */
  readonly suggestions?: readonly KnownPlate[]
  readonly suggestionsTitle?: string
  /** Stored form and region of a valid plate. */
  readonly reading?: { readonly plate: string; readonly region: string | null } | null
  readonly lookAlikeHint?: Elements
  readonly lookAlikeActions?: Elements
  readonly recentPlates?: readonly KnownPlate[]
  /** Further notes on plates of this country. */
  readonly notes?: Elements
  readonly disabled?: boolean
  readonly onChange: (raw: string) => void
  readonly onCountryChange: (country: string) => void
  readonly onSuggestion: (suggestion: KnownPlate) => void
  /** Handles a plate used before; by default like a suggestion. */
  readonly onRecentPlate?: (plate: KnownPlate) => void
  /** Handles several pasted plates; by default they are one text. */
  readonly onList?: ((plates: ReadonlyArray<string>) => void) | undefined
  readonly onBlur?: () => void
}

export const LicencePlateField = (props: LicencePlateFieldProps) => {
  const { value, country, placeholder, issue, suggestions = [], reading = null, lookAlikeHint } = props
  const { recentPlates = [], disabled, showsExample = true } = props
  const { t } = useTranslation()
  const { suggestionsTitle = t("plate.suggestions") } = props
  const isAsked = props.isQuestion === true && Boolean(issue)
  const hint = isAsked ? issue : showsExample ? t("plate.example", { format: placeholder }) : null
  const knownPlateName = useKnownPlateName()
  const ownId = useId()
  const id = props.id ?? ownId
  const result = useRef<HTMLDivElement>(null)
  const [taps, setTaps] = useState(0)

  // The tapped button is unmounted: focus its result, which opens no keyboard over the page.
  useEffect(() => {
    if (taps > 0) result.current?.focus()
  }, [taps])

  // The same for the actions of the hint about look-alikes.
  const hadHint = useRef(false)
  useEffect(() => {
    if (hadHint.current && !lookAlikeHint && document.activeElement === document.body) result.current?.focus()
    hadHint.current = Boolean(lookAlikeHint)
  }, [lookAlikeHint])

  const tapped = (onTap: (plate: KnownPlate) => void) => (plate: KnownPlate) => {
    onTap(plate)
    setTaps(taps + 1)
  }

  const spelled = reading === null ? "" : spellPlate(reading.plate, t("plate.dash"))
  const region = reading?.region ? t("plate.region", { region: reading.region }) : ""
  const meant =
    suggestions.length === 0 ? "" : `${suggestionsTitle} ${suggestions.map(({ plate }) => plate).join(", ")}`
  const spoken = useSettled([spelled, region, meant].filter((part) => part !== "").join(". "))

  return (
    <div className={plateField("root")}>
      <div className={plateField("row")}>
        <Field
          id={id}
          label={props.label ?? t("plate.label")}
          hint={hint ? <Sentence text={hint} kept={placeholder} /> : null}
          error={isAsked ? null : issue}
        >
          {(control) => (
            <PlateInput
              {...control}
              value={value}
              country={{
                value: country,
                countries: props.countries,
                preferred: props.preferredCountries ?? [],
                onChange: props.onCountryChange
              }}
              placeholder={placeholder}
              disabled={disabled}
              aria-describedby={
                [control["aria-describedby"], reading && `${id}-reading`].filter(Boolean).join(" ") ||
                undefined
              }
              onChange={props.onChange}
              onList={props.onList}
              onBlur={props.onBlur}
            />
          )}
        </Field>
        {/* biome-ignore lint/a11y/useSemanticElements: it groups what came of the field, not fields */}
        <div
          id={`${id}-result`}
          ref={result}
          tabIndex={-1}
          role="group"
          aria-label={isAsked ? suggestionsTitle : (props.label ?? t("plate.label"))}
          aria-describedby={isAsked ? `${id}-hint` : reading === null ? undefined : `${id}-reading`}
          className={plateField("result")}
        >
          <PlateChoices
            title={suggestionsTitle}
            plates={suggestions}
            country={country}
            nameOf={(meant) =>
              meant.country ? knownPlateName(meant) : t("plate.useSuggestion", { plate: meant.plate })
            }
            disabled={disabled}
            onChoose={tapped(props.onSuggestion)}
          />
          {reading === null ? null : (
            <p id={`${id}-reading`}>
              <VisuallyHidden translate="no">{`${spelled} `}</VisuallyHidden>
              <span>{region}</span>
            </p>
          )}
          {lookAlikeHint && (
            <Notice tone="warning" live actions={props.lookAlikeActions}>
              {lookAlikeHint}
            </Notice>
          )}
        </div>
        {issue && props.issueHelp}
        {props.notes}
        <VisuallyHidden role="status" translate="no">
          {spoken}
        </VisuallyHidden>
      </div>
      <PlateChoices
        title={t("plate.known.heading")}
        plates={recentPlates}
        country={country}
        nameOf={knownPlateName}
        disabled={disabled}
        onChoose={tapped(props.onRecentPlate ?? props.onSuggestion)}
      />
    </div>
  )
}
