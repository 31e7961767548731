/** The address bar: reads it, changes it, tells who listens. Every navigation scrolls to the top. */

export interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

export interface Navigation {
  readonly place: () => Place
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void
  /** Changes what the address bar shows, without going anywhere. */
  readonly rewrite: (to: string) => void
  /** Called after every change of address, also by the browser's own buttons. Gives the way to stop. */
  readonly listen: (listener: () => void) => () => void
}

/** The address of the page alone: the cart opens over it, and what was read there keeps its place. */
const pageOf = ({ pathname, search }: Place): string => {
  const query = new URLSearchParams(search)
  query.delete("cart")
  return `${pathname}?${query}`
}

export const makeNavigation = (browser: Window): Navigation => {
  const listeners = new Set<() => void>()
  const read = (): Place => {
    const { pathname, search, hash } = browser.location
    return { pathname, search, hash }
  }
  // Kept, so that the same address is the same object for those who compare.
  let place = read()
  const announce = () => {
    const before = pageOf(place)
    place = read()
    for (const listener of listeners) listener()
    if (pageOf(place) !== before) browser.scrollTo(0, 0)
  }
  // Row R-19: also the browser's own buttons lead to the top; its memory of places knows nothing of data still to come.
  browser.history.scrollRestoration = "manual"
  browser.addEventListener("popstate", () => {
    const { pathname, search, hash } = read()
    const isSamePage = pathname === place.pathname && search === place.search
    // Another fragment is a place on the same page; the very same address is the page once more.
    if (!isSamePage || hash === place.hash) announce()
  })
  return {
    place: () => place,
    navigate: (to, { replace = false } = {}) => {
      if (replace) browser.history.replaceState(null, "", to)
      else browser.history.pushState(null, "", to)
      announce()
    },
    rewrite: (to) => browser.history.replaceState(null, "", to),
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  }
}
