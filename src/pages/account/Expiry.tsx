/** Until when a ticket is good, with a reminder as it draws to its end. */
import { useTranslation } from "react-i18next"
import type { ActiveTicket } from "../../../schemas/active-ticket.ts"
import { permitStatus } from "../../../schemas/permit-status.ts"
import type { Formatters } from "../../i18n/formatters.ts"
import { useShell } from "../../screens/shop-context.tsx"
import { Column } from "../../ui/Layout.tsx"
import { Badge } from "../../ui/Text.tsx"

interface ExpiryProps {
  readonly ticket: ActiveTicket
  readonly format: Formatters
}

/** An end at midnight is shown as the last minute of the day that ends. */
const lastMinute = (end: string, format: Formatters): Date =>
  new Date(Date.parse(end) - (format.endDateTime(end) === format.dateTime(end) ? 0 : 60_000))

export const Expiry = ({ ticket, format }: ExpiryProps) => {
  const { t } = useTranslation()
  const { now } = useShell()
  const { validFrom, validTo } = ticket
  if (validTo === null) return "–"
  const last = lastMinute(validTo, format)
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
