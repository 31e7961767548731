/** What a driver has to know of a ticket before buying it: when it is good above the form, the rest below. */
import { useTranslation } from "react-i18next"
import type { Shop } from "../../../schemas/shop.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { useFormatters } from "../../i18n/index.ts"
import { HowToUse } from "../../screens/HowToUse.tsx"
import { useShell } from "../../screens/shop-context.tsx"
import { TicketLimits } from "../../screens/TicketLimits.tsx"
import { areaLabels, validityText } from "../../screens/ticket-words.ts"
import { Card } from "../../ui/Card.tsx"
import { Column } from "../../ui/Layout.tsx"
import { Link } from "../../ui/Link.tsx"
import { Heading, Text } from "../../ui/Text.tsx"

interface TicketNotesProps {
  readonly ticket: Ticket
  readonly shop: Shop
}

export const TicketValidity = ({ ticket, shop }: TicketNotesProps) => {
  const { t } = useTranslation()
  const format = useFormatters(shop.areaCountry)
  return (
    <Column gap="xs">
      <Text>{validityText(ticket, t, format)}</Text>
      <TicketLimits ticket={ticket} country={shop.areaCountry} />
    </Column>
  )
}

export const TicketNotes = ({ ticket, shop }: TicketNotesProps) => {
  const { t } = useTranslation()
  const { addressOf } = useShell()
  const areas = areaLabels(ticket)
  return (
    <Card as="section">
      <Column gap="md">
        <Heading level={2}>{t("ticket.validityPeriod")}</Heading>
        <Text>
          {ticket.usageLimit === null
            ? t("ticket.singleUse")
            : [
                t("ticket.multiVisit", { count: ticket.usageLimit }),
                ...(shop.sendsMails === true ? [t("ticket.multiVisitReminder")] : [])
              ].join(" ")}
        </Text>
        <Text>
          {areas.length > 1
            ? t("ticket.onlyValidForAreas", { areas: areas.join(" · ") })
            : t("ticket.onlyValidForArea", { area: areas[0] ?? shop.name })}{" "}
          <Link href={addressOf({ name: "contact", shop: shop.path })}>{t("ticket.moreInfo")}</Link>
        </Text>
        <Text>{t("ticket.noCancellation")}</Text>
        <HowToUse />
      </Column>
    </Card>
  )
}
