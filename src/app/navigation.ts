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

/** Changes within one page, such as opening the cart over it, keep the place that was read. */
const isAnotherPage = (from: Place, to: Place): boolean => from.pathname !== to.pathname

export const makeNavigation = (browser: Window): Navigation => {
  const listeners = new Set<() => void>()
  const read = (): Place => {
    const { pathname, search, hash } = browser.location
    return { pathname, search, hash }
  }
  // Kept, so that the same address is the same object for those who compare.
  let place = read()
  const announce = () => {
    place = read()
    for (const listener of listeners) listener()
  }
  browser.addEventListener("popstate", announce)
  return {
    place: () => place,
    navigate: (to, { replace = false } = {}) => {
      const before = place
      if (replace) browser.history.replaceState(null, "", to)
      else browser.history.pushState(null, "", to)
      announce()
      if (isAnotherPage(before, place)) browser.scrollTo(0, 0)
    },
    rewrite: (to) => browser.history.replaceState(null, "", to),
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  }
}
