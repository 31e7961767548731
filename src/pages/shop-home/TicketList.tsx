/** The tickets of a shop in groups, narrowed down by area, a dozen at a time. */
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef } from "react"
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import {
  areasOf,
  groupsOf,
  matchingTickets,
  type shopHomeMachine,
  ticketsPerPage
} from "../../../machines/shop-home/index.ts"
import { areaLabel } from "../../../schemas/area.ts"
import { withWords } from "../../i18n/index.ts"
import { useFlow } from "../../screens/flow.tsx"
import { useShell } from "../../screens/shop-context.tsx"
import { Column, Tiles } from "../../ui/Layout.tsx"
import { Skeleton } from "../../ui/Skeleton.tsx"
import { Heading, Text } from "../../ui/Text.tsx"
import { OfferedTicket } from "./OfferedTicket.tsx"
import { withSiblingsInHours } from "./siblings-in-hours.ts"

const narrowing = withWords(() => import("./narrowing.ts"))
const AreaFilter = lazy(async () => ({ default: (await narrowing()).AreaFilter }))
const MoreTickets = lazy(async () => ({ default: (await narrowing()).MoreTickets }))
const NoMatch = lazy(async () => ({ default: (await narrowing()).NoMatch }))

/** After "Show more" the focus goes to the first ticket that came with it, in whichever group. */
const useFocusOnNew = (limit: number, ids: ReadonlyArray<string>) => {
  const before = useRef({ limit, ids })
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (limit > before.current.limit) {
      const first = ids.findIndex((id) => !before.current.ids.includes(id))
      const card = list.current?.querySelectorAll<HTMLElement>("article")[first]
      card?.querySelector<HTMLElement>("[tabindex='-1']")?.focus()
    }
    before.current = { limit, ids }
  })
  return list
}

export const TicketList = ({ actor }: { readonly actor: ActorRefFrom<typeof shopHomeMachine> }) => {
  const { t } = useTranslation()
  const { tell } = useShell()
  const { context: latest } = useFlow(actor)
  // A box is ticked at once, the cards follow.
  const context = useDeferredValue(latest)
  const { tickets, areaEntityId } = context
  const matching = matchingTickets(context)
  const groups = groupsOf(matching, context.shownTickets)
  const shown = groups.flatMap((group) => group.tickets.map(({ id }) => id))
  const areas = useMemo(() => areasOf(tickets).filter(areaLabel), [tickets])
  const compared = useMemo(() => withSiblingsInHours(tickets), [tickets])
  const select = useCallback(
    (ticketId: string) => tell({ type: "TICKET_CHOSEN", ticketId, areaEntityId }),
    [tell, areaEntityId]
  )
  const list = useFocusOnNew(context.shownTickets, shown)
  return (
    <Column gap="md">
      {areas.length > 1 ? (
        <Suspense fallback={<Skeleton shape="button" />}>
          <AreaFilter actor={actor} areas={areas} />
        </Suspense>
      ) : null}
      <Text tone="muted" role="status">
        {t("home.ticketCount", { count: matching.length })}
      </Text>
      {matching.length === 0 ? (
        <Suspense>
          <NoMatch actor={actor} />
        </Suspense>
      ) : null}
      <div ref={list}>
        <Column gap="xl">
          {groups.map((group) => (
            <Column as="section" key={group.kind}>
              <Heading level={2}>{t(`home.kind.${group.kind}`)}</Heading>
              <Tiles>
                {group.tickets.map((ticket) => (
                  <OfferedTicket
                    key={ticket.id}
                    ticket={ticket}
                    country={context.shop?.areaCountry ?? null}
                    isCompared={compared.has(ticket)}
                    onSelect={select}
                  />
                ))}
              </Tiles>
            </Column>
          ))}
        </Column>
      </div>
      {matching.length > ticketsPerPage ? (
        <Suspense>
          <MoreTickets actor={actor} shown={shown.length} total={matching.length} />
        </Suspense>
      ) : null}
    </Column>
  )
}
