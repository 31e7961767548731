/** The tickets of a shop, narrowed down by area, a dozen at a time. */
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef } from "react"
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import {
  areasOf,
  matchingTickets,
  type shopHomeMachine,
  ticketsPerPage
} from "../../../machines/shop-home/index.ts"
import { areaLabel } from "../../../schemas/area.ts"
import { withWords } from "../../i18n/index.ts"
import { useFlow } from "../../screens/flow.tsx"
import { useShell } from "../../screens/shop-context.tsx"
import { Button } from "../../ui/Button.tsx"
import { Cluster, Column, Tiles } from "../../ui/Layout.tsx"
import { Skeleton } from "../../ui/Skeleton.tsx"
import { Heading } from "../../ui/Text.tsx"
import { OfferedTicket } from "./OfferedTicket.tsx"

const narrowing = withWords(() => import("./narrowing.ts"))
const AreaFilter = lazy(async () => ({ default: (await narrowing()).AreaFilter }))
const NoMatch = lazy(async () => ({ default: (await narrowing()).NoMatch }))

/** After "Show more" the focus goes to the first ticket that came with it. */
const useFocusOnNew = (shown: number) => {
  const before = useRef(shown)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown > before.current) {
      const first = list.current?.querySelectorAll<HTMLElement>("article")[before.current]
      first?.querySelector<HTMLElement>("[tabindex='-1']")?.focus()
    }
    before.current = shown
  }, [shown])
  return list
}

export const TicketList = ({ actor }: { readonly actor: ActorRefFrom<typeof shopHomeMachine> }) => {
  const { t } = useTranslation()
  const { tell } = useShell()
  const { context: latest, snapshot } = useFlow(actor)
  // A box is ticked at once, the cards follow.
  const context = useDeferredValue(latest)
  const { tickets, areaEntityId } = context
  const matching = matchingTickets(context)
  const shown = matching.slice(0, context.shownTickets)
  const left = matching.length - shown.length
  const areas = useMemo(() => areasOf(tickets).filter(areaLabel), [tickets])
  const select = useCallback(
    (ticketId: string) => tell({ type: "TICKET_CHOSEN", ticketId, areaEntityId }),
    [tell, areaEntityId]
  )
  const list = useFocusOnNew(shown.length)
  return (
    <Column gap="md">
      {areas.length > 1 ? (
        <Suspense fallback={<Skeleton shape="button" />}>
          <AreaFilter actor={actor} areas={areas} />
        </Suspense>
      ) : null}
      <Heading level={2} size="card">
        <span role="status">{t("home.ticketCount", { count: matching.length })}</span>
      </Heading>
      {matching.length === 0 ? (
        <Suspense>
          <NoMatch actor={actor} />
        </Suspense>
      ) : null}
      <div ref={list}>
        <Tiles>
          {shown.map((ticket) => (
            <OfferedTicket
              key={ticket.id}
              ticket={ticket}
              country={context.shop?.areaCountry ?? null}
              onSelect={select}
            />
          ))}
        </Tiles>
      </div>
      {matching.length > ticketsPerPage ? (
        <Cluster justify="center" role="status">
          {t("home.shownOf", { shown: shown.length, total: matching.length })}
        </Cluster>
      ) : null}
      {snapshot.can({ type: "MORE_REQUESTED" }) ? (
        <Cluster justify="center">
          <Button variant="secondary" icon="plus" onClick={() => actor.send({ type: "MORE_REQUESTED" })}>
            {t("home.showMoreCount", { count: Math.min(left, ticketsPerPage) })}
          </Button>
        </Cluster>
      ) : null}
    </Column>
  )
}
