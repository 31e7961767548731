/** End of a ticket's validity, and a reminder before it. */
import { useTranslation } from "react-i18next"
import type { ActiveTicket } from "../../../schemas/active-ticket.ts"
import { permitStatus } from "../../../schemas/permit-status.ts"
import { useShell } from "../../features/shop-context.tsx"
import type { Formatters } from "../../i18n/formatters.ts"
import { Column } from "../../ui/Layout.tsx"
import { Badge } from "../../ui/Text.tsx"

interface ExpiryProps {
  readonly ticket: ActiveTicket
  readonly format: Formatters
}

export const Expiry = ({ ticket, format }: ExpiryProps) => {
  const { t } = useTranslation()
  const { now } = useShell()
  const { validFrom, validTo } = ticket
  if (validTo === null) return <span>–</span>
  const last = format.lastMinute(validTo)
  const isNear = permitStatus({ validFrom, validTo }, now()) === "expiring"
  return (
    <Column gap="xs">
      <span>{format.endDateTime(validTo)}</span>
      {isNear ? (
        <span>
          <Badge tone="warning">
            {t("account.tickets.expires", { date: format.date(last), time: format.time(last) })}
          </Badge>
        </span>
      ) : null}
    </Column>
  )
}
