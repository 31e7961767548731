/** One ticket on offer. */
import { memo } from "react"
import { useTranslation } from "react-i18next"
import { payablePrice, type Ticket } from "../../../schemas/ticket.ts"
import { useFormatters } from "../../i18n/index.ts"
import { areaLabels, titleOf, validityText, windowsText } from "../../screens/ticket-words.ts"
import { Cluster } from "../../ui/Layout.tsx"
import { Badge } from "../../ui/Text.tsx"
import { TicketCard } from "../../ui/TicketCard.tsx"

interface OfferedTicketProps {
  readonly ticket: Ticket
  readonly country: string | null
  /** The same one for all tickets, so that those shown already are not drawn again. */
  readonly onSelect: (ticketId: string) => void
}

const Kind = ({ ticket }: { readonly ticket: Ticket }) => {
  const { t } = useTranslation()
  return (
    <Cluster gap="xs">
      <Badge>
        {ticket.usageLimit !== null
          ? t("home.multiUse", { count: ticket.usageLimit })
          : ticket.ticketType
            ? t("home.singleUse")
            : "Ticket"}
      </Badge>
      {ticket.discountInfo?.discountedPrice === undefined ||
      ticket.discountInfo?.discountedPrice === null ? null : (
        <Badge tone="success">{t("home.discounted")}</Badge>
      )}
    </Cluster>
  )
}

export const OfferedTicket = memo(({ ticket, country, onSelect }: OfferedTicketProps) => {
  const { t } = useTranslation()
  const format = useFormatters(country)
  return (
    <TicketCard
      title={titleOf(ticket, format.locale)}
      windows={windowsText(ticket, t, format.locale)}
      validity={validityText(ticket, t, format)}
      areas={areaLabels(ticket)}
      badges={<Kind ticket={ticket} />}
      amount={payablePrice(ticket)}
      regularAmount={ticket.price}
      currency={ticket.currencyCode}
      country={country}
      onSelect={() => onSelect(ticket.id)}
    />
  )
})
