/** One plate of a ticket, with repairs by one tap and a word on characters that look alike. */
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import type { PlateEntry, ticketConfigurationMachine } from "../../../machines/ticket-configuration/index.ts"
import { countryCodes, plateFormat } from "../../../schemas/licence-plate/index.ts"
import type { Plate } from "../../../schemas/plate.ts"
import { Button } from "../../ui/Button.tsx"
import { Column } from "../../ui/Layout.tsx"
import { LicencePlateField } from "../../ui/LicencePlateField.tsx"
import { Text } from "../../ui/Text.tsx"
import { plateAdvice } from "./plate-advice.ts"

interface PlateEntryFieldProps {
  readonly id: string
  readonly actor: ActorRefFrom<typeof ticketConfigurationMachine>
  readonly entry: PlateEntry
  readonly index: number
  readonly recentPlates: ReadonlyArray<Plate>
  readonly issue: string | null
  readonly isOnly: boolean
  readonly disabled: boolean
}

export const PlateEntryField = (props: PlateEntryFieldProps) => {
  const { id, actor, entry, index, recentPlates, issue, isOnly, disabled } = props
  const { t } = useTranslation()
  const advice = plateAdvice(entry, recentPlates, issue !== null)
  const use = (plate: string, country?: string | null) => {
    if (country !== undefined && country !== null) actor.send({ type: "COUNTRY_CHANGED", index, country })
    actor.send({ type: "PLATE_CHANGED", index, plate })
  }
  return (
    <Column gap="sm">
      <LicencePlateField
        id={id}
        label={isOnly ? t("plate.label") : t("plate.labelNumbered", { number: index + 1 })}
        value={entry.plate}
        country={entry.country}
        countries={countryCodes}
        placeholder={plateFormat(advice.country).example}
        issue={issue}
        suggestions={advice.suggestions}
        lookAlikeHint={advice.lookAlike === null ? null : t("plate.lookAlike", { plate: advice.lookAlike })}
        recentPlates={entry.plate === "" ? recentPlates : []}
        disabled={disabled}
        onChange={(plate) => use(plate)}
        onCountryChange={(country) => actor.send({ type: "COUNTRY_CHANGED", index, country })}
        onSuggestion={({ plate }) => use(plate)}
        onRecentPlate={({ plate, country }) => use(plate, country)}
      />
      {advice.region === null ? null : (
        <Text size="sm" tone="muted">
          {t("plate.region", { region: advice.region })}
        </Text>
      )}
      {isOnly ? null : (
        <Button
          variant="quiet"
          icon="trash"
          disabled={disabled}
          onClick={() => actor.send({ type: "PLATE_REMOVED", index })}
        >
          {t("ticket.removePlate", { plate: entry.plate })}
        </Button>
      )}
    </Column>
  )
}
