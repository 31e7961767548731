/** Entry of one plate: suggested corrections, own plates, region, and a warning about similar characters. */
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { offeredPlates, plateAdvice } from "../../machines/plate-advice.ts"
import type { PlateEntry as Entry, PlateChosen, PlateEdit, PlatesPasted } from "../../machines/plate-entry.ts"
import {
  countryCodes,
  countryFrom,
  defaultCountryOf,
  plateFormat
} from "../../schemas/licence-plate/index.ts"
import type { Plate } from "../../schemas/plate.ts"
import { Button } from "../ui/Button.tsx"
import { Column } from "../ui/Layout.tsx"
import { LicencePlateField } from "../ui/LicencePlateField.tsx"
import { Link } from "../ui/Link.tsx"
import { trashIcon } from "../ui/later-icons.ts"
import { Sentence } from "../ui/Sentence.tsx"
import { Text } from "../ui/Text.tsx"
import { reportAddress } from "./report/report-address.ts"
import { usePlateSuggestions, usePlatesWithSuggestions } from "./use-plate-suggestions.ts"

interface PlateEntryProps {
  readonly id: string
  readonly label: string
  readonly entry: Entry
  /** All plates of the form, including this one: none of them is suggested. */
  readonly entries: ReadonlyArray<Entry>
  readonly shopCountry: string | null
  readonly recentPlates: ReadonlyArray<Plate>
  /** Error message. */
  readonly issue: string | null
  readonly disabled: boolean
  /** Index in the form; absent in a dialog. */
  readonly index?: number
  readonly onEdit: (edit: PlateEdit) => void
  /** Handles an answer to the question which plate is meant, and goes on; by default it is an edit. */
  readonly onChoose?: (chosen: PlateChosen) => void
  /** Handles a pasted list of plates; absent where the form takes one plate. */
  readonly onPaste?: ((list: PlatesPasted) => void) | undefined
  /** Removes the plate from the form; absent where the form takes one plate. */
  readonly onRemove?: (() => void) | undefined
}

export const PlateEntry = (props: PlateEntryProps) => {
  const { id, label, entry, entries, shopCountry, recentPlates, issue, disabled } = props
  const { index = 0, onEdit, onChoose, onPaste, onRemove } = props
  const change = (plate: string) => onEdit({ type: "PLATE_CHANGED", index, plate })
  const chooseCountry = (country: string) => onEdit({ type: "COUNTRY_CHANGED", index, country })
  const choose = (plate: string, country = entry.country) => {
    if (onChoose !== undefined) onChoose({ type: "PLATE_CHOSEN", index, plate, country })
    else {
      if (country !== entry.country) chooseCountry(country)
      if (plate !== entry.plate) change(plate)
    }
  }
  const { t } = useTranslation()
  const advice = plateAdvice(entry, recentPlates, issue !== null)
  const { lookAlike } = advice
  const preferred = useMemo(
    () => [
      ...new Set([defaultCountryOf(shopCountry), ...recentPlates.map(({ country }) => countryFrom(country))])
    ],
    [shopCountry, recentPlates]
  )
  const suggestions = usePlateSuggestions(entry, preferred, advice.asksWhatIsMeant)
  const lacksDash = advice.issue === "missing_separator"
  /** Said once for all plates of the form. */
  const isFirst = (says: (other: Entry) => boolean) => !entries.slice(0, index).some(says)
  const isAnswerable = usePlatesWithSuggestions(lacksDash && issue !== null ? [entry] : []).length > 0
  return (
    <Column gap="sm" {...(onRemove === undefined ? {} : { as: "fieldset", "aria-label": label })}>
      <LicencePlateField
        id={id}
        label={label}
        value={entry.plate}
        country={entry.country}
        countries={countryCodes}
        preferredCountries={preferred}
        placeholder={plateFormat(advice.country).example}
        showsExample={issue !== null || isFirst((other) => other.country === entry.country)}
        issue={issue}
        isQuestion={onChoose !== undefined && isAnswerable}
        issueHelp={
          <>
            {advice.mayBeRight ? (
              <Text size="sm">
                <span>{`${t("plate.isRightText")} `}</span>
                <Link href={reportAddress({ about: "plate" })}>{t("plate.isRight")}</Link>
              </Text>
            ) : null}
            {advice.mayGoOn ? (
              <span>
                <Button
                  variant="quiet"
                  edge="start"
                  disabled={disabled}
                  onClick={() => choose(entry.plate, "XX")}
                >
                  {t("plate.asEntered")}
                </Button>
              </span>
            ) : null}
          </>
        }
        suggestions={suggestions}
        suggestionsTitle={t(lacksDash && suggestions.length !== 1 ? "plate.which" : "plate.suggestions")}
        reading={advice.issue === undefined ? { plate: advice.plate, region: advice.region } : null}
        lookAlikeHint={
          lookAlike === null ? null : (
            <Sentence text={t("plate.lookAlike", { plate: lookAlike })} kept={lookAlike} />
          )
        }
        lookAlikeActions={
          lookAlike === null ? null : (
            <>
              <Button variant="secondary" disabled={disabled} onClick={() => change(lookAlike)}>
                <Sentence text={t("plate.useSuggestion", { plate: lookAlike })} kept={lookAlike} />
              </Button>
              <Button
                variant="quiet"
                edge="start"
                disabled={disabled}
                onClick={() => onEdit({ type: "PLATE_KEPT", index })}
              >
                <Sentence text={t("plate.lookAlikeKeep", { plate: advice.plate })} kept={advice.plate} />
              </Button>
            </>
          )
        }
        recentPlates={offeredPlates(recentPlates, entry, entries)}
        notes={
          <>
            {advice.country === "CH" && isFirst((other) => countryFrom(other.country) === "CH") ? (
              <Text size="sm" tone="muted">
                {t("plate.interchangeable")}
              </Text>
            ) : null}
            {advice.lacksLetters ? <Text size="sm">{t("plate.lettersMissing")}</Text> : null}
            {advice.isAmbiguous && isFirst((other) => plateAdvice(other, recentPlates, false).isAmbiguous) ? (
              <Text size="sm" tone="muted">
                {t("plate.lookAlikeCharacters")}
              </Text>
            ) : null}
          </>
        }
        disabled={disabled}
        onChange={change}
        onCountryChange={chooseCountry}
        onList={onPaste && ((plates) => onPaste({ type: "PLATES_PASTED", index, plates }))}
        onSuggestion={({ plate, country }) => choose(plate, country ?? entry.country)}
        onRecentPlate={({ plate, country }) => {
          if (country) chooseCountry(country)
          change(plate)
        }}
        // Replace the input by the spelling that will be stored once the field loses the focus.
        onBlur={() => {
          if (advice.isUntidy) change(advice.plate)
        }}
      />
      {onRemove === undefined ? null : (
        <span>
          <Button variant="quiet" edge="start" icon={trashIcon} disabled={disabled} onClick={onRemove}>
            <Sentence text={t("ticket.removePlate", { plate: entry.plate })} kept={entry.plate} />
          </Button>
        </span>
      )}
    </Column>
  )
}
