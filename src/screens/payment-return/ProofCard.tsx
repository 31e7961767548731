/** Is my car covered here, now? Plate, area, window, order and a running clock on one card, for the screen and for paper. */
import { useTranslation } from "react-i18next"
import type { Ticket } from "../../../schemas/ticket.ts"
import { useFormatters } from "../../i18n/index.ts"
import { timeAhead } from "../../i18n/time-ahead.ts"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { Facts } from "../../ui/Facts.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { LicencePlate } from "../../ui/LicencePlate.tsx"
import { List } from "../../ui/List.tsx"
import { Notice, type Tone } from "../../ui/Notice.tsx"
import { Heading, Text } from "../../ui/Text.tsx"
import { areaLabels, titleOf, validityText, windowsOf } from "../ticket-words.ts"
import { CalendarLink } from "./CalendarLink.tsx"
import { type ProofStatus, proofStatus } from "./proof-status.ts"
import { useNow } from "./use-now.ts"

export interface ProofCardProps {
  readonly ticket: Ticket
  readonly reference: string
  readonly shopName: string
  readonly country: string | null
  /** ISO instant at which the service said so. */
  readonly seenAt: string
}

const tones: Readonly<Record<ProofStatus["kind"], Tone>> = {
  valid: "success",
  open: "success",
  notYet: "info",
  over: "warning"
}

const Status = ({ ticket, country }: Pick<ProofCardProps, "ticket" | "country">) => {
  const { t } = useTranslation()
  const format = useFormatters(country)
  const status = proofStatus(ticket, useNow())
  const seconds = "seconds" in status ? status.seconds : 0
  const words = { duration: format.duration(seconds), ahead: timeAhead(format.locale, seconds) }
  return (
    <Notice
      tone={tones[status.kind]}
      title={<span role="timer">{t(`payment.proof.${status.kind}`, words)}</span>}
    >
      {ticket.validFrom === null || ticket.validTo === null
        ? null
        : t("payment.success.validity", {
            from: format.dateTime(ticket.validFrom),
            to: format.endDateTime(ticket.validTo)
          })}
    </Notice>
  )
}

export const ProofCard = ({ ticket, reference, shopName, country, seenAt }: ProofCardProps) => {
  const { t } = useTranslation()
  const format = useFormatters(country)
  const windows = ticket.isInterruptedTimeFrameTicket === true ? windowsOf(ticket) : []
  return (
    <Card as="article" raised>
      <Column gap="md">
        <Heading level={2}>{titleOf(ticket, format.locale)}</Heading>
        <Status ticket={ticket} country={country} />
        <Column gap="xs">
          {ticket.plates.map(({ plate, country: of }) => (
            <LicencePlate key={`${of} ${plate}`} plate={plate} country={of} size="lg" />
          ))}
        </Column>
        <Facts
          entries={[
            [t("cart.item.area"), areaLabels(ticket).join(" · ") || shopName],
            [t("payment.proof.window"), validityText(ticket, t, format)],
            [t("payment.success.reference"), reference],
            [t("payment.proof.seenAt"), format.dateTime(seenAt)]
          ]}
        />
        {windows.length === 0 ? null : (
          <Column gap="xs">
            <Text>{t("ticket.limitedValidity")}</Text>
            <List aria-label={t("ticket.windows")}>
              {windows.map(({ from, to, description }) => (
                <li key={`${from} ${to}`}>{description ?? t("validity.window", { from, to })}</li>
              ))}
            </List>
          </Column>
        )}
        <Cluster data-print="no">
          <CalendarLink ticket={ticket} reference={reference} timeZone={format.timeZone} />
          <Button variant="secondary" icon="print" onClick={() => window.print()}>
            {t("payment.proof.print")}
          </Button>
        </Cluster>
      </Column>
    </Card>
  )
}
