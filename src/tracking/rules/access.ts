/** Rules of login, logout, sign-up, and unknown pages. */
import type { AccessContext, Destination } from "../../../machines/access/index.ts"
import { routeOf } from "../../pages/index.ts"
import type { TrackedEvent } from "../../services/tracking.ts"
import { entered, failure, hasSucceeded, isEvent, type Rule, type Step } from "../step.ts"

/** How the page was loaded; by default from the browser's data. */
export interface Arrival {
  /** Returns true if the page was loaded by the redirect of a login. */
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

/** Drops query and fragment, which may contain more than the page. */
const pathOf = (target: string): string => target.replace(/[?#].*$/s, "")

/** Remembers the previous page: the referrer of the new one. */
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

/** Returns the rule, and the referrer of the open page. */
export const watchAccess = (
  arrival: Arrival = thisArrival
): { readonly accessRule: Rule<AccessContext>; readonly referrer: () => string } => {
  const { unknownPage, referrer } = watchPages(arrival)
  const accessRule: Rule<AccessContext> = (step) => {
    const { before, after } = step
    // The login ends before anything is rendered, and so before the observer starts.
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
