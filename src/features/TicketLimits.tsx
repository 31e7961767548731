/** Validity windows of a ticket, and the warning that it is not valid at its start. */
import { useTranslation } from "react-i18next"
import type { Covering } from "../../schemas/coverage/coverage.ts"
import { useFormatters } from "../i18n/index.ts"
import { Column } from "../ui/Layout.tsx"
import { List } from "../ui/List.tsx"
import { Notice } from "../ui/Notice.tsx"
import { Text } from "../ui/Text.tsx"
import { limitsOf, warningOf } from "./coverage-labels.ts"
import { useShell } from "./shop-context.tsx"

interface TicketLimitsProps {
  readonly ticket: Covering
  readonly country: string | null
}

/** Lists the windows with an explanation; renders nothing for a ticket without limits. */
export const TicketLimits = ({ ticket, country }: TicketLimitsProps) => {
  const { t } = useTranslation()
  const limits = limitsOf(ticket, t, useFormatters(country))
  return limits.length === 0 ? null : (
    <Column gap="xs">
      <List aria-label={t("ticket.windows")}>
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </List>
      <Text size="sm" tone="muted">
        {t("ticket.limitedValidity")}
      </Text>
    </Column>
  )
}

/** Returns the windows as the value of a fact, one line each; null for a ticket without limits. */
export const limitLines = (limits: ReadonlyArray<string>) =>
  limits.length === 0 ? null : limits.map((limit) => <div key={limit}>{limit}</div>)

/** Warning shown before the payment: a car parked at the start of the ticket would not be covered. */
export const CoverageWarning = ({ ticket, country }: TicketLimitsProps) => {
  const { t } = useTranslation()
  const { now } = useShell()
  const warning = warningOf(ticket, now(), t, useFormatters(country))
  return warning === null ? null : <Notice tone="warning">{warning}</Notice>
}
