/**
 * The address bar: reads it, changes it, tells who listens. Every navigation scrolls to the top; the browser's Back and
 * Forward return to where the page was left. Decided in D-44.
 */

export interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

export interface Navigation {
  readonly location: () => Place
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void
  /** The same, for who knows already what page it is: nobody is told. */
  readonly show: Navigation["navigate"]
  /** Leaves what was opened over a page for that page: back, where the driver came from there, so that Back does not lead in again. */
  readonly leave: (to: string) => void
  /** Kept for whoever comes back to this entry of the history, also after a reload. */
  readonly keep: (kept: unknown) => void
  readonly kept: () => unknown
  /** Calls this one after every change of address, also by the browser's own buttons. */
  readonly listen: (listener: () => void) => void
}

/** The address of the page alone: the cart opens over it, and what was read there keeps its place. */
const pageOf = ({ pathname, search }: Place): string => {
  const query = new URLSearchParams(search)
  query.delete("cart")
  return `${pathname}?${query}`
}

/** What an entry of the history remembers. */
interface Entry {
  /** The address from which it was opened. */
  readonly from?: string
  /** How far down its page was left. */
  readonly y?: number
  readonly kept?: unknown
}

/** A page that comes back has to be long enough first; so many frames are waited for that. */
const frames = 60

export const makeNavigation = (browser: Window): Navigation => {
  let tell = () => {}
  const read = (): Place => {
    const { pathname, search, hash } = browser.location
    return { pathname, search, hash }
  }
  // Kept, so that the same address is the same object for those who compare.
  let location = read()
  const entry = (): Entry => browser.history.state ?? {}
  const remember = (more: Entry) => browser.history.replaceState({ ...entry(), ...more }, "")
  let isOnItsWay = false
  const scrollTo = (y: number, left = frames) => {
    browser.scrollTo(0, y)
    isOnItsWay = left > 0 && browser.scrollY < y - 1
    if (isOnItsWay) requestAnimationFrame(() => isOnItsWay && scrollTo(y, left - 1))
  }
  // Who scrolls is where they want to be.
  for (const hand of ["wheel", "touchmove", "keydown"]) {
    browser.addEventListener(
      hand,
      () => {
        isOnItsWay = false
      },
      { passive: true }
    )
  }
  const arrive = (y = 0, isTold = true) => {
    const before = pageOf(location)
    location = read()
    if (isTold) tell()
    if (pageOf(location) !== before) scrollTo(y)
  }
  // The browser's own memory of places knows nothing of data still to come.
  browser.history.scrollRestoration = "manual"
  browser.addEventListener("popstate", () => {
    const { pathname, search, hash } = read()
    const isSamePage = pathname === location.pathname && search === location.search
    // Another fragment is a place on the same page; the very same address is the page once more.
    if (!isSamePage || hash === location.hash) arrive(entry().y)
  })
  // Back and Forward tell of it only when the other entry is there already.
  browser.addEventListener("scrollend", () => remember({ y: browser.scrollY }))
  const write = (to: string, replace = false) => {
    if (replace) browser.history.replaceState(entry(), "", to)
    else {
      remember({ y: browser.scrollY })
      browser.history.pushState({ from: location.pathname + location.search }, "", to)
    }
  }
  const navigate: Navigation["navigate"] = (to, options) => {
    write(to, options?.replace)
    arrive()
  }
  return {
    location: () => location,
    navigate,
    show: (to, options) => {
      write(to, options?.replace)
      arrive(0, false)
    },
    leave: (to) => {
      if (entry().from === to) browser.history.back()
      else navigate(to, { replace: true })
    },
    keep: (kept) => remember({ kept }),
    kept: () => entry().kept,
    listen: (listener) => {
      tell = listener
    }
  }
}
