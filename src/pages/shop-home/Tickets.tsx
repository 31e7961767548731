/** Tickets in groups, with the filter above and the button for more below. */
import { memo, type ReactNode, type RefObject, Suspense, useMemo } from "react"
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
import { Column } from "../../ui/Layout.tsx"
import { slotRecipe } from "../../ui/recipe.ts"
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

const offers = slotRecipe("offers")()
const placeholder = <Skeleton shape="button" />

/** Memoized: a choice in the filter renders the filter at once, and the cards a moment later. */
export const Tickets = memo((props: TicketsProps) => {
  const { t } = useTranslation()
  const { tickets, country, now, onSelect, filter, more } = props
  const { timeZone } = useFormatters(country)
  const matching = matchingTickets(props)
  const groups = offersOf(props, { now, timeZone })
  const areas = useMemo(() => areasOf(tickets).filter(areaLabel), [tickets])
  const compared = useMemo(() => withSiblingsInHours(tickets), [tickets])
  const shown = (group: (typeof groups)[number]) => (
    <Column as="section" gap="xs" key={group.kind}>
      <Heading level={2} size="small">
        {t(`home.kind.${group.kind}`)}
      </Heading>
      <div className={group.kind === "now" ? undefined : offers("rows")}>
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
      </div>
    </Column>
  )
  return (
    <Column gap="md">
      <div className={offers("head")}>
        {areas.length > 1 ? (
          <Suspense fallback={placeholder}>{filter?.(areas) ?? placeholder}</Suspense>
        ) : null}
        <Text size="sm" tone="muted" role="status">
          {t("home.ticketCount", { count: matching.length })}
        </Text>
      </div>
      {matching.length === 0 ? <Suspense>{props.noMatch}</Suspense> : null}
      <div ref={props.list} className={offers("root")}>
        {groups.filter(({ kind }) => kind === "now").map(shown)}
        <Column gap="sm">{groups.filter(({ kind }) => kind !== "now").map(shown)}</Column>
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
})
