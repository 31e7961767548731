/** The tickets of a paid order: each as a proof, then what they cost. */
import { useTranslation } from "react-i18next"
import type { Proof } from "../../../machines/payment-return/index.ts"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { Price } from "../../ui/Price.tsx"
import { Heading } from "../../ui/Text.tsx"
import { ProofCard } from "./ProofCard.tsx"

export const BoughtTickets = ({ proof: { shop, order, seenAt } }: { readonly proof: Proof }) => {
  const { t } = useTranslation()
  const country = shop.areaCountry
  return (
    <Column gap="md">
      {order.items.map((ticket) => (
        <ProofCard
          key={ticket.hash ?? ticket.id}
          ticket={ticket}
          reference={order.reference}
          shopName={shop.name}
          country={country}
          seenAt={seenAt}
        />
      ))}
      <Cluster justify="between">
        <Heading level={3}>{t("common.total")}</Heading>
        <Price amount={order.total} currency={order.currencyCode} country={country} />
      </Cluster>
    </Column>
  )
}
