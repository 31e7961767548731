/** The states in which the page of a shop cannot be shown, told in every flow by the same names and words. */

/** `retry`: the state that loads the shop again. */
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

    shopUnreachable: {
      description: "The shop did not answer: the connection is down or too slow.",
      on: { TRY_AGAIN: retry }
    },

    shopFailed: {
      description: "The shop could not be loaded because of a fault on our side.",
      on: { TRY_AGAIN: retry }
    }
  }) as const
