/** Tickets in groups, with the filter above and the button for more below. */
import { type ReactNode, type RefObject, Suspense, useMemo } from "react"
import { useTranslation } from "react-i18next"
import { areasOf } from "../../../machines/shop-home/area-filter.ts"
import { matchingTickets, ticketsPerPage } from "../../../machines/shop-home/home-view.ts"
import { groupsOf } from "../../../machines/shop-home/ticket-groups.ts"
import type { Area } from "../../../schemas/area.ts"
import { areaLabel } from "../../../schemas/area-label.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { Column } from "../../ui/Layout.tsx"
import { Skeleton } from "../../ui/Skeleton.tsx"
import { Heading, Text } from "../../ui/Text.tsx"
import { OfferedTicket } from "./OfferedTicket.tsx"
import { withSiblingsInHours } from "./siblings-in-hours.ts"

export interface TicketsProps {
  readonly tickets: ReadonlyArray<Ticket>
  readonly chosenAreas: ReadonlyArray<string>
  readonly shownTickets: number
  readonly country: string | null
  readonly onSelect: (ticketId: string) => void
  /** Each may be loaded later. */
  readonly filter?: (areas: ReadonlyArray<Area>) => ReactNode
  readonly noMatch?: ReactNode
  readonly more?: (shown: number, total: number) => ReactNode
  readonly list?: RefObject<HTMLDivElement | null>
}

const placeholder = <Skeleton shape="button" />

export const Tickets = (props: TicketsProps) => {
  const { t } = useTranslation()
  const { tickets, country, onSelect, filter, more } = props
  const matching = matchingTickets(props)
  const groups = groupsOf(matching, props.shownTickets)
  const areas = useMemo(() => areasOf(tickets).filter(areaLabel), [tickets])
  const compared = useMemo(() => withSiblingsInHours(tickets), [tickets])
  return (
    <Column gap="md">
      {areas.length > 1 ? <Suspense fallback={placeholder}>{filter?.(areas) ?? placeholder}</Suspense> : null}
      <Text tone="muted" role="status">
        {t("home.ticketCount", { count: matching.length })}
      </Text>
      {matching.length === 0 ? <Suspense>{props.noMatch}</Suspense> : null}
      <div ref={props.list}>
        <Column gap="lg">
          {groups.map((group) => (
            <Column as="section" gap="sm" key={group.kind}>
              <Heading level={2}>{t(`home.kind.${group.kind}`)}</Heading>
              <Column gap="sm">
                {group.tickets.map((ticket) => (
                  <OfferedTicket
                    key={ticket.id}
                    ticket={ticket}
                    country={country}
                    isCompared={compared.has(ticket)}
                    onSelect={onSelect}
                  />
                ))}
              </Column>
            </Column>
          ))}
        </Column>
      </div>
      {matching.length > ticketsPerPage ? (
        <Suspense>
          {more?.(
            groups.reduce((sum, group) => sum + group.tickets.length, 0),
            matching.length
          )}
        </Suspense>
      ) : null}
    </Column>
  )
}
