/** Failures that prevent the page of a shop, with the same names and words in every flow. */
import type { TooManyRequests } from "./failures.ts"

/** Context of each such flow: the wait that the service requests. */
export interface WithPause {
  readonly pauseSeconds: number
}

/** Tags: a state without a shop to show, and one where a retry finds none either. */
export type ShopProblemTag = "shopProblem" | "shopGone"

/** Delay: until the service may be requested again. */
export const pause = ({ context }: { readonly context: WithPause }): number => context.pauseSeconds * 1000

/** Params of an assign: the wait that the service requests. */
export const requestedPause = (_: unknown, { seconds }: TooManyRequests): WithPause => ({
  pauseSeconds: seconds
})

/** Transitions for the failures of a page's first request. */
export const shopProblems = {
  ShopNotFound: "shopNotFound",
  ShopInactive: "shopInactive",
  SessionLost: "sessionLost",
  NotAllowed: "notAllowed",
  TooManyRequests: { target: "tooManyRequests", actions: "rememberPause" },
  Unreachable: "shopUnreachable",
  ServiceFailed: "shopFailed"
} as const

/** Returns the states of a flow without a shop to show. `retry`: the state that requests the page again. */
export const shopProblemStates = <const Retry extends string>(retry: Retry) =>
  ({
    shopNotFound: {
      tags: ["shopProblem", "shopGone"],
      // A retry does not help: the address is wrong.
      description: "There is no shop at this address.",
      type: "final"
    },

    shopInactive: {
      tags: ["shopProblem", "shopGone"],
      description: "The shop exists, but its operator has closed it.",
      on: { TRY_AGAIN: retry }
    },

    notAllowed: {
      tags: "shopProblem",
      description: "The account may not see this page; another one may, or the operator lets it.",
      on: { TRY_AGAIN: retry }
    },

    tooManyRequests: {
      tags: "shopProblem",
      description: "The service wants to be left alone for a while; then the page asks again by itself.",
      after: { pause: retry },
      on: { TRY_AGAIN: retry }
    },

    shopUnreachable: {
      tags: "shopProblem",
      description: "The shop did not answer: the connection is down or too slow.",
      on: { TRY_AGAIN: retry }
    },

    shopFailed: {
      tags: "shopProblem",
      description: "What the page shows could not be loaded because of a fault on our side.",
      on: { TRY_AGAIN: retry }
    },

    sessionLost: {
      tags: "shopProblem",
      description:
        "The session has ended; the login follows and leads back here, where what was filled in is kept.",
      entry: "reportSessionLost",
      on: { TRY_AGAIN: retry }
    }
  }) as const
