/** One plate of a ticket: repairs and own plates by one tap, its region, and a word on characters that look alike. */
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import type {
  PlateEntry,
  TicketOffer,
  ticketConfigurationMachine
} from "../../../machines/ticket-configuration/index.ts"
import {
  countryCodes,
  countryFrom,
  defaultCountryOf,
  type Issue,
  plateFormat
} from "../../../schemas/licence-plate/index.ts"
import { Button } from "../../ui/Button.tsx"
import { Column } from "../../ui/Layout.tsx"
import { LicencePlateField } from "../../ui/LicencePlateField.tsx"
import { Text } from "../../ui/Text.tsx"
import { contactAbout } from "../contact/plate-in-question.ts"
import { offeredPlates, plateAdvice } from "./plate-advice.ts"

interface PlateEntryFieldProps {
  readonly id: string
  readonly actor: ActorRefFrom<typeof ticketConfigurationMachine>
  readonly offer: TicketOffer
  readonly plates: ReadonlyArray<PlateEntry>
  readonly index: number
  readonly issue: string | null
  readonly disabled: boolean
}

/** Our lists may be older than the plate: then the driver may be right. */
const mayBeRight: ReadonlyArray<Issue | undefined> = [
  "invalid_license_plate",
  "invalid_canton_code",
  "invalid_municipal",
  "invalid_province_code"
]

export const PlateEntryField = (props: PlateEntryFieldProps) => {
  const { id, actor, offer, plates, index, issue, disabled } = props
  const { t } = useTranslation()
  /** The plate of which the driver has said that it is not the one it looks like. */
  const [kept, setKept] = useState<string | null>(null)
  const { shop, recentPlates } = offer
  const entry = plates[index] ?? { country: "XX", plate: "" }
  const isOnly = plates.length === 1
  const advice = plateAdvice(entry, recentPlates, issue !== null)
  const lookAlike = kept === advice.plate ? null : advice.lookAlike
  const label = isOnly ? t("plate.label") : t("plate.labelNumbered", { number: index + 1 })
  const use = (plate: string, country?: string | null) => {
    if (country !== undefined && country !== null) actor.send({ type: "COUNTRY_CHANGED", index, country })
    actor.send({ type: "PLATE_CHANGED", index, plate })
  }
  const preferred = [
    ...new Set([
      defaultCountryOf(shop.areaCountry),
      ...recentPlates.map(({ country }) => countryFrom(country))
    ])
  ]
  return (
    <Column gap="sm" {...(isOnly ? {} : { as: "fieldset", "aria-label": label })}>
      <LicencePlateField
        id={id}
        label={label}
        value={entry.plate}
        country={entry.country}
        countries={countryCodes}
        preferredCountries={preferred}
        placeholder={plateFormat(advice.country).example}
        issue={issue}
        issueHelp={
          mayBeRight.includes(advice.issue) ? (
            <Text size="sm">
              {t("plate.isRightText")}{" "}
              <a href={contactAbout(offer.shop.path, { plate: advice.plate, country: advice.country })}>
                {t("plate.isRight")}
              </a>
            </Text>
          ) : null
        }
        suggestions={advice.suggestions}
        reading={advice.issue === undefined ? { plate: advice.plate, region: advice.region } : null}
        lookAlikeHint={lookAlike === null ? null : t("plate.lookAlike", { plate: lookAlike })}
        lookAlikeActions={
          lookAlike === null ? null : (
            <>
              <Button variant="secondary" onClick={() => use(lookAlike)}>
                {t("plate.useSuggestion", { plate: lookAlike })}
              </Button>
              <Button variant="quiet" onClick={() => setKept(advice.plate)}>
                {t("plate.lookAlikeKeep", { plate: advice.plate })}
              </Button>
            </>
          )
        }
        recentPlates={offeredPlates(recentPlates, entry, plates)}
        notes={
          <>
            {advice.country === "CH" ? (
              <Text size="sm" tone="muted">
                {t("plate.interchangeable")}
              </Text>
            ) : null}
            {advice.isAmbiguous && advice.lookAlike === null ? (
              <Text size="sm" tone="muted">
                {t("plate.lookAlikeCharacters")}
              </Text>
            ) : null}
          </>
        }
        disabled={disabled}
        onChange={(plate) => use(plate)}
        onCountryChange={(country) => actor.send({ type: "COUNTRY_CHANGED", index, country })}
        onSuggestion={({ plate }) => use(plate)}
        onRecentPlate={({ plate, country }) => use(plate, country)}
        // The spelling that will be stored, once the driver is done and nothing had to be guessed.
        onBlur={() => {
          if (advice.issue === undefined && advice.plate !== entry.plate) use(advice.plate)
        }}
      />
      {isOnly ? null : (
        <span>
          <Button
            variant="quiet"
            icon="trash"
            disabled={disabled}
            onClick={() => actor.send({ type: "PLATE_REMOVED", index })}
          >
            {t("ticket.removePlate", { plate: entry.plate })}
          </Button>
        </span>
      )}
    </Column>
  )
}
