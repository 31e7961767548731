/** How bought tickets are used, and what to do at a closed barrier. */
import { useTranslation } from "react-i18next"
import type { Proof } from "../../../machines/payment-return/index.ts"
import { aboutPlate } from "../../screens/plate-in-question.ts"
import { useShell } from "../../screens/shop-context.tsx"
import { Card } from "../../ui/Card.tsx"
import { Column } from "../../ui/Layout.tsx"
import { Link } from "../../ui/Link.tsx"
import { Heading, Text } from "../../ui/Text.tsx"

export const AtTheBarrier = ({ proof: { shop, order } }: { readonly proof: Proof }) => {
  const { t } = useTranslation()
  const { addressOf } = useShell()
  const [plate] = order.items.flatMap(({ plates }) => plates)
  const inQuestion =
    plate === undefined ? "" : aboutPlate({ plate: plate.plate, country: plate.country ?? "XX" })
  return (
    <div data-print="no">
      <Card as="section">
        <Column gap="sm">
          <Heading level={2}>{t("ticket.howItWorks.title")}</Heading>
          <Text>
            {t("ticket.howItWorks.driveIn")} {t("ticket.howItWorks.noPaper")}{" "}
            {t("ticket.howItWorks.driveOut")}
          </Text>
          <Text>
            {t("payment.proof.help")}{" "}
            <Link href={`${addressOf({ name: "contact", shop: shop.path })}${inQuestion}`}>
              {t("payment.proof.contact")}
            </Link>
          </Text>
          <Text size="sm" tone="muted">
            {t("payment.proof.offline")}
          </Text>
        </Column>
      </Card>
    </div>
  )
}
