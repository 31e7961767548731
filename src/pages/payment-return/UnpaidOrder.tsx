/** Lists what was to be paid: each ticket with its plates, the amount, and the minutes left to pay it. */
import { useTranslation } from "react-i18next"
import type { Order } from "../../../schemas/order.ts"
import { orderTotal } from "../../../schemas/payable-price.ts"
import { OrderedTickets } from "../../features/OrderedTickets.tsx"
import { useNow } from "../../features/use-now.ts"
import { useFormatters } from "../../i18n/index.ts"
import { Card } from "../../ui/Card.tsx"
import { Cluster } from "../../ui/Layout.tsx"
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
      <OrderedTickets order={order} country={country} />
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
