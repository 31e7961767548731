/** Proof that a car is covered now, as a ticket: status and clock, plate, area, window, order; also for print. */
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Order } from "../../../schemas/order.ts"
import type { Shop } from "../../../schemas/shop.ts"
import { accentOf } from "../../../schemas/shop-looks.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { limitsOf } from "../../features/coverage-labels.ts"
import { useShell } from "../../features/shop-context.tsx"
import { limitLines } from "../../features/TicketLimits.tsx"
import { areaLabels, titleOf, validityText } from "../../features/ticket-labels.ts"
import { useFormatters } from "../../i18n/index.ts"
import { Button } from "../../ui/Button.tsx"
import { Facts } from "../../ui/Facts.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { LicencePlate } from "../../ui/LicencePlate.tsx"
import { printIcon } from "../../ui/later-icons.ts"
import { Heading, Text } from "../../ui/Text.tsx"
import { CalendarLink } from "./CalendarLink.tsx"
import { CheckCode } from "./CheckCode.tsx"
import { ProofHead, proofStyles } from "./ProofHead.tsx"
import { ShareProof } from "./ShareProof.tsx"
import { WalletLink } from "./WalletLink.tsx"

export interface ProofCardProps {
  readonly ticket: Ticket
  readonly reference: string
  readonly shop: Shop
  /** ISO instant of the service's response. */
  readonly seenAt: string
  /** Address of the inspector's check; none from a proof that was stored before there were any. */
  readonly checkUrl: string | undefined
  /** Addresses of its pass, where the operator issues any. */
  readonly walletUrls?: NonNullable<Order["walletUrls"]>[number] | undefined
  /** Of the order; null where it has other tickets. */
  readonly total: ReactNode
  /** Paid a moment ago: the ticket is handed over. */
  readonly isNew: boolean
}

export const ProofCard = (props: ProofCardProps) => {
  const { ticket, reference, shop, seenAt, checkUrl, walletUrls = {}, total, isNew } = props
  const { t } = useTranslation()
  const { now } = useShell()
  const country = shop.areaCountry
  const format = useFormatters(country)
  const slot = proofStyles({ new: isNew })
  const room = Math.max(...ticket.plates.map(({ plate }) => plate.length))
  const hasEnded = Date.parse(ticket.validTo ?? "") <= now()
  return (
    <Column gap="md">
      <article className={slot("root")} style={{ "--shop": accentOf(shop.meta) } as object}>
        <ProofHead ticket={ticket} shop={shop} />
        <div className={slot("body")}>
          <Heading level={2} size="card">
            {titleOf(ticket, format.locale)}
          </Heading>
          {ticket.plates.map(({ plate, country: of }) => (
            <LicencePlate key={`${of} ${plate}`} plate={plate} country={of} size="lg" room={room} />
          ))}
          <div>
            <Text>{validityText(ticket, t, format)}</Text>
            <Text>{areaLabels(ticket).join(" · ") || shop.name}</Text>
          </div>
          <Facts entries={[[t("ticket.windows"), limitLines(limitsOf(ticket, t, format))]]} />
        </div>
        <div className={slot("stub")}>
          <Column gap="sm">
            <Facts
              entries={[
                [
                  t("payment.success.reference"),
                  <span key="reference" translate="no">
                    {reference}
                  </span>
                ],
                [t("common.total"), total]
              ]}
            />
            <Text size="sm" tone="muted">
              {t("payment.proof.seenAt", { at: format.dateTime(seenAt) })}
            </Text>
          </Column>
          {checkUrl === undefined ? null : <CheckCode url={checkUrl} />}
        </div>
      </article>
      {hasEnded ? null : (
        <Cluster data-print="no">
          <CalendarLink
            ticket={ticket}
            reference={reference}
            locale={format.locale}
            timeZone={format.timeZone}
          />
          <WalletLink {...walletUrls} />
        </Cluster>
      )}
      <Cluster gap="xs" data-print="no">
        <ShareProof ticket={ticket} reference={reference} shopName={shop.name} country={country} />
        <Button variant="quiet" size="sm" edge="start" icon={printIcon} onClick={() => window.print()}>
          {t("payment.proof.print")}
        </Button>
      </Cluster>
    </Column>
  )
}
