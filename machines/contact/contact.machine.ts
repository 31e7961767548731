/**
 * Contact: shows the hotline and the opening hours of a car park. The hotline depends on the shop,
 * so the shop is loaded as on every other page; a shop that does not exist has no contact.
 */
import { type ActorRefFrom, assign, setup } from "xstate"
import type { ShopWithGroups } from "../../schemas/shop.ts"
import { effect } from "../effect.ts"
import type { LoadShopFailure } from "../failures.ts"
import { settled, settledGuards } from "../settled.ts"
import {
  pause,
  requestedPause,
  type ShopProblemTag,
  shopProblemStates,
  shopProblems,
  type WithPause
} from "../shop-problems.ts"
import { tellSessionLost } from "../tell-app.ts"

export interface ContactInput {
  readonly shopPath: string
  /** Country of the shop, from an earlier visit: selects the hotline when the request fails. */
  readonly knownCountry: string | null
}

export interface ContactContext extends ContactInput, WithPause {
  readonly shop: ShopWithGroups | null
}

export type ContactEvent = { readonly type: "TRY_AGAIN" }

export const contactMachine = setup({
  types: {} as { context: ContactContext; input: ContactInput; events: ContactEvent; tags: ShopProblemTag },
  actors: { loadShop: effect<{ readonly shopPath: string }, ShopWithGroups, LoadShopFailure>() },
  guards: settledGuards,
  actions: {
    rememberShop: assign((_, shop: ShopWithGroups) => ({ shop })),
    rememberPause: assign(requestedPause),
    /** Tells the access flow, which redirects to the login and back to this page. */
    reportSessionLost: tellSessionLost
  },
  delays: { pause }
}).createMachine({
  id: "contact",
  description: "The driver wants to reach those who run the car park, or to know when it is open.",
  context: ({ input }) => ({ ...input, shop: null, pauseSeconds: 0 }),
  initial: "loadingShop",
  states: {
    loadingShop: {
      description: "The shop is being looked up: its country says whose hotline it is.",
      invoke: {
        id: "loadShop",
        src: "loadShop",
        input: ({ context }) => ({ shopPath: context.shopPath }),
        onDone: settled({ success: { target: "loaded", actions: "rememberShop" }, failures: shopProblems }),
        onError: "shopFailed"
      }
    },

    loaded: {
      description: "Operator, hotline and its hours stand there, and the hours of the parking areas.",
      type: "final"
    },

    ...shopProblemStates("loadingShop")
  }
})

export type ContactActor = ActorRefFrom<typeof contactMachine>
