/** Use of bought tickets, and advice at a closed barrier. */
import { useTranslation } from "react-i18next"
import { reportAddress } from "../../features/report/report-address.ts"
import { Column } from "../../ui/Layout.tsx"
import { Link } from "../../ui/Link.tsx"
import { Heading, Text } from "../../ui/Text.tsx"

export const AtTheBarrier = () => {
  const { t } = useTranslation()
  return (
    <Column as="section" gap="xs" data-print="no">
      <Heading level={2} size="card">
        {t("ticket.howItWorks.title")}
      </Heading>
      <Text size="sm">
        {[
          t("ticket.howItWorks.driveIn"),
          t("ticket.howItWorks.noPaper"),
          t("ticket.howItWorks.driveOut")
        ].join(" ")}
      </Text>
      <Text size="sm">
        <span>{`${t("payment.proof.help")} `}</span>
        <Link href={reportAddress({ about: "barrier" })}>{t("payment.proof.contact")}</Link>
      </Text>
      {/* Private windows and the browsers inside other apps may have no workers. */}
      {"serviceWorker" in navigator ? (
        <Text size="sm" tone="muted">
          {t("payment.proof.offline")}
        </Text>
      ) : null}
    </Column>
  )
}
