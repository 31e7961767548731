/** What a driver has to know of a ticket before buying it. */
import { useTranslation } from "react-i18next"
import type { Shop } from "../../../schemas/shop.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { addresses } from "../../addresses.ts"
import { useFormatters } from "../../i18n/index.ts"
import { Card } from "../../ui/Card.tsx"
import { Column } from "../../ui/Layout.tsx"
import { List } from "../../ui/List.tsx"
import { Heading, Text } from "../../ui/Text.tsx"
import { HowToUse } from "../HowToUse.tsx"
import { areaLabels, validityText, windowsOf } from "../ticket-words.ts"

export const TicketNotes = ({ ticket, shop }: { readonly ticket: Ticket; readonly shop: Shop }) => {
  const { t } = useTranslation()
  const format = useFormatters(shop.areaCountry)
  const areas = areaLabels(ticket)
  const windows = ticket.isInterruptedTimeFrameTicket === true ? windowsOf(ticket) : []
  return (
    <Card as="section">
      <Column gap="md">
        <Heading level={2}>{t("ticket.validityPeriod")}</Heading>
        <Text>{validityText(ticket, t, format)}</Text>
        {windows.length === 0 ? null : (
          <Column gap="xs">
            <Text>{t("ticket.limitedValidity")}</Text>
            <List aria-label={t("ticket.windows")}>
              {windows.map(({ from, to, description }) => (
                <li key={`${from} ${to}`}>{description ?? t("validity.window", { from, to })}</li>
              ))}
            </List>
          </Column>
        )}
        <Text>
          {ticket.usageLimit === null
            ? t("ticket.singleUse")
            : `${t("ticket.multiVisit", { count: ticket.usageLimit })} ${t("ticket.multiVisitReminder")}`}
        </Text>
        <Text>
          {areas.length > 1
            ? t("ticket.onlyValidForAreas", { areas: areas.join(" · ") })
            : t("ticket.onlyValidForArea", { area: areas[0] ?? shop.name })}{" "}
          <a href={addresses.contact(shop.path)}>{t("ticket.moreInfo")}</a>
        </Text>
        <Text>{t("ticket.noCancellation")}</Text>
        <HowToUse />
      </Column>
    </Card>
  )
}
