/** Current validity of a ticket, and its windows. */
import { useTranslation } from "react-i18next"
import type { ActiveTicket } from "../../../schemas/active-ticket.ts"
import { limitsOf } from "../../features/coverage-labels.ts"
import { limitLines } from "../../features/TicketLimits.tsx"
import { useTicketStatus } from "../../features/TicketStatus.tsx"
import { useFormatters } from "../../i18n/index.ts"
import { Badge, Text } from "../../ui/Text.tsx"

interface CurrentTicketStatusProps {
  readonly ticket: ActiveTicket
  readonly country: string | null
}

export const CurrentTicketStatus = ({ ticket, country }: CurrentTicketStatusProps) => {
  const { t } = useTranslation()
  const format = useFormatters(country)
  const { tone, words, term } = useTicketStatus({ ticket, country })
  const limits = limitsOf(ticket, t, format)
  return (
    <>
      <span>
        {tone === "warning" ? (
          <Badge tone={tone}>{words}</Badge>
        ) : (
          <strong data-running={tone === "success" || undefined}>{words}</strong>
        )}
      </span>
      {term === null ? null : <Text size="sm">{t("payment.proof.left", { duration: term.left })}</Text>}
      {limits.length === 0 ? null : (
        <Text size="sm" tone="muted">
          {limitLines(limits)}
        </Text>
      )}
    </>
  )
}
