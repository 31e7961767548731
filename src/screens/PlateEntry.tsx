/** One plate as it is typed: repairs and own plates by one tap, its region, and a word on characters that look alike. */
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { PlateEntry as Entry } from "../../machines/ticket-configuration/index.ts"
import {
  countryCodes,
  countryFrom,
  defaultCountryOf,
  type Issue,
  plateFormat
} from "../../schemas/licence-plate/index.ts"
import type { Plate } from "../../schemas/plate.ts"
import { Button } from "../ui/Button.tsx"
import { Column } from "../ui/Layout.tsx"
import { LicencePlateField } from "../ui/LicencePlateField.tsx"
import { Link } from "../ui/Link.tsx"
import { trashIcon } from "../ui/later-icons.ts"
import { Text } from "../ui/Text.tsx"
import { offeredPlates, plateAdvice } from "./plate-advice.ts"
import { aboutPlate } from "./plate-in-question.ts"
import { useShell } from "./shop-context.tsx"

interface PlateEntryProps {
  readonly id: string
  readonly label: string
  readonly entry: Entry
  /** All plates of the form, this one among them: none of them is offered. */
  readonly entries: ReadonlyArray<Entry>
  readonly shopCountry: string | null
  readonly shopPath: string
  readonly recentPlates: ReadonlyArray<Plate>
  /** What is wrong, in words. */
  readonly issue: string | null
  readonly disabled: boolean
  readonly onPlate: (plate: string) => void
  readonly onCountry: (country: string) => void
  /** Takes the plate out of the form; where there are several. */
  readonly onRemove?: (() => void) | undefined
}

/** Our lists may be older than the plate: then the driver may be right. */
const mayBeRight: ReadonlyArray<Issue | undefined> = [
  "invalid_license_plate",
  "invalid_canton_code",
  "invalid_municipal",
  "invalid_province_code"
]

export const PlateEntry = (props: PlateEntryProps) => {
  const { id, label, entry, entries, shopCountry, shopPath, recentPlates, issue, disabled } = props
  const { onPlate, onCountry, onRemove } = props
  const { t } = useTranslation()
  const { addressOf } = useShell()
  /** The plate of which the driver has said that it is not the one it looks like. */
  const [kept, setKept] = useState<string | null>(null)
  const advice = plateAdvice(entry, recentPlates, issue !== null)
  const lookAlike = kept === advice.plate ? null : advice.lookAlike
  const preferred = [
    defaultCountryOf(shopCountry),
    ...recentPlates.map(({ country }) => countryFrom(country))
  ]
  return (
    <Column gap="sm" {...(onRemove === undefined ? {} : { as: "fieldset", "aria-label": label })}>
      <LicencePlateField
        id={id}
        label={label}
        value={entry.plate}
        country={entry.country}
        countries={countryCodes}
        preferredCountries={[...new Set(preferred)]}
        placeholder={plateFormat(advice.country).example}
        issue={issue}
        issueHelp={
          <>
            {mayBeRight.includes(advice.issue) ? (
              <Text size="sm">
                {t("plate.isRightText")}{" "}
                <Link
                  href={`${addressOf({ name: "contact", shop: shopPath })}${aboutPlate({ plate: advice.plate, country: advice.country })}`}
                >
                  {t("plate.isRight")}
                </Link>
              </Text>
            ) : null}
            {advice.mayGoOn ? (
              <span>
                <Button variant="quiet" edge="start" disabled={disabled} onClick={() => onCountry("XX")}>
                  {t("plate.asEntered")}
                </Button>
              </span>
            ) : null}
          </>
        }
        suggestions={advice.suggestions}
        reading={advice.issue === undefined ? { plate: advice.plate, region: advice.region } : null}
        lookAlikeHint={lookAlike === null ? null : t("plate.lookAlike", { plate: lookAlike })}
        lookAlikeActions={
          lookAlike === null ? null : (
            <>
              <Button variant="secondary" onClick={() => onPlate(lookAlike)}>
                {t("plate.useSuggestion", { plate: lookAlike })}
              </Button>
              <Button variant="quiet" edge="start" onClick={() => setKept(advice.plate)}>
                {t("plate.lookAlikeKeep", { plate: advice.plate })}
              </Button>
            </>
          )
        }
        recentPlates={offeredPlates(recentPlates, entry, entries)}
        notes={
          <>
            {advice.country === "CH" ? (
              <Text size="sm" tone="muted">
                {t("plate.interchangeable")}
              </Text>
            ) : null}
            {advice.lacksLetters ? <Text size="sm">{t("plate.lettersMissing")}</Text> : null}
            {advice.isAmbiguous && advice.lookAlike === null ? (
              <Text size="sm" tone="muted">
                {t("plate.lookAlikeCharacters")}
              </Text>
            ) : null}
          </>
        }
        disabled={disabled}
        onChange={onPlate}
        onCountryChange={onCountry}
        onSuggestion={({ plate }) => onPlate(plate)}
        onRecentPlate={({ plate, country }) => {
          if (country !== undefined && country !== null) onCountry(countryFrom(country))
          onPlate(plate)
        }}
        // The spelling that will be stored, once the driver is done and nothing had to be guessed.
        onBlur={() => {
          if (advice.issue === undefined && advice.plate !== entry.plate) onPlate(advice.plate)
        }}
      />
      {onRemove === undefined ? null : (
        <span>
          <Button variant="quiet" edge="start" icon={trashIcon} disabled={disabled} onClick={onRemove}>
            {t("ticket.removePlate", { plate: entry.plate })}
          </Button>
        </span>
      )}
    </Column>
  )
}
