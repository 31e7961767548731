/** Actions on a ticket: show its proof while valid, save its receipt, buy it again for its plates. */
import { useTranslation } from "react-i18next"
import { type ActiveTicket, orderItemOf } from "../../../schemas/active-ticket.ts"
import { useShell } from "../../features/shop-context.tsx"
import { Button, LinkButton } from "../../ui/Button.tsx"
import type { Elements } from "../../ui/elements.ts"
import { Cluster } from "../../ui/Layout.tsx"
import { receiptIcon, ticketIcon } from "../../ui/later-icons.ts"

interface TicketActionsProps {
  readonly ticket: ActiveTicket
  readonly shopPath: string
  readonly title: string
  /** The ticket with the primary action of the page. */
  readonly isMain?: boolean
  /** Expired: no proof to show. */
  readonly isOver?: boolean
  /** Another action on the tickets is running, so none can start. */
  readonly isWaiting: boolean
  readonly isFetchingReceipt: boolean
  readonly onReceipt: (orderId: string) => void
  /** A further action. */
  readonly children?: Elements
}

export const TicketActions = ({
  ticket,
  shopPath,
  title,
  isMain = false,
  isOver = false,
  isWaiting,
  isFetchingReceipt,
  onReceipt,
  children
}: TicketActionsProps) => {
  const { t } = useTranslation()
  const { addressOf, offers } = useShell()
  const orderId = offers("orders") ? (orderItemOf(ticket)?.orderId ?? null) : null
  return (
    <Cluster gap="md" style={{ rowGap: 0 }}>
      {orderId === null || isOver ? null : (
        <LinkButton
          variant={isMain ? "primary" : "secondary"}
          icon={ticketIcon}
          aria-label={`${t("account.tickets.proof")}: ${title}`}
          href={addressOf({ name: "paymentSuccess", shop: shopPath, orderId })}
        >
          {t("account.tickets.proof")}
        </LinkButton>
      )}
      {orderId === null ? null : (
        <Button
          variant="quiet"
          size="sm"
          edge="start"
          icon={receiptIcon}
          pending={isFetchingReceipt}
          aria-disabled={isWaiting || undefined}
          aria-label={`${t("payment.receipt.save")}: ${title}`}
          onClick={() => onReceipt(orderId)}
        >
          {t("payment.receipt.save")}
        </Button>
      )}
      {ticket.ruleId === null ? null : (
        <LinkButton
          variant="quiet"
          size="sm"
          edge="start"
          icon="refresh"
          aria-label={`${t("account.tickets.buyAgain")}: ${title}`}
          href={addressOf({
            name: "ticket",
            shop: shopPath,
            ticketId: ticket.ruleId,
            source: { kind: "boughtBefore", id: ticket.id }
          })}
        >
          {t("account.tickets.buyAgain")}
        </LinkButton>
      )}
      {children}
    </Cluster>
  )
}
