/** Use of bought tickets, and advice at a closed barrier. */
import { useTranslation } from "react-i18next"
import { reportAddress } from "../../features/report/report-address.ts"
import { Card } from "../../ui/Card.tsx"
import { Column } from "../../ui/Layout.tsx"
import { Link } from "../../ui/Link.tsx"
import { Heading, Text } from "../../ui/Text.tsx"

export const AtTheBarrier = () => {
  const { t } = useTranslation()
  return (
    <div data-print="no">
      <Card as="section">
        <Column gap="sm">
          <Heading level={2}>{t("ticket.howItWorks.title")}</Heading>
          <Text>
            {[
              t("ticket.howItWorks.driveIn"),
              t("ticket.howItWorks.noPaper"),
              t("ticket.howItWorks.driveOut")
            ].join(" ")}
          </Text>
          <Text>
            <span>{`${t("payment.proof.help")} `}</span>
            <Link href={reportAddress({ about: "barrier" })}>{t("payment.proof.contact")}</Link>
          </Text>
          <Text size="sm" tone="muted">
            {t("payment.proof.offline")}
          </Text>
        </Column>
      </Card>
    </div>
  )
}
