/** Login, logout, sign-up, and pages that do not exist. */
import type { AccessContext, Destination } from "../../../machines/access/index.ts"
import { routeOf } from "../../pages/index.ts"
import type { TrackedEvent } from "../../services/tracking.ts"
import { entered, failure, hasSucceeded, isEvent, type Rule, type Step } from "../step.ts"

/** How the page came to be loaded; the browser's own word by default. */
export interface Arrival {
  /** The page was loaded as the answer of a login. */
  readonly isFromLogin: () => boolean
  readonly referrer: () => string
}

const thisArrival: Arrival = {
  isFromLogin: () => {
    const [load] = performance.getEntriesByType("navigation")
    return (
      load !== undefined &&
      routeOf(new URL(load.name).pathname, new URL(load.name).search).name === "callback"
    )
  },
  referrer: () => document.referrer
}

const isOpen = (state: string): boolean => state === "granted" || state === "anonymous"

/** The query and the fragment of an address may say more than which page it is. */
const pathOf = (target: string): string => target.replace(/[?#].*$/s, "")

/** Remembers the page that was open last: the new one was asked for from there. */
const watchPages = (arrival: Arrival) => {
  let shown: Destination | null = null
  let referrer = pathOf(arrival.referrer())
  const unknownPage = ({ after }: Step<AccessContext>): ReadonlyArray<TrackedEvent> => {
    const { destination } = after.context
    if (destination === null || !isOpen(after.state) || destination === shown) return []
    if (shown !== null) referrer = pathOf(shown.target)
    shown = destination
    const page = pathOf(destination.target)
    return destination.access === "public" && routeOf(page, "").name === "notFound"
      ? [failure("page_not_found", "noSuchPage", { required_page: page })]
      : []
  }
  return { unknownPage, referrer: () => referrer }
}

/** Returns the rule, and from where the open page was asked for. */
export const watchAccess = (
  arrival: Arrival = thisArrival
): { readonly accessRule: Rule<AccessContext>; readonly referrer: () => string } => {
  const { unknownPage, referrer } = watchPages(arrival)
  const accessRule: Rule<AccessContext> = (step) => {
    const { before, after } = step
    // The login is over before there is anything on the page, and so before anybody watches.
    const hasLoggedIn =
      hasSucceeded(step, "completeLogin") ||
      (before === null && after.context.user !== null && arrival.isFromLogin())
    const isSignUp = isEvent(step, "SIGN_UP_REQUESTED") && entered(step, "leavingForLogin")
    const isLogout = isEvent(step, "LOGOUT_REQUESTED") && entered(step, "leavingForLogout")
    return [
      hasLoggedIn && { name: "login" },
      isSignUp && { name: "sign_up" },
      isLogout && { name: "logout" },
      ...unknownPage(step)
    ]
  }
  return { accessRule, referrer }
}
