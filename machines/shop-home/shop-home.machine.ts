/**
 * Shop home: shows at once the tickets of a shop and their prices. Tells an empty shop from a
 * locked one, and a closed shop from one that does not exist.
 */
import { type ActorRefFrom, assign, setup } from "xstate"
import type { ShopWithGroups } from "../../schemas/shop.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import type { VerificationCode } from "../../schemas/verification-code.ts"
import type { LastPurchase } from "../buy-again/buy-again.types.ts"
import { effect } from "../effect.ts"
import type { CallFailure, LoadShopFailure } from "../failures.ts"
import { lazyActor } from "../lazy-actor.ts"
import { settled, settledGuards, unanswered } from "../settled.ts"
import {
  pause,
  requestedPause,
  type ShopProblemTag,
  shopProblemStates,
  shopProblems,
  type WithPause
} from "../shop-problems.ts"
import { tellSessionLost } from "../tell-app.ts"
import { type HomeView, initialView, matchingTickets, ticketsPerPage, viewOfTickets } from "./home-view.ts"

export interface ShopHomeInput {
  readonly shopPath: string
  /** The area that the code on the spot names: chosen, where the shop has tickets for it. */
  readonly areaEntityId?: string | null
  /** The view from before the driver left the page. */
  readonly left?: HomeView | undefined
  /** The driver's last purchase here, as stored in this browser. */
  readonly bought?: LastPurchase | undefined
  /** Whether the last chosen area can be dropped again, which leaves all. Not by default. Decided in D-17. */
  readonly isUnselectingAllowed?: boolean
}

export interface ShopHomeContext extends HomeView, WithPause {
  readonly shopPath: string
  /** Passed on to the ticket, which asks where it is not valid there. */
  readonly areaEntityId: string | null
  readonly shop: ShopWithGroups | null
  /** In display order: see `inOrder`. */
  readonly tickets: ReadonlyArray<Ticket>
  readonly bought: LastPurchase | undefined
  /** The ticket bought last, where still offered and valid in the driver's area: its place is reserved. */
  readonly again: Ticket | undefined
  readonly isUnselectingAllowed: boolean
  /** Verification codes that the driver has in this shop; loaded only where there is no ticket. */
  readonly codes: number
}

export type ShopHomeEvent =
  | { readonly type: "AREA_TOGGLED"; readonly areaEntityId: string }
  | { readonly type: "ALL_AREAS_CHOSEN" }
  | { readonly type: "MORE_REQUESTED" }
  | { readonly type: "TRY_AGAIN" }

const toggled = (chosen: ReadonlyArray<string>, areaEntityId: string): ReadonlyArray<string> =>
  chosen.includes(areaEntityId) ? chosen.filter((id) => id !== areaEntityId) : [...chosen, areaEntityId]

export const shopHomeMachine = setup({
  types: {} as {
    context: ShopHomeContext
    input: ShopHomeInput
    events: ShopHomeEvent
    tags: ShopProblemTag | "loading" | "withoutTickets" | "codesKnown"
  },
  actors: {
    loadShop: effect<{ readonly shopPath: string }, ShopWithGroups, LoadShopFailure>(),
    loadTickets: effect<{ readonly areaEntityId: string }, ReadonlyArray<Ticket>, CallFailure>(),
    loadCodes: effect<{ readonly shopId: string }, ReadonlyArray<VerificationCode>, CallFailure>(),
    /** Buy-again flow; loaded only for a driver who has bought here, and after the tickets are shown. */
    again: lazyActor<ShopHomeContext>()
  },
  guards: {
    ...settledGuards,
    hasTickets: (_, tickets: ReadonlyArray<Ticket>) => tickets.length > 0,
    wantsVerification: ({ context }) => context.shop?.isAccountVerification === true,
    hasCodes: (_, codes: ReadonlyArray<VerificationCode>) => codes.length > 0,
    /** Guard: one area has to stay chosen, unless the driver may drop it. */
    mayToggle: ({ context }, areaEntityId: string) =>
      context.isUnselectingAllowed || context.chosenAreas.join() !== areaEntityId,
    hasMore: ({ context }) => matchingTickets(context).length > context.shownTickets
  },
  actions: {
    rememberShop: assign((_, shop: ShopWithGroups) => ({ shop })),
    rememberPause: assign(requestedPause),
    rememberTickets: assign(({ context }, tickets: ReadonlyArray<Ticket>) => viewOfTickets(tickets, context)),
    removeBuyAgain: assign({ again: undefined }),
    rememberCodes: assign((_, codes: ReadonlyArray<VerificationCode>) => ({ codes: codes.length })),
    toggleArea: assign(({ context }, areaEntityId: string) => ({
      chosenAreas: toggled(context.chosenAreas, areaEntityId),
      shownTickets: ticketsPerPage
    })),
    chooseAllAreas: assign({ chosenAreas: [], shownTickets: ticketsPerPage }),
    showMore: assign(({ context }) => ({ shownTickets: context.shownTickets + ticketsPerPage })),
    /** Stores the view for a driver who comes back from a ticket. */
    keepView: () => {},
    /** Tells the access flow, which redirects to the login and back to this page. */
    reportSessionLost: tellSessionLost
  },
  delays: { pause }
}).createMachine({
  id: "shopHome",
  description: "A driver wants to see at once which tickets a shop has and what they cost.",
  context: ({ input }) => ({
    shopPath: input.shopPath,
    shop: null,
    tickets: [],
    bought: input.bought,
    again: undefined,
    areaEntityId: input.areaEntityId ?? null,
    ...initialView(input),
    isUnselectingAllowed: input.isUnselectingAllowed ?? false,
    codes: 0,
    pauseSeconds: 0
  }),
  initial: "loadingShop",
  states: {
    loadingShop: {
      tags: "loading",
      description: "The shop of the address is being looked up; the page shows its shape.",
      invoke: {
        id: "loadShop",
        src: "loadShop",
        input: ({ context }) => ({ shopPath: context.shopPath }),
        onDone: settled({
          success: { target: "loadingTickets", actions: "rememberShop" },
          failures: shopProblems
        }),
        onError: "shopFailed"
      }
    },

    loadingTickets: {
      tags: "loading",
      description: "The shop is known and named; its tickets are being fetched.",
      invoke: {
        id: "loadTickets",
        src: "loadTickets",
        input: ({ context }) => ({ areaEntityId: context.shop?.areaEntityId ?? "" }),
        onDone: settled({
          success: [
            { guard: "hasTickets", target: "browsing", actions: "rememberTickets" },
            // The shop's verification rule explains an empty list.
            { guard: "wantsVerification", target: "locked", actions: "rememberTickets" },
            { target: "empty", actions: "rememberTickets" }
          ],
          failures: { SessionLost: "sessionLost", ...unanswered("ticketsFailed") }
        }),
        onError: "ticketsFailed"
      }
    },

    browsing: {
      description: "The driver looks through the tickets and may narrow them down by area.",
      invoke: {
        id: "again",
        src: "again",
        input: ({ context }) => context,
        // Its code failed to load.
        onDone: { actions: "removeBuyAgain" },
        onError: { actions: "removeBuyAgain" }
      },
      on: {
        AREA_TOGGLED: {
          guard: { type: "mayToggle", params: ({ event }) => event.areaEntityId },
          actions: [{ type: "toggleArea", params: ({ event }) => event.areaEntityId }, "keepView"]
        },
        ALL_AREAS_CHOSEN: { actions: ["chooseAllAreas", "keepView"] },
        MORE_REQUESTED: { guard: "hasMore", actions: ["showMore", "keepView"] }
      }
    },

    locked: {
      tags: "withoutTickets",
      description: "No ticket is open to this driver yet; a verification code may unlock some.",
      on: { TRY_AGAIN: "loadingTickets" },
      initial: "loadingCodes",
      states: {
        loadingCodes: {
          description:
            "Whether the driver has a code already is being looked up; the page says what it knows.",
          invoke: {
            id: "loadCodes",
            src: "loadCodes",
            input: ({ context }) => ({ shopId: context.shop?.id ?? "" }),
            onDone: settled({
              success: [
                { guard: "hasCodes", target: "withCodes", actions: "rememberCodes" },
                { target: "withoutCode", actions: "rememberCodes" }
              ],
              failures: { SessionLost: "#shopHome.sessionLost", ...unanswered("codesUnknown") }
            }),
            onError: "codesUnknown"
          }
        },
        withCodes: {
          tags: "codesKnown",
          description: "The driver has codes, but they unlock no ticket here."
        },
        withoutCode: { tags: "codesKnown", description: "The driver has no code yet." },
        codesUnknown: { description: "Whether the driver has a code could not be found out." }
      }
    },

    empty: {
      tags: "withoutTickets",
      description: "The shop has no tickets.",
      on: { TRY_AGAIN: "loadingTickets" }
    },

    ticketsFailed: {
      tags: "withoutTickets",
      description: "The shop is known, but its tickets could not be loaded.",
      on: { TRY_AGAIN: "loadingTickets" }
    },

    ...shopProblemStates("loadingShop")
  }
})

export type ShopHomeActor = ActorRefFrom<typeof shopHomeMachine>
