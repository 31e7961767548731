/** The ways in which the page of a shop cannot be shown, told in every flow by the same names and words. */

import type { TooManyRequests } from "./failures.ts"

/** Of the context of each such flow: how long the service wants to be left alone. */
export interface WithPause {
  readonly pauseSeconds: number
}

/** Delay: until the service may be asked again. */
export const pause = ({ context }: { readonly context: WithPause }): number => context.pauseSeconds * 1000

/** Params of an assign: how long the service wants to be left alone. */
export const pauseAsked = (_: unknown, { seconds }: TooManyRequests): WithPause => ({ pauseSeconds: seconds })

/** Where a page's first question leads that ended badly. */
export const shopProblems = {
  ShopNotFound: "shopNotFound",
  ShopInactive: "shopInactive",
  SessionLost: "sessionLost",
  NotAllowed: "notAllowed",
  TooManyRequests: { target: "tooManyRequests", actions: "rememberPause" },
  Unreachable: "shopUnreachable",
  ServiceFailed: "shopFailed"
} as const

/** What a flow says that has no shop to show. `retry`: the state that asks for the page again. */
export const shopProblemStates = <const Retry extends string>(retry: Retry) =>
  ({
    shopNotFound: {
      // Asking again does not make one: the address is wrong.
      description: "There is no shop at this address.",
      type: "final"
    },

    shopInactive: {
      description: "The shop exists, but its operator has closed it.",
      on: { TRY_AGAIN: retry }
    },

    notAllowed: {
      description: "The account may not see this page; another one may, or the operator lets it.",
      on: { TRY_AGAIN: retry }
    },

    tooManyRequests: {
      description: "The service wants to be left alone for a while; then the page asks again by itself.",
      after: { pause: retry },
      on: { TRY_AGAIN: retry }
    },

    shopUnreachable: {
      description: "The shop did not answer: the connection is down or too slow.",
      on: { TRY_AGAIN: retry }
    },

    shopFailed: {
      description: "What the page shows could not be loaded because of a fault on our side.",
      on: { TRY_AGAIN: retry }
    },

    sessionLost: {
      description:
        "The session has ended; the login follows and leads back here, where what was filled in is kept.",
      entry: "reportSessionLost",
      on: { TRY_AGAIN: retry }
    }
  }) as const
