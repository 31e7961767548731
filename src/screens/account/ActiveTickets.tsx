/** The tickets that are still good. */
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import type { accountMachine } from "../../../machines/account/index.ts"
import type { ActiveTicket } from "../../../schemas/active-ticket.ts"
import { addresses } from "../../addresses.ts"
import { useFormatters } from "../../i18n/index.ts"
import { LinkButton } from "../../ui/Button.tsx"
import { DataTable, type TableColumn } from "../../ui/DataTable.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { LicencePlate } from "../../ui/LicencePlate.tsx"
import { Text } from "../../ui/Text.tsx"
import { useFlow } from "../flow.tsx"
import { areaLabels, titleOf } from "../ticket-words.ts"
import { Expiry } from "./Expiry.tsx"
import { ListFailed } from "./ListFailed.tsx"
import { RemainingUsage } from "./RemainingUsage.tsx"
import { TicketActions } from "./TicketActions.tsx"
import { TicketStanding } from "./TicketStanding.tsx"

const useColumns = (country: string | null, shopPath: string): ReadonlyArray<TableColumn<ActiveTicket>> => {
  const { t } = useTranslation()
  const format = useFormatters(country)
  return [
    {
      key: "ticket",
      header: t("account.tickets.ticket"),
      cell: (ticket) => (
        <Column gap="xs">
          <span>{titleOf(ticket, format.locale)}</span>
          <TicketStanding ticket={ticket} country={country} />
          <TicketActions ticket={ticket} shopPath={shopPath} title={titleOf(ticket, format.locale)} />
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
      cell: ({ plates }) => (
        <Cluster gap="xs">
          {plates.map(({ plate, country: of }) => (
            <LicencePlate key={`${of} ${plate}`} plate={plate} country={of} />
          ))}
        </Cluster>
      )
    },
    { key: "areas", header: t("account.tickets.areas"), cell: (ticket) => areaLabels(ticket).join(" · ") }
  ]
}

export const ActiveTickets = ({ actor }: { readonly actor: ActorRefFrom<typeof accountMachine> }) => {
  const { t } = useTranslation()
  const { context, state } = useFlow(actor)
  const columns = useColumns(context.shop?.areaCountry ?? null, context.shopPath)
  const isReady = state === "showingTickets" || state === "withoutTickets"
  return (
    <section id="active-tickets">
      <DataTable
        caption={t("account.tickets.heading")}
        columns={columns}
        rows={context.activeTickets}
        rowKey={({ id }) => id}
        status={isReady ? "ready" : state === "activeTicketsFailed" ? "error" : "loading"}
        loading={t("account.tickets.loading")}
        empty={
          <Column gap="sm">
            <Text>{t("account.tickets.empty")}</Text>
            <Cluster>
              <LinkButton variant="secondary" href={addresses.shopHome(context.shopPath)}>
                {t("cart.emptyAction")}
              </LinkButton>
            </Cluster>
          </Column>
        }
        error={<ListFailed onTryAgain={() => actor.send({ type: "TRY_AGAIN" })} />}
      />
    </section>
  )
}
