/** The tickets of a paid order: each as a proof, then what they cost, how they are used, and what to do at a closed barrier. */
import { useTranslation } from "react-i18next"
import type { Proof } from "../../../machines/payment-return/index.ts"
import { HowToUse } from "../../screens/HowToUse.tsx"
import { aboutPlate } from "../../screens/plate-in-question.ts"
import { useShell } from "../../screens/shop-context.tsx"
import { LinkButton } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { Price } from "../../ui/Price.tsx"
import { Heading, Text } from "../../ui/Text.tsx"
import { ProofCard } from "./ProofCard.tsx"

export const BoughtTickets = ({ proof: { shop, order, seenAt } }: { readonly proof: Proof }) => {
  const { t } = useTranslation()
  const { addressOf } = useShell()
  const country = shop.areaCountry
  const [plate] = order.items.flatMap(({ plates }) => plates)
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
        <Price amount={order.total} currency={order.currencyCode} country={country} size="lg" />
      </Cluster>
      <div data-print="no">
        <Card as="section">
          <Column gap="md">
            <HowToUse />
            <Text>{t("payment.proof.help")}</Text>
            <Cluster>
              <LinkButton
                variant="secondary"
                href={`${addressOf({ name: "contact", shop: shop.path })}${
                  plate === undefined
                    ? ""
                    : aboutPlate({ plate: plate.plate, country: plate.country ?? "XX" })
                }`}
              >
                {t("payment.proof.contact")}
              </LinkButton>
            </Cluster>
            <Text size="sm" tone="muted">
              {t("payment.proof.offline")}
            </Text>
          </Column>
        </Card>
      </div>
    </Column>
  )
}
