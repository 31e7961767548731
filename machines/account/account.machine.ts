/**
 * Account: the driver wants to see what is paid for and still good, and which permits carry which plates.
 * The permits come with the shop; the active tickets are asked for after it.
 */
import { assign, setup } from "xstate"
import type { ActiveTicket } from "../../schemas/active-ticket.ts"
import type { ShopWithGroups } from "../../schemas/shop.ts"
import type { CallFailure, LoadShopFailure } from "../failures.ts"
import { failedWith, resultOf, slot, succeeded } from "../slot.ts"

export interface AccountInput {
  readonly shopPath: string
}

export interface AccountContext {
  readonly shopPath: string
  readonly shop: ShopWithGroups | null
  readonly activeTickets: ReadonlyArray<ActiveTicket>
}

export type AccountEvent = { readonly type: "TRY_AGAIN" }

export const accountMachine = setup({
  types: {} as { context: AccountContext; input: AccountInput; events: AccountEvent },
  actors: {
    loadShop: slot<{ readonly shopPath: string }, ShopWithGroups, LoadShopFailure>(),
    loadActiveTickets: slot<{ readonly shopId: string }, ReadonlyArray<ActiveTicket>, CallFailure>()
  },
  guards: {
    succeeded,
    isShopUnknown: failedWith<LoadShopFailure>("ShopNotFound"),
    isShopInactive: failedWith<LoadShopFailure>("ShopInactive"),
    isUnreachable: failedWith<LoadShopFailure>("Unreachable"),
    isSessionLost: failedWith<LoadShopFailure>("SessionLost"),
    hasActiveTickets: ({ context }) => context.activeTickets.length > 0
  },
  actions: {
    rememberShop: assign((_, shop: ShopWithGroups) => ({ shop })),
    rememberActiveTickets: assign((_, activeTickets: ReadonlyArray<ActiveTicket>) => ({ activeTickets })),
    reportSessionLost: () => {}
  }
}).createMachine({
  id: "account",
  context: ({ input }) => ({ shopPath: input.shopPath, shop: null, activeTickets: [] }),
  initial: "loadingShop",
  states: {
    loadingShop: {
      description: "The shop and the driver's permits in it are being fetched.",
      invoke: {
        id: "loadShop",
        src: "loadShop",
        input: ({ context }) => ({ shopPath: context.shopPath }),
        onDone: [
          {
            guard: "succeeded",
            target: "loadingActiveTickets",
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

    loadingActiveTickets: {
      description: "The permits are shown; the tickets that are still good are being fetched.",
      invoke: {
        id: "loadActiveTickets",
        src: "loadActiveTickets",
        input: ({ context }) => ({ shopId: context.shop?.id ?? "" }),
        onDone: [
          {
            guard: "succeeded",
            target: "sortingOut",
            actions: { type: "rememberActiveTickets", params: ({ event }) => resultOf(event.output) }
          },
          { guard: "isSessionLost", target: "sessionLost" },
          { target: "activeTicketsFailed" }
        ],
        onError: "activeTicketsFailed"
      }
    },

    sortingOut: {
      description: "The list is there, perhaps empty.",
      always: [{ guard: "hasActiveTickets", target: "showingTickets" }, { target: "withoutTickets" }]
    },

    showingTickets: {
      description: "The driver sees which tickets are good, for which plates and until when.",
      on: { TRY_AGAIN: "loadingActiveTickets" }
    },

    withoutTickets: {
      description: "The driver has no ticket that is still good.",
      on: { TRY_AGAIN: "loadingActiveTickets" }
    },

    activeTicketsFailed: {
      description: "The active tickets could not be loaded; the rest of the page stands.",
      on: { TRY_AGAIN: "loadingActiveTickets" }
    },

    shopNotFound: {
      description: "There is no shop at this address.",
      on: { TRY_AGAIN: "loadingShop" }
    },

    shopInactive: {
      description: "The shop exists, but its operator has closed it.",
      on: { TRY_AGAIN: "loadingShop" }
    },

    shopUnreachable: {
      description: "The shop did not answer: the connection is down or too slow.",
      on: { TRY_AGAIN: "loadingShop" }
    },

    shopFailed: {
      description: "The shop could not be loaded because of a fault on our side.",
      on: { TRY_AGAIN: "loadingShop" }
    },

    sessionLost: {
      description: "The session ended while the page was loading; the login follows.",
      entry: "reportSessionLost",
      on: { TRY_AGAIN: "loadingShop" }
    }
  }
})
