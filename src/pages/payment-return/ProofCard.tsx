/** Proof that a car is covered now: plate, area, window, order and clock, for screen and print. */
import { useTranslation } from "react-i18next"
import type { Ticket } from "../../../schemas/ticket.ts"
import { limitsOf } from "../../features/coverage-labels.ts"
import { limitLines } from "../../features/TicketLimits.tsx"
import { TicketStatus } from "../../features/TicketStatus.tsx"
import { areaLabels, titleOf, validityText } from "../../features/ticket-labels.ts"
import { useFormatters } from "../../i18n/index.ts"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { Facts } from "../../ui/Facts.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { LicencePlate } from "../../ui/LicencePlate.tsx"
import { printIcon } from "../../ui/later-icons.ts"
import { Heading, Text } from "../../ui/Text.tsx"
import { CalendarLink } from "./CalendarLink.tsx"
import { ShareProof } from "./ShareProof.tsx"

export interface ProofCardProps {
  readonly ticket: Ticket
  readonly reference: string
  readonly shopName: string
  readonly country: string | null
  /** ISO instant of the service's response. */
  readonly seenAt: string
}

export const ProofCard = ({ ticket, reference, shopName, country, seenAt }: ProofCardProps) => {
  const { t } = useTranslation()
  const format = useFormatters(country)
  return (
    <Card as="article" raised>
      <Column gap="md">
        <Heading level={2}>{titleOf(ticket, format.locale)}</Heading>
        <TicketStatus ticket={ticket} country={country} />
        <Column gap="xs">
          {ticket.plates.map(({ plate, country: of }) => (
            <LicencePlate key={`${of} ${plate}`} plate={plate} country={of} size="lg" />
          ))}
        </Column>
        <Column gap="xs">
          <Text>{validityText(ticket, t, format)}</Text>
          <Text>{areaLabels(ticket).join(" · ") || shopName}</Text>
        </Column>
        <Facts
          entries={[
            [t("ticket.windows"), limitLines(limitsOf(ticket, t, format))],
            [
              t("payment.success.reference"),
              <span key="reference" translate="no">
                {reference}
              </span>
            ]
          ]}
        />
        <Cluster data-print="no">
          <CalendarLink
            ticket={ticket}
            reference={reference}
            locale={format.locale}
            timeZone={format.timeZone}
          />
          <ShareProof ticket={ticket} reference={reference} shopName={shopName} country={country} />
          <Button variant="secondary" size="sm" icon={printIcon} onClick={() => window.print()}>
            {t("payment.proof.print")}
          </Button>
        </Cluster>
        <Text size="sm" tone="muted">
          {`${t("payment.proof.seenAt")}: ${format.dateTime(seenAt)}`}
        </Text>
      </Column>
    </Card>
  )
}
