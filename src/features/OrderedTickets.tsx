/** Tickets of an order that is not paid: each with its plates, title, validity and areas. */
import { useTranslation } from "react-i18next"
import type { Order } from "../../schemas/order.ts"
import { useFormatters } from "../i18n/index.ts"
import { Cluster, Column } from "../ui/Layout.tsx"
import { LicencePlate } from "../ui/LicencePlate.tsx"
import { Text } from "../ui/Text.tsx"
import { areaLabels, titleOf, validityText } from "./ticket-labels.ts"

interface OrderedTicketsProps {
  readonly order: Order
  /** Of the shop. */
  readonly country: string | null
}

export const OrderedTickets = ({ order, country }: OrderedTicketsProps) => {
  const { t } = useTranslation()
  const format = useFormatters(country)
  return (
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
  )
}
