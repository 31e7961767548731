/** States of a flow in which the page of a shop cannot be shown, with the reason. */
import type { ProblemName } from "./ProblemPage.tsx"

/** Problem by state of the flow. */
export const shopProblems: Readonly<Record<string, ProblemName>> = {
  shopNotFound: "shopNotFound",
  shopInactive: "inactiveShop",
  notAllowed: "notAllowed",
  tooManyRequests: "tooManyRequests",
  shopUnreachable: "network",
  shopFailed: "server",
  sessionLost: "sessionLost"
}

/** Returns true for a state of a flow in which the page of a shop cannot be shown. */
export const isShopProblem = (state: string): boolean => Object.hasOwn(shopProblems, state)
