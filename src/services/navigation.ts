/**
 * Address bar: reads it, changes it, notifies the listener. Every navigation scrolls to the top; the
 * browser's Back and Forward restore the scroll position. Decided in D-44.
 */

export interface Address {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

export interface Navigation {
  readonly location: () => Address
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void
  /** Like `navigate`, for callers that know the new page: without a notification. */
  readonly show: Navigation["navigate"]
  /** Closes an overlay: goes back to the page if the driver came from it, so that Back does not reopen it. */
  readonly leave: (to: string) => void
  /** Stores a state in the current history entry, also for a reload. */
  readonly keep: (kept: unknown) => void
  readonly kept: () => unknown
  /** Sets the listener, called after every change of address, also by the browser's own buttons. */
  readonly listen: (listener: () => void) => void
}

/** Address of the page without overlays: the scroll position stays when the cart opens over it. */
const pageOf = ({ pathname, search }: Address): string => {
  const query = new URLSearchParams(search)
  query.delete("cart")
  return `${pathname}?${query}`
}

interface Entry {
  /** Address from which it was opened. */
  readonly from?: string
  /** Scroll position when it was left. */
  readonly y?: number
  readonly kept?: unknown
}

/** Maximum number of frames to wait until a restored page is long enough. */
const frames = 60

export const makeNavigation = (browser: Window): Navigation => {
  let tell = () => {}
  const read = (): Address => {
    const { pathname, search, hash } = browser.location
    return { pathname, search, hash }
  }
  // Cached, so that the same address is the same object for comparisons.
  let location = read()
  const entry = (): Entry => browser.history.state ?? {}
  const remember = (more: Entry) => browser.history.replaceState({ ...entry(), ...more }, "")
  let isScrolling = false
  const scrollTo = (y: number, left = frames) => {
    browser.scrollTo(0, y)
    isScrolling = left > 0 && browser.scrollY < y - 1
    if (isScrolling) requestAnimationFrame(() => isScrolling && scrollTo(y, left - 1))
  }
  // Scrolling by the driver cancels the restoration.
  for (const input of ["wheel", "touchmove", "keydown"]) {
    browser.addEventListener(
      input,
      () => {
        isScrolling = false
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
  // The browser's own restoration does not wait for data.
  browser.history.scrollRestoration = "manual"
  browser.addEventListener("popstate", () => {
    const { pathname, search, hash } = read()
    const isSamePage = pathname === location.pathname && search === location.search
    // Another fragment is a position on the same page; the same address is a reload.
    if (!isSamePage || hash === location.hash) arrive(entry().y)
  })
  // Only changes: writing the history takes a slow phone milliseconds, and arriving at the top of a page scrolls, too.
  const rememberScroll = () => {
    if (browser.scrollY !== (entry().y ?? 0)) remember({ y: browser.scrollY })
  }
  // `popstate` fires only after the entry has changed.
  browser.addEventListener("scrollend", rememberScroll)
  const write = (to: string, replace = false) => {
    if (replace) browser.history.replaceState(entry(), "", to)
    else {
      rememberScroll()
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
