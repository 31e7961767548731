/** Card of a ticket on offer. */
import { memo } from "react"
import { useTranslation } from "react-i18next"
import { windowsOf } from "../../../schemas/coverage/windows.ts"
import { payablePrice, regularPrice } from "../../../schemas/payable-price.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { areaLabels, titleOf, validityText, windowsText } from "../../features/ticket-labels.ts"
import { useFormatters } from "../../i18n/index.ts"
import { DayBar } from "../../ui/DayBar.tsx"
import { TicketCard } from "../../ui/TicketCard.tsx"

interface OfferedTicketProps {
  readonly ticket: Ticket
  readonly country: string | null
  /** Whether another ticket differs from it only in its hours. */
  readonly isCompared: boolean
  /** The large one, which suits a driver who parks now. */
  readonly isBest?: boolean
  /** The same function for all tickets, so that rendered cards are memoized. */
  readonly onSelect: (ticketId: string) => void
}

export const OfferedTicket = memo(({ ticket, country, isCompared, isBest, onSelect }: OfferedTicketProps) => {
  const { t } = useTranslation()
  const format = useFormatters(country)
  const { usageLimit, maximumPlates } = ticket
  return (
    <TicketCard
      best={isBest}
      title={titleOf(ticket, format.locale)}
      windows={
        isCompared ? (
          <>
            <span>{windowsText(ticket, t, format.locale) ?? t("home.allHours")}</span>
            <DayBar windows={windowsOf(ticket)} />
          </>
        ) : (
          windowsText(ticket, t, format.locale)
        )
      }
      validity={[
        validityText(ticket, t, format),
        usageLimit !== null && t("home.multiUse", { count: usageLimit }),
        maximumPlates !== null && maximumPlates > 1 && t("home.plates", { count: maximumPlates })
      ]
        .filter(Boolean)
        .join(" · ")}
      areas={areaLabels(ticket)}
      amount={payablePrice(ticket)}
      regularAmount={regularPrice(ticket)}
      country={country}
      onSelect={() => onSelect(ticket.id)}
    />
  )
})
