/**
 * Contact: the driver wants to reach those who run the car park, or to know when it is open. Whose hotline that is
 * depends on the shop, so the shop is loaded as on every other page; a shop that does not exist has nobody to be reached.
 */
import { assign, setup } from "xstate"
import type { ShopWithGroups } from "../../schemas/shop.ts"
import type { LoadShopFailure } from "../failures.ts"
import { shopProblemStates } from "../shop-problems.ts"
import { failedWith, resultOf, slot, succeeded } from "../slot.ts"

export interface ContactInput {
  readonly shopPath: string
  /** Of the shop, as an earlier visit has told: without an answer the hotline is what helps. */
  readonly knownCountry: string | null
}

export interface ContactContext extends ContactInput {
  readonly shop: ShopWithGroups | null
}

export type ContactEvent = { readonly type: "TRY_AGAIN" }

export const contactMachine = setup({
  types: {} as { context: ContactContext; input: ContactInput; events: ContactEvent },
  actors: {
    loadShop: slot<{ readonly shopPath: string }, ShopWithGroups, LoadShopFailure>()
  },
  guards: {
    succeeded,
    isShopUnknown: failedWith<LoadShopFailure>("ShopNotFound"),
    isShopInactive: failedWith<LoadShopFailure>("ShopInactive"),
    isUnreachable: failedWith<LoadShopFailure>("Unreachable"),
    isSessionLost: failedWith<LoadShopFailure>("SessionLost")
  },
  actions: {
    rememberShop: assign((_, shop: ShopWithGroups) => ({ shop })),
    /** Tells the access flow, which takes the driver to the login and back to this page. */
    reportSessionLost: () => {}
  }
}).createMachine({
  id: "contact",
  description: "The driver wants to reach those who run the car park, or to know when it is open.",
  context: ({ input }) => ({ ...input, shop: null }),
  initial: "loadingShop",
  states: {
    loadingShop: {
      description: "The shop is being looked up: its country says whose hotline it is.",
      invoke: {
        id: "loadShop",
        src: "loadShop",
        input: ({ context }) => ({ shopPath: context.shopPath }),
        onDone: [
          {
            guard: "succeeded",
            target: "showing",
            actions: { type: "rememberShop", params: ({ event }) => resultOf(event.output) }
          },
          { guard: "isShopUnknown", target: "shopNotFound" },
          { guard: "isShopInactive", target: "shopInactive" },
          { guard: "isSessionLost", target: "sessionLost" },
          { guard: "isUnreachable", target: "shopUnreachable" },
          { target: "shopFailed" }
        ],
        onError: "shopFailed"
      }
    },

    showing: {
      description: "Operator, hotline and its hours stand there, and the hours of the parking areas.",
      type: "final"
    },

    ...shopProblemStates("loadingShop"),

    sessionLost: {
      description: "The session ended while the page was loading; the login follows.",
      entry: "reportSessionLost",
      on: { TRY_AGAIN: "loadingShop" }
    }
  }
})
