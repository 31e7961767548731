/** States shared by several flows. */
import { rendered } from "./expect-rendered.ts"
import { expectScreen } from "./expect-screen.ts"
import type { FlowScreen } from "./screen.ts"

/** Lost session: the page is on its way to the login, under the access flow. */
export const interstitial = (screen: FlowScreen): Promise<void> =>
  expectScreen(screen, "access", "leavingForLogin", {
    title: screen.t("interstitial.title"),
    texts: [screen.t("interstitial.comeBack")]
  })

/** Assertions for the states of a shop's page without a shop. */
export const shopStates = (machine: string) => {
  const problem = rendered(machine)
  return {
    shopNotFound: problem,
    shopInactive: problem,
    notAllowed: problem,
    tooManyRequests: problem,
    shopUnreachable: problem,
    shopFailed: problem,
    sessionLost: interstitial
  }
}

/** Reason why no retry is possible after a lost session. */
export const redirectedToLogin =
  "The access flow takes the page over as soon as the session is lost and ends this flow; nobody sees the button."
