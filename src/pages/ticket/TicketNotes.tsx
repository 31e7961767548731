/** Terms shown before the purchase: when, where and how often a ticket allows parking, and its payment. */
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import type { Shop } from "../../../schemas/shop.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { PaymentMarks } from "../../features/PaymentMarks.tsx"
import { useShell } from "../../features/shop-context.tsx"
import { TicketLimits } from "../../features/TicketLimits.tsx"
import { areaLabels, validityText } from "../../features/ticket-labels.ts"
import { useFormatters } from "../../i18n/index.ts"
import { Card } from "../../ui/Card.tsx"
import { Column } from "../../ui/Layout.tsx"
import { Link } from "../../ui/Link.tsx"
import { Heading, Text } from "../../ui/Text.tsx"
import { idle } from "../../ui/when-idle.ts"

export const TicketNotes = ({ ticket, shop }: { readonly ticket: Ticket; readonly shop: Shop }) => {
  const { t } = useTranslation()
  const { addressOf } = useShell()
  const format = useFormatters(shop.areaCountry)
  const areas = areaLabels(ticket)
  // The first dates of the cart take a slow phone 60 ms: formats some while the driver types.
  useEffect(() => {
    void idle().then(() => format.range("2026-01-01", "2026-01-03"))
  }, [format])
  return (
    <Card as="section">
      <Column gap="sm">
        <Heading level={2}>{t("ticket.validityPeriod")}</Heading>
        <Text>{validityText(ticket, t, format)}</Text>
        <TicketLimits ticket={ticket} country={shop.areaCountry} />
        <Text>
          {[
            ticket.usageLimit === null
              ? t("ticket.singleUse")
              : t("ticket.multiVisit", { count: ticket.usageLimit }),
            ...(ticket.usageLimit !== null && shop.sendsMails === true
              ? [t("ticket.multiVisitReminder")]
              : []),
            t("ticket.noCancellation")
          ].join(" ")}
        </Text>
        <Text>
          <span>
            {`${
              areas.length > 1
                ? t("ticket.onlyValidForAreas", { areas: areas.join(" · ") })
                : t("ticket.onlyValidForArea", { area: areas[0] ?? shop.name })
            } `}
          </span>
          <Link href={addressOf({ name: "contact", shop: shop.path })}>{t("ticket.moreInfo")}</Link>
        </Text>
        <PaymentMarks />
      </Column>
    </Card>
  )
}
