/** Tickets of a shop, filtered by area, a dozen at a time. */
import { lazy, useCallback, useDeferredValue, useEffect, useMemo, useRef } from "react"
import type { ShopHomeActor } from "../../../machines/shop-home/index.ts"
import { useFlow } from "../../features/flow.tsx"
import { useShell } from "../../features/shop-context.tsx"
import { withTranslations } from "../../i18n/index.ts"
import { Tickets, type TicketsProps } from "./Tickets.tsx"

const narrowing = withTranslations(() => import("./narrowing.ts"))
const AreaFilter = lazy(async () => ({ default: (await narrowing()).AreaFilter }))
const MoreTickets = lazy(async () => ({ default: (await narrowing()).MoreTickets }))
const NoMatch = lazy(async () => ({ default: (await narrowing()).NoMatch }))

const titlesIn = (list: HTMLElement | null): ReadonlyArray<HTMLElement> => [
  ...(list?.querySelectorAll<HTMLElement>("article [tabindex='-1']") ?? [])
]

/** After "Show more", focuses the first added ticket, in whichever group. */
const useFocusOnNew = (limit: number) => {
  const before = useRef<{ readonly limit: number; readonly titles: ReadonlyArray<HTMLElement> }>({
    limit,
    titles: []
  })
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const titles = titlesIn(list.current)
    if (limit > before.current.limit) titles.find((title) => !before.current.titles.includes(title))?.focus()
    before.current = { limit, titles }
  })
  return list
}

export const TicketList = ({ actor }: { readonly actor: ShopHomeActor }) => {
  const { tell, now } = useShell()
  const { context: latest } = useFlow(actor)
  // Deferred: the checkbox reacts at once, the cards follow.
  const context = useDeferredValue(latest)
  const { areaEntityId } = context
  const select = useCallback(
    (ticketId: string) => tell({ type: "TICKET_CHOSEN", ticketId, areaEntityId }),
    [tell, areaEntityId]
  )
  /** The same for each render, so that the cards are memoized. */
  const parts = useMemo(
    (): Pick<TicketsProps, "filter" | "noMatch" | "more"> => ({
      filter: (areas) => <AreaFilter actor={actor} areas={areas} />,
      noMatch: <NoMatch actor={actor} />,
      more: (shown, total) => <MoreTickets actor={actor} shown={shown} total={total} />
    }),
    [actor]
  )
  return (
    <Tickets
      {...context}
      {...parts}
      // The best fit stays while the driver reads.
      now={useMemo(now, [now])}
      list={useFocusOnNew(context.shownTickets)}
      country={context.shop?.areaCountry ?? null}
      onSelect={select}
    />
  )
}
