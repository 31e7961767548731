/** Is my car covered here, now? Plate, area, window, order and a running clock on one card, for the screen and for paper. */
import type { TFunction } from "i18next"
import { useTranslation } from "react-i18next"
import { type Coverage, coverageAt } from "../../../schemas/coverage/coverage.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { type Formatters, useFormatters } from "../../i18n/index.ts"
import { timeAhead } from "../../i18n/time-ahead.ts"
import { limitsOf, standingOf } from "../../screens/coverage-words.ts"
import { limitLines } from "../../screens/TicketLimits.tsx"
import { areaLabels, titleOf, validityText } from "../../screens/ticket-words.ts"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { Facts } from "../../ui/Facts.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { LicencePlate } from "../../ui/LicencePlate.tsx"
import { printIcon } from "../../ui/later-icons.ts"
import { Notice, type Tone } from "../../ui/Notice.tsx"
import { Heading } from "../../ui/Text.tsx"
import { CalendarLink } from "./CalendarLink.tsx"
import { useNow } from "./use-now.ts"

export interface ProofCardProps {
  readonly ticket: Ticket
  readonly reference: string
  readonly shopName: string
  readonly country: string | null
  /** ISO instant at which the service said so. */
  readonly seenAt: string
}

const tones: Readonly<Record<Coverage["kind"], Tone>> = {
  covered: "success",
  paused: "warning",
  notYet: "info",
  over: "warning",
  unclear: "info"
}

/** Counts down to the end of a ticket without windows, or to the start of any. */
const countdown = (coverage: Coverage, now: number, t: TFunction, format: Formatters): string => {
  const seconds = (instant: number) => Math.ceil((instant - now) / 1000)
  switch (coverage.kind) {
    case "covered":
      return coverage.until === null
        ? t("payment.proof.open")
        : t("payment.proof.valid", { duration: format.duration(seconds(coverage.until)) })
    case "notYet":
      return t("payment.proof.notYet", { ahead: timeAhead(format.locale, seconds(coverage.from)) })
    default:
      return t("payment.proof.over")
  }
}

const Status = ({ ticket, country }: Pick<ProofCardProps, "ticket" | "country">) => {
  const { t } = useTranslation()
  const format = useFormatters(country)
  const now = useNow()
  const coverage = coverageAt(ticket, now, format.timeZone)
  return (
    <Notice
      tone={tones[coverage.kind]}
      title={
        <span role="timer">
          {standingOf(ticket, coverage, now, t, format) ?? countdown(coverage, now, t, format)}
        </span>
      }
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
            [t("ticket.windows"), limitLines(limitsOf(ticket, t, format))],
            [t("payment.success.reference"), reference],
            [t("payment.proof.seenAt"), format.dateTime(seenAt)]
          ]}
        />
        <Cluster data-print="no">
          <CalendarLink ticket={ticket} reference={reference} timeZone={format.timeZone} />
          <Button variant="secondary" icon={printIcon} onClick={() => window.print()}>
            {t("payment.proof.print")}
          </Button>
        </Cluster>
      </Column>
    </Card>
  )
}
