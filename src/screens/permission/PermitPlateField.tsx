/** One plate for a permit as it is typed: repairs and own plates by one tap, its region, look-alikes. */
import { useTranslation } from "react-i18next"
import type { PlateEntry } from "../../../machines/ticket-configuration/index.ts"
import {
  countryCodes,
  countryFrom,
  defaultCountryOf,
  plateFormat
} from "../../../schemas/licence-plate/index.ts"
import type { Plate } from "../../../schemas/plate.ts"
import { LicencePlateField } from "../../ui/LicencePlateField.tsx"
import { Text } from "../../ui/Text.tsx"
import { contactAbout } from "../contact/plate-in-question.ts"
import { offeredPlates, plateAdvice } from "../ticket/plate-advice.ts"

interface PermitPlateFieldProps {
  readonly id: string
  readonly label: string
  readonly entry: PlateEntry
  /** All plates of the form, this one among them: none of them is offered. */
  readonly entries: ReadonlyArray<PlateEntry>
  readonly shopCountry: string | null
  readonly shopPath: string
  readonly recentPlates: ReadonlyArray<Plate>
  readonly issue: string | null
  readonly disabled: boolean
  readonly onPlate: (plate: string) => void
  readonly onCountry: (country: string) => void
}

export const PermitPlateField = (props: PermitPlateFieldProps) => {
  const { id, label, entry, entries, shopCountry, shopPath, recentPlates, issue, disabled } = props
  const { onPlate, onCountry } = props
  const { t } = useTranslation()
  const advice = plateAdvice(entry, recentPlates, issue !== null)
  const preferred = [
    defaultCountryOf(shopCountry),
    ...recentPlates.map(({ country }) => countryFrom(country))
  ]
  // Our lists may be older than the plate: then the driver may be right.
  const mayBeRight = issue !== null && advice.issue?.startsWith("invalid_") === true
  return (
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
        mayBeRight ? (
          <Text size="sm">
            {t("plate.isRightText")}{" "}
            <a href={contactAbout(shopPath, { plate: advice.plate, country: advice.country })}>
              {t("plate.isRight")}
            </a>
          </Text>
        ) : null
      }
      suggestions={advice.suggestions}
      reading={advice.issue === undefined ? { plate: advice.plate, region: advice.region } : null}
      lookAlikeHint={advice.lookAlike === null ? null : t("plate.lookAlike", { plate: advice.lookAlike })}
      recentPlates={offeredPlates(recentPlates, entry, entries)}
      disabled={disabled}
      onChange={onPlate}
      onCountryChange={onCountry}
      onSuggestion={({ plate }) => onPlate(plate)}
      onRecentPlate={({ plate, country }) => {
        onCountry(countryFrom(country))
        onPlate(plate)
      }}
      onBlur={() => {
        if (advice.issue === undefined && advice.plate !== entry.plate) onPlate(advice.plate)
      }}
    />
  )
}
