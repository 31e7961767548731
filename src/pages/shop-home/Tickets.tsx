/** Tickets in groups, with the filter above and the button for more below. */
import { type ReactNode, type RefObject, Suspense, useMemo } from "react"
import { useTranslation } from "react-i18next"
import { areasOf } from "../../../machines/shop-home/area-filter.ts"
import {
  type HomeView,
  matchingTickets,
  offersOf,
  ticketsPerPage
} from "../../../machines/shop-home/home-view.ts"
import type { Area } from "../../../schemas/area.ts"
import { areaLabel } from "../../../schemas/area-label.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { useFormatters } from "../../i18n/index.ts"
import type { offers as definition } from "../../styles/recipes/ticket.ts"
import { Column } from "../../ui/Layout.tsx"
import { recipe } from "../../ui/recipe.ts"
import { Skeleton } from "../../ui/Skeleton.tsx"
import { Heading, Text } from "../../ui/Text.tsx"
import { OfferedTicket } from "./OfferedTicket.tsx"
import { withSiblingsInHours } from "./siblings-in-hours.ts"

export interface TicketsProps extends HomeView {
  readonly tickets: ReadonlyArray<Ticket>
  /** Of the code on the spot. */
  readonly areaEntityId: string | null
  /** Offered above to be bought again. */
  readonly again: Ticket | undefined
  /** Time of opening, in milliseconds since 1970. */
  readonly now: number
  readonly country: string | null
  readonly onSelect: (ticketId: string) => void
  /** Each may be loaded later. */
  readonly filter?: (areas: ReadonlyArray<Area>) => ReactNode
  readonly noMatch?: ReactNode
  readonly more?: (shown: number, total: number) => ReactNode
  readonly list?: RefObject<HTMLDivElement | null>
}

const offers = recipe<typeof definition>("offers")
const placeholder = <Skeleton shape="button" />

export const Tickets = (props: TicketsProps) => {
  const { t } = useTranslation()
  const { tickets, country, now, onSelect, filter, more } = props
  const { timeZone } = useFormatters(country)
  const matching = matchingTickets(props)
  const groups = offersOf(props, { now, timeZone })
  const areas = useMemo(() => areasOf(tickets).filter(areaLabel), [tickets])
  const compared = useMemo(() => withSiblingsInHours(tickets), [tickets])
  const shown = (group: (typeof groups)[number]) => (
    <Column as="section" gap="sm" key={group.kind}>
      <Heading level={2}>{t(`home.kind.${group.kind}`)}</Heading>
      <Column gap="sm">
        {group.tickets.map((ticket) => (
          <OfferedTicket
            key={ticket.id}
            ticket={ticket}
            country={country}
            isCompared={compared.has(ticket)}
            isBest={group.kind === "now"}
            onSelect={onSelect}
          />
        ))}
      </Column>
    </Column>
  )
  return (
    <Column gap="md">
      {areas.length > 1 ? <Suspense fallback={placeholder}>{filter?.(areas) ?? placeholder}</Suspense> : null}
      <Text tone="muted" role="status">
        {t("home.ticketCount", { count: matching.length })}
      </Text>
      {matching.length === 0 ? <Suspense>{props.noMatch}</Suspense> : null}
      <div ref={props.list} className={offers()}>
        {groups.filter(({ kind }) => kind === "now").map(shown)}
        <Column gap="lg">{groups.filter(({ kind }) => kind !== "now").map(shown)}</Column>
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
