/** Tickets of a paid order as proofs, then the price of several. Keeps the screen on, and sets the app's badge. */
import { useTranslation } from "react-i18next"
import type { Proof } from "../../../machines/payment-return/index.ts"
import { coverageAt } from "../../../schemas/coverage/coverage.ts"
import { orderTotal } from "../../../schemas/payable-price.ts"
import { useShell } from "../../features/shop-context.tsx"
import { useFormatters } from "../../i18n/index.ts"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { Price } from "../../ui/Price.tsx"
import { Heading } from "../../ui/Text.tsx"
import { useAppBadge } from "../../ui/use-app-badge.ts"
import { useWakeLock } from "../../ui/use-wake-lock.ts"
import { ProofCard } from "./ProofCard.tsx"

interface BoughtTicketsProps {
  readonly proof: Proof
  readonly areNew?: boolean
}

export const BoughtTickets = ({ proof: { shop, order, seenAt }, areNew = false }: BoughtTicketsProps) => {
  const { t } = useTranslation()
  const country = shop.areaCountry
  const { now } = useShell()
  const format = useFormatters(country)
  useWakeLock()
  useAppBadge(order.items.some((ticket) => coverageAt(ticket, now(), format.timeZone).kind === "covered"))
  const total = <Price amount={orderTotal(order)} country={country} />
  return (
    <Column gap="md">
      {order.items.map((ticket, position) => (
        <ProofCard
          key={ticket.hash ?? ticket.id}
          ticket={ticket}
          reference={order.reference}
          shop={shop}
          seenAt={seenAt}
          checkUrl={order.checkUrls?.[position]}
          walletUrls={order.walletUrls?.[position]}
          total={order.items.length === 1 ? total : null}
          isNew={areNew}
        />
      ))}
      {order.items.length === 1 ? null : (
        <Cluster justify="between">
          <Heading level={3}>{t("common.total")}</Heading>
          {total}
        </Cluster>
      )}
    </Column>
  )
}
