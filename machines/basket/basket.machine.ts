/**
 * Basket: shows on every page of a shop how many tickets wait in its cart, so that it is clear that nothing
 * is bought yet. Counts when a shop opens and after every change, also one made in another tab. It runs
 * beside the pages: when counting fails no number is shown, and the page itself reports the failure.
 */
import { type ActorRefFrom, assign, setup } from "xstate"
import { effect } from "../effect.ts"
import type { CallFailure } from "../failures.ts"
import { isSuccess, settled, unanswered } from "../settled.ts"

export interface BasketContext {
  /** The shop whose cart is counted; null outside of shops. */
  readonly shopId: string | null
  /** Tickets in the cart, without those with a payment in progress at the bank; null when unknown. */
  readonly tickets: number | null
}

export type BasketEvent =
  /** A page has loaded its shop. */
  | { readonly type: "SHOP_OPENED"; readonly shopId: string }
  /** The page that is open belongs to no shop, or there is no session. */
  | { readonly type: "SHOP_LEFT" }
  /** The cart of a shop was changed, here or in another tab. */
  | { readonly type: "CART_CHANGED"; readonly shopId: string }

const countUnknown = { target: "countUnknown", actions: "forgetCount" } as const

export const basketMachine = setup({
  types: {} as { context: BasketContext; events: BasketEvent },
  actors: { countTickets: effect<{ readonly shopId: string }, number, CallFailure>() },
  guards: {
    isSuccess,
    isAnotherShop: ({ context }, shopId: string) => shopId !== context.shopId,
    isThisShop: ({ context }, shopId: string) => shopId === context.shopId,
    hasTickets: (_, tickets: number) => tickets > 0
  },
  actions: {
    openShop: assign((_, shopId: string) => ({ shopId, tickets: null })),
    leaveShop: assign({ shopId: null, tickets: null }),
    rememberCount: assign((_, tickets: number) => ({ tickets })),
    forgetCount: assign({ tickets: null })
  }
}).createMachine({
  id: "basket",
  description: "The driver wants to see on every page whether tickets still wait in the cart.",
  context: { shopId: null, tickets: null },
  initial: "outside",
  on: {
    SHOP_OPENED: {
      guard: { type: "isAnotherShop", params: ({ event }) => event.shopId },
      target: ".counting",
      actions: { type: "openShop", params: ({ event }) => event.shopId }
    },
    SHOP_LEFT: { target: ".outside", actions: "leaveShop" },
    CART_CHANGED: { guard: { type: "isThisShop", params: ({ event }) => event.shopId }, target: ".counting" }
  },
  states: {
    outside: { description: "No shop is open, so there is no cart to count." },

    counting: {
      description: "The cart is being counted; the number known so far stays on the page.",
      invoke: {
        id: "countTickets",
        src: "countTickets",
        input: ({ context }) => ({ shopId: context.shopId ?? "" }),
        onDone: settled({
          success: [
            { guard: "hasTickets", target: "filled", actions: "rememberCount" },
            { target: "empty", actions: "rememberCount" }
          ],
          failures: { SessionLost: countUnknown, ...unanswered(countUnknown) }
        }),
        onError: countUnknown
      }
    },

    empty: { description: "Nothing is in the cart." },

    filled: {
      description: "Tickets wait in the cart: the header says how many, and that they are not bought yet."
    },

    countUnknown: {
      description:
        "What is in the cart could not be found out; the cart can be opened, without a number on it.",
      on: {
        /** The next page of the same shop retries. */
        SHOP_OPENED: {
          guard: { type: "isThisShop", params: ({ event }) => event.shopId },
          target: "counting"
        }
      }
    }
  }
})

export type BasketActor = ActorRefFrom<typeof basketMachine>
