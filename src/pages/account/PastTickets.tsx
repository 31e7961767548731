/** Table of expired tickets, newest first, with links to buy them again. */
import { useTranslation } from "react-i18next"
import type { AccountActor } from "../../../machines/account/index.ts"
import { type ActiveTicket, orderItemOf } from "../../../schemas/active-ticket.ts"
import { regularPrice } from "../../../schemas/payable-price.ts"
import { useFlow } from "../../features/flow.tsx"
import { areaLabels, titleOf } from "../../features/ticket-labels.ts"
import { useFormatters } from "../../i18n/index.ts"
import { Button } from "../../ui/Button.tsx"
import { DataTable, type TableColumn } from "../../ui/DataTable.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { LicencePlate } from "../../ui/LicencePlate.tsx"
import { Text } from "../../ui/Text.tsx"
import { Downloads } from "./Downloads.tsx"
import { ListFailed } from "./ListFailed.tsx"
import { TicketActions } from "./TicketActions.tsx"

const useColumns = (actor: AccountActor): ReadonlyArray<TableColumn<ActiveTicket>> => {
  const { t } = useTranslation()
  const { context, state } = useFlow(actor)
  const { receiptOf, shop, shopPath } = context
  const format = useFormatters(shop?.areaCountry ?? null)
  return [
    {
      key: "plates",
      header: t("account.tickets.plates"),
      place: "first",
      cell: ({ plates }) =>
        plates.map(({ plate, country }) => (
          <LicencePlate key={`${country} ${plate}`} plate={plate} country={country} />
        ))
    },
    {
      key: "ticket",
      header: t("account.tickets.ticket"),
      place: "title",
      cell: (ticket) => titleOf(ticket, format.locale)
    },
    {
      key: "validFrom",
      header: t("account.tickets.validFrom"),
      cell: ({ validFrom }) => (validFrom === null ? "–" : format.dateTime(validFrom))
    },
    {
      key: "validTo",
      header: t("account.tickets.validTo"),
      cell: ({ validTo }) => (validTo === null ? "–" : format.endDateTime(validTo))
    },
    { key: "areas", header: t("account.tickets.areas"), cell: (ticket) => areaLabels(ticket).join(" · ") },
    {
      key: "price",
      header: t("account.tickets.price"),
      cell: (ticket) => format.price(regularPrice(ticket))
    },
    {
      key: "actions",
      header: t("account.tickets.actions"),
      place: "foot",
      cell: (ticket) => (
        <TicketActions
          ticket={ticket}
          shopPath={shopPath}
          title={titleOf(ticket, format.locale)}
          isOver
          isWaiting={state !== "pastTicketsListed"}
          isFetchingReceipt={state === "fetchingReceipt" && orderItemOf(ticket)?.orderId === receiptOf}
          onReceipt={(orderId) => actor.send({ type: "RECEIPT_REQUESTED", orderId })}
        />
      )
    }
  ]
}

export const PastTickets = ({ actor }: { readonly actor: AccountActor }) => {
  const { t } = useTranslation()
  const { context, state, hasTag } = useFlow(actor)
  const { hasMorePastTickets, pastTickets } = context
  const columns = useColumns(actor)
  return (
    <Column as="section" gap="md" id="past-tickets">
      <DataTable
        caption={t("account.section.pastTickets")}
        look="list"
        columns={columns}
        rows={pastTickets}
        rowKey={({ id }) => id}
        status={hasTag("listed") ? "ready" : state === "pastTicketsFailed" ? "error" : "loading"}
        loading={t("account.tickets.loading")}
        empty={<Text>{t("account.pastTickets.empty")}</Text>}
        error={<ListFailed onTryAgain={() => actor.send({ type: "TRY_AGAIN" })} />}
      />
      {hasMorePastTickets ? (
        <Cluster>
          <Button
            variant="secondary"
            pending={state === "loadingMorePastTickets"}
            aria-disabled={state !== "pastTicketsListed" || undefined}
            onClick={() => actor.send({ type: "MORE_REQUESTED" })}
          >
            {t("account.pastTickets.more")}
          </Button>
        </Cluster>
      ) : null}
      <Downloads actor={actor} tickets={pastTickets} />
    </Column>
  )
}
