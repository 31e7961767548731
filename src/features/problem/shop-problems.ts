/** In which states of a flow the page of a shop cannot be shown, and what is wrong then. */
import type { ProblemName } from "./ProblemPage.tsx"

/** By the state of the flow. */
export const shopProblems: Readonly<Record<string, ProblemName>> = {
  shopNotFound: "shopNotFound",
  shopInactive: "inactiveShop",
  notAllowed: "notAllowed",
  tooManyRequests: "tooManyRequests",
  shopUnreachable: "network",
  shopFailed: "server",
  sessionLost: "sessionLost"
}

/** Whether a state of a flow is one of these. */
export const isShopProblem = (state: string): boolean => Object.hasOwn(shopProblems, state)
