/** When within its time a ticket holds, and whether it does now; nothing for a ticket that is good throughout. */
import { useTranslation } from "react-i18next"
import type { ActiveTicket } from "../../../schemas/active-ticket.ts"
import { coverageAt } from "../../../schemas/coverage/coverage.ts"
import { useFormatters } from "../../i18n/index.ts"
import { limitsOf, standingOf } from "../../screens/coverage-words.ts"
import { useShell } from "../../screens/shop-context.tsx"
import { limitLines } from "../../screens/TicketLimits.tsx"
import { Badge, Text } from "../../ui/Text.tsx"

interface TicketStandingProps {
  readonly ticket: ActiveTicket
  readonly country: string | null
}

export const TicketStanding = ({ ticket, country }: TicketStandingProps) => {
  const { t } = useTranslation()
  const { now } = useShell()
  const format = useFormatters(country)
  const limits = limitsOf(ticket, t, format)
  if (limits.length === 0) return null
  const coverage = coverageAt(ticket, now(), format.timeZone)
  const standing = standingOf(ticket, coverage, now(), t, format)
  return (
    <>
      <Text size="sm" tone="muted">
        {limitLines(limits)}
      </Text>
      {standing === undefined ? null : (
        <span>
          <Badge tone={coverage.kind === "covered" ? "success" : "warning"}>{standing}</Badge>
        </span>
      )}
    </>
  )
}
