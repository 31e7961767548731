/** Field of one plate of a ticket. */
import { useTranslation } from "react-i18next"
import type { PlateEntry as Entry } from "../../../machines/plate-entry.ts"
import type { TicketConfigurationActor, TicketOffer } from "../../../machines/ticket-configuration/index.ts"
import { PlateEntry } from "../../features/PlateEntry.tsx"

interface PlateEntryFieldProps {
  readonly id: string
  readonly actor: TicketConfigurationActor
  readonly offer: TicketOffer
  readonly plates: ReadonlyArray<Entry>
  readonly index: number
  readonly issue: string | null
  readonly disabled: boolean
  readonly onRemove: () => void
}

export const PlateEntryField = (props: PlateEntryFieldProps) => {
  const { id, actor, offer, plates, index, issue, disabled, onRemove } = props
  const { t } = useTranslation()
  const isOnly = plates.length === 1
  return (
    <PlateEntry
      id={id}
      label={isOnly ? t("plate.label") : t("plate.labelNumbered", { number: index + 1 })}
      entry={plates[index] ?? { country: "XX", plate: "" }}
      entries={plates}
      shopCountry={offer.shop.areaCountry}
      recentPlates={offer.recentPlates}
      issue={issue}
      disabled={disabled}
      index={index}
      onEdit={actor.send}
      onChoose={actor.send}
      onPaste={actor.send}
      onRemove={isOnly ? undefined : onRemove}
    />
  )
}
