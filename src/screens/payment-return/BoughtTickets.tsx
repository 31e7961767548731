/** The reference of an order and its tickets: for which plates, where and until when they are good. */
import { useTranslation } from "react-i18next"
import type { Order } from "../../../schemas/order.ts"
import { useFormatters } from "../../i18n/index.ts"
import { Card } from "../../ui/Card.tsx"
import { Facts } from "../../ui/Facts.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { LicencePlate } from "../../ui/LicencePlate.tsx"
import { Notice } from "../../ui/Notice.tsx"
import { Price } from "../../ui/Price.tsx"
import { Heading } from "../../ui/Text.tsx"
import { HowToUse } from "../HowToUse.tsx"
import { areaLabels, titleOf, validityText } from "../ticket-words.ts"
import { CalendarLink } from "./CalendarLink.tsx"

export const BoughtTickets = ({
  order,
  country
}: {
  readonly order: Order
  readonly country: string | null
}) => {
  const { t } = useTranslation()
  const format = useFormatters(country)
  return (
    <Column gap="md">
      <Notice tone="success" title={`${t("payment.success.reference")}: ${order.reference}`}>
        {t("payment.success.text")}
      </Notice>
      {order.items.map((ticket) => (
        <Card key={ticket.hash ?? ticket.id} as="article">
          <Column gap="sm">
            <Heading level={2}>{titleOf(ticket, format.locale)}</Heading>
            <Column gap="xs">
              {ticket.plates.map(({ plate, country: of }) => (
                <LicencePlate key={`${of} ${plate}`} plate={plate} country={of} size="lg" />
              ))}
            </Column>
            <Facts
              entries={[
                [t("cart.item.validity"), validityText(ticket, t, format)],
                [t("cart.item.area"), areaLabels(ticket).join(" · ")]
              ]}
            />
            <Cluster>
              <CalendarLink ticket={ticket} reference={order.reference} />
            </Cluster>
          </Column>
        </Card>
      ))}
      <Cluster justify="between">
        <Heading level={3}>{t("common.total")}</Heading>
        <Price amount={order.total} currency={order.currencyCode} country={country} size="lg" />
      </Cluster>
      <Card as="section">
        <HowToUse />
      </Card>
    </Column>
  )
}
