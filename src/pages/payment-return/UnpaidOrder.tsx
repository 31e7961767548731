/** What was to be paid: each ticket with its plates, the amount, and the minutes left to pay it. */
import { useTranslation } from "react-i18next"
import type { Order } from "../../../schemas/order.ts"
import { orderTotal } from "../../../schemas/payable-price.ts"
import { areaLabels, titleOf, validityText } from "../../features/ticket-labels.ts"
import { useNow } from "../../features/use-now.ts"
import { useFormatters } from "../../i18n/index.ts"
import { Card } from "../../ui/Card.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { LicencePlate } from "../../ui/LicencePlate.tsx"
import { Price } from "../../ui/Price.tsx"
import { Text } from "../../ui/Text.tsx"

interface UnpaidOrderProps {
  readonly order: Order
  readonly country: string | null
}

export const UnpaidOrder = ({ order, country }: UnpaidOrderProps) => {
  const { t } = useTranslation()
  const format = useFormatters(country)
  const now = useNow()
  const minutes = Math.ceil((Date.parse(order.expiresAt ?? "") - now) / 60_000)
  return (
    <Card as="section">
      <Column as="ul" gap="md">
        {order.items.map((ticket) => (
          <Column as="li" gap="xs" key={ticket.hash ?? ticket.id}>
            <Cluster>
              {ticket.plates.map(({ plate, country: of }) => (
                <LicencePlate key={`${of} ${plate}`} plate={plate} country={of} />
              ))}
              <strong style={{ minWidth: 0 }}>{titleOf(ticket, format.locale)}</strong>
            </Cluster>
            <Text size="sm" tone="muted">
              {[validityText(ticket, t, format), ...areaLabels(ticket)].filter(Boolean).join(" · ")}
            </Text>
          </Column>
        ))}
      </Column>
      <Cluster justify="between">
        <Price amount={orderTotal(order)} country={country} />
        {minutes > 0 ? (
          <Text size="sm">
            {t("payment.open.timeLeft", { duration: format.units([["minute", minutes]]) })}
          </Text>
        ) : null}
      </Cluster>
    </Card>
  )
}
