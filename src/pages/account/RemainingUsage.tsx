/** Number of stays left of a ticket, with a warning when few are left. */
import { useTranslation } from "react-i18next"
import type { ActiveTicket } from "../../../schemas/active-ticket.ts"
import { Column } from "../../ui/Layout.tsx"
import { Badge } from "../../ui/Text.tsx"

/** Threshold of the warning; our choice. */
const few = 2

export const RemainingUsage = ({ ticket }: { readonly ticket: ActiveTicket }) => {
  const { t } = useTranslation()
  const { remainingUsage, totalUsageLimit } = ticket
  if (remainingUsage === null || totalUsageLimit === null)
    return <span data-unlimited="">{t("account.tickets.unlimited")}</span>
  const isLast = remainingUsage <= few && remainingUsage < totalUsageLimit
  return (
    <Column gap="xs">
      <span>{t("account.tickets.remaining", { remaining: remainingUsage, total: totalUsageLimit })}</span>
      {isLast ? (
        <span>
          <Badge tone="warning">{t("account.tickets.lastVisits", { count: remainingUsage })}</Badge>
        </span>
      ) : null}
    </Column>
  )
}
