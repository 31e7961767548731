/** Table of the tickets that are still valid. */
import { useTranslation } from "react-i18next"
import type { AccountActor } from "../../../machines/account/index.ts"
import { type ActiveTicket, orderItemOf } from "../../../schemas/active-ticket.ts"
import { useFlow } from "../../features/flow.tsx"
import { reportAddress } from "../../features/report/report-address.ts"
import { useShell } from "../../features/shop-context.tsx"
import { areaLabels, titleOf } from "../../features/ticket-labels.ts"
import { useFormatters } from "../../i18n/index.ts"
import { Button, LinkButton } from "../../ui/Button.tsx"
import { DataTable, type TableColumn } from "../../ui/DataTable.tsx"
import { Checkbox } from "../../ui/Field.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { LicencePlate } from "../../ui/LicencePlate.tsx"
import { Text } from "../../ui/Text.tsx"
import { CorrectPlateDialog } from "./CorrectPlateDialog.tsx"
import { CurrentTicketStatus } from "./CurrentTicketStatus.tsx"
import { Downloads } from "./Downloads.tsx"
import { Expiry } from "./Expiry.tsx"
import { ListFailed } from "./ListFailed.tsx"
import { RemainingUsage } from "./RemainingUsage.tsx"
import { TicketActions } from "./TicketActions.tsx"

interface TicketProps {
  readonly actor: AccountActor
  readonly ticket: ActiveTicket
  readonly title: string
}

/** Running tickets before those that have not begun; else in the order of the service, the soonest end first. */
const inOrder = (tickets: ReadonlyArray<ActiveTicket>, now: number): ReadonlyArray<ActiveTicket> => {
  const isAhead = ({ validFrom }: ActiveTicket) => Date.parse(validFrom ?? "") > now
  return tickets.toSorted((one, other) => +isAhead(one) - +isAhead(other))
}

/** Plates of a ticket, each with the button that corrects it where that is possible. */
const Plates = ({ actor, ticket, title }: TicketProps) => {
  const { t } = useTranslation()
  const { hasTag } = useFlow(actor)
  const isCorrectable = useShell().offers("tickets") && ticket.plateCorrection === "possible"
  return (
    <Column gap="sm">
      {ticket.plates.map((plate) => (
        <Column key={`${plate.country} ${plate.plate}`} gap="xs">
          <LicencePlate plate={plate.plate} country={plate.country} size="lg" />
          {isCorrectable ? (
            <span>
              <Button
                variant="quiet"
                size="sm"
                edge="start"
                aria-label={`${t("account.correction.title")}: ${plate.plate}, ${title}`}
                // One action at a time: events sent meanwhile would be dropped.
                aria-disabled={hasTag("busy") || undefined}
                onClick={() => actor.send({ type: "CORRECTION_REQUESTED", ticketId: ticket.id, plate })}
              >
                {t("account.correction.title")}
              </Button>
            </span>
          ) : null}
        </Column>
      ))}
    </Column>
  )
}

const useColumns = (actor: AccountActor): ReadonlyArray<TableColumn<ActiveTicket>> => {
  const { context, state, hasTag } = useFlow(actor)
  const { receiptOf, reminding, shop, shopPath } = context
  const { offers } = useShell()
  const takesChanges = offers("tickets")
  const main = inOrder(context.activeTickets, useShell().now()).find(orderItemOf)
  const country = shop?.areaCountry ?? null
  const { t } = useTranslation()
  const format = useFormatters(country)
  // One action at a time: events sent meanwhile would be dropped.
  const isWaiting = hasTag("busy")
  return [
    {
      key: "ticket",
      header: t("account.tickets.ticket"),
      place: "title",
      cell: (ticket) => (
        <Column gap="xs">
          <CurrentTicketStatus ticket={ticket} country={country} />
          <Text size="sm">{titleOf(ticket, format.locale)}</Text>
        </Column>
      )
    },
    {
      key: "remaining",
      header: t("account.tickets.remainingUsage"),
      cell: (ticket) => <RemainingUsage ticket={ticket} />
    },
    {
      key: "validFrom",
      header: t("account.tickets.validFrom"),
      cell: ({ validFrom }) => (validFrom === null ? "–" : format.dateTime(validFrom))
    },
    {
      key: "validTo",
      header: t("account.tickets.validTo"),
      cell: (ticket) => <Expiry ticket={ticket} format={format} />
    },
    {
      key: "plates",
      header: t("account.tickets.plates"),
      place: "first",
      cell: (ticket) => <Plates actor={actor} ticket={ticket} title={titleOf(ticket, format.locale)} />
    },
    { key: "areas", header: t("account.tickets.areas"), cell: (ticket) => areaLabels(ticket).join(" · ") },
    {
      key: "actions",
      header: t("account.tickets.actions"),
      place: "foot",
      cell: (ticket) => (
        <Column gap="xs">
          {takesChanges && typeof ticket.reminder === "boolean" ? (
            <Checkbox
              label={t("account.tickets.reminder")}
              checked={reminding?.ticketId === ticket.id ? reminding.wanted : ticket.reminder}
              pending={isWaiting}
              onChange={(wanted) => actor.send({ type: "REMINDER_CHOSEN", ticketId: ticket.id, wanted })}
            />
          ) : null}
          <TicketActions
            ticket={ticket}
            shopPath={shopPath}
            title={titleOf(ticket, format.locale)}
            isMain={ticket === main}
            isWaiting={isWaiting}
            isFetchingReceipt={state === "fetchingReceipt" && orderItemOf(ticket)?.orderId === receiptOf}
            onReceipt={(orderId) => actor.send({ type: "RECEIPT_REQUESTED", orderId })}
          >
            {takesChanges && ticket.plateCorrection !== "possible" ? (
              <LinkButton
                variant="quiet"
                size="sm"
                edge="start"
                aria-label={`${t("account.correction.contact")}: ${titleOf(ticket, format.locale)}`}
                href={reportAddress({ about: "correction", ticket: context.activeTickets.indexOf(ticket) })}
              >
                {t("account.correction.contact")}
              </LinkButton>
            ) : null}
          </TicketActions>
        </Column>
      )
    }
  ]
}

export const ActiveTickets = ({ actor }: { readonly actor: AccountActor }) => {
  const { t } = useTranslation()
  const { addressOf, now } = useShell()
  const { context, state, hasTag } = useFlow(actor)
  const columns = useColumns(actor)
  return (
    <Column as="section" gap="sm" id="active-tickets">
      <DataTable
        caption={t("account.section.activeTickets")}
        columns={columns}
        look="ticket"
        rows={inOrder(context.activeTickets, now())}
        rowKey={({ id }) => id}
        status={hasTag("listed") ? "ready" : state === "activeTicketsFailed" ? "error" : "loading"}
        loading={t("account.tickets.loading")}
        empty={
          <Column gap="sm">
            <Text>{t("account.tickets.empty")}</Text>
            <Cluster>
              <LinkButton href={addressOf({ name: "shopHome", shop: context.shopPath })}>
                {t("cart.emptyAction")}
              </LinkButton>
            </Cluster>
          </Column>
        }
        error={<ListFailed onTryAgain={() => actor.send({ type: "TRY_AGAIN" })} />}
      />
      {hasTag("listed") ? <Downloads actor={actor} tickets={context.activeTickets} /> : null}
      <CorrectPlateDialog actor={actor} />
    </Column>
  )
}
