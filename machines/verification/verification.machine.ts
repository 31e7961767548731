/**
 * Verification: a driver has a code, for example from an employer, and wants to see what it unlocks. Each reason why
 * a code is refused is a state of its own, since each asks for something else; the code always stays in the field.
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
  shopProblems
} from "../shop-problems.ts"
import { tellApp, tellMessage, tellSessionLost } from "../tell-app.ts"
import type {
  AddCodeFailure,
  AddCodeInput,
  TooManyAttempts,
  VerificationContext,
  VerificationEvent,
  VerificationInput
} from "./verification.types.ts"
import { codeOf, validateCode } from "./verification-form.ts"

/** Default wait when the service names none. */
const usualWaitSeconds = 60

const reportCodeAdded = {
  type: "reportCodeAdded",
  params: ({ context }: { readonly context: VerificationContext }) => context.shop?.id ?? ""
} as const

export const verificationMachine = setup({
  types: {} as {
    context: VerificationContext
    input: VerificationInput
    events: VerificationEvent
    tags: ShopProblemTag | "asksOperator"
  },
  actors: {
    loadShop: effect<{ readonly shopPath: string }, ShopWithGroups, LoadShopFailure>(),
    addCode: effect<AddCodeInput, void, AddCodeFailure>()
  },
  guards: { ...settledGuards, isCodeWellFormed: ({ context }) => validateCode(context.code) === null },
  actions: {
    rememberShop: assign((_, shop: ShopWithGroups) => ({ shop })),
    rememberPause: assign(requestedPause),
    changeCode: assign((_, code: string) => ({ code, issue: null })),
    tidyCode: assign(({ context }) => ({ code: codeOf(context.code), issue: null })),
    validateCode: assign(({ context }) => ({ issue: validateCode(context.code) })),
    rememberWait: assign((_, { retryAfterSeconds }: TooManyAttempts) => ({
      waitSeconds: retryAfterSeconds ?? usualWaitSeconds
    })),
    /** Stores the input across a reload or a login. */
    keepDraft: (_, _code: string) => {},
    forgetDraft: () => {},
    /** Announces the new code at the bottom of the page. */
    announceAdded: tellMessage,
    /** Tells the app that the account has a new code: the shop has more to offer now. */
    reportCodeAdded: tellApp("CODE_ADDED", (shopId: string) => ({ shopId })),
    /** Tells the app that the driver continues without a code, so that the prompt does not ask again. */
    reportSkipped: tellApp("VERIFICATION_SKIPPED", () => ({})),
    reportSessionLost: tellSessionLost,
    openShop: tellApp("SHOP_CHOSEN", (shopPath: string) => ({ shopPath }))
  },
  delays: {
    pause,
    /** Until another code may be tried. */
    wait: ({ context }) => context.waitSeconds * 1000
  }
}).createMachine({
  id: "verification",
  description: "A driver wants to see what a code unlocks.",
  context: ({ input }) => ({
    ...input,
    shop: null,
    issue: null,
    waitSeconds: usualWaitSeconds,
    pauseSeconds: 0
  }),
  initial: "loadingShop",
  states: {
    loadingShop: {
      description: "The shop that asks for the code is being fetched.",
      invoke: {
        id: "loadShop",
        src: "loadShop",
        input: ({ context }) => ({ shopPath: context.shopPath }),
        onDone: settled({ success: { target: "entering", actions: "rememberShop" }, failures: shopProblems }),
        onError: "shopFailed"
      }
    },

    entering: {
      description: "The driver enters a code, or goes on without.",
      initial: "typing",
      on: {
        CODE_CHANGED: {
          target: ".typing",
          actions: [
            { type: "changeCode", params: ({ event }) => event.code },
            { type: "keepDraft", params: ({ event }) => event.code }
          ]
        },
        VERIFY_REQUESTED: [
          { guard: "isCodeWellFormed", target: "verifying", actions: "tidyCode" },
          { target: ".correcting", actions: "validateCode" }
        ],
        CONTINUED: "skipped"
      },
      states: {
        typing: { description: "Nothing has been found wrong with the code so far." },
        correcting: { description: "The code cannot be one; the field says why." },
        codeUnknown: {
          tags: "asksOperator",
          description: "No such code was issued: the driver looks again, or asks whoever gave it."
        },
        codeUsedUp: {
          tags: "asksOperator",
          description: "The code has been used by as many drivers as it was meant for."
        },
        codeExpired: {
          tags: "asksOperator",
          description: "The code was good once; whoever gave it may have a new one."
        },
        codeOfOtherShop: { tags: "asksOperator", description: "The code is good, but in another shop." },
        limitReached: { tags: "asksOperator", description: "The account holds as many codes as it may." },
        alreadyAdded: { description: "The account holds this code already: there is nothing left to do." },
        unreachable: { description: "No answer came; the same code can be sent again." },
        failed: { description: "The code could not be checked because of a fault on our side." }
      }
    },

    verifying: {
      description: "The service checks the code and adds it to the account.",
      invoke: {
        id: "addCode",
        src: "addCode",
        input: ({ context }) => ({ shopId: context.shop?.id ?? "", code: codeOf(context.code) }),
        onDone: settled({
          success: { target: "verified", actions: ["forgetDraft", reportCodeAdded, "announceAdded"] },
          failures: {
            CodeUnknown: "entering.codeUnknown",
            CodeUsedUp: "entering.codeUsedUp",
            CodeExpired: "entering.codeExpired",
            CodeOfOtherShop: "entering.codeOfOtherShop",
            CodeLimitReached: "entering.limitReached",
            // Perhaps by an attempt whose response was lost.
            CodeAlreadyAdded: { target: "entering.alreadyAdded", actions: reportCodeAdded },
            TooManyAttempts: { target: "tooManyAttempts", actions: "rememberWait" },
            ShopInactive: "shopInactive",
            SessionLost: "sessionLost",
            Unreachable: "entering.unreachable",
            ServiceFailed: "entering.failed"
          }
        }),
        onError: "entering.failed"
      }
    },

    tooManyAttempts: {
      description:
        "Too many codes were tried: the next one can be sent after a while; it may be typed meanwhile.",
      after: { wait: "entering" },
      on: {
        CODE_CHANGED: {
          actions: [
            { type: "changeCode", params: ({ event }) => event.code },
            { type: "keepDraft", params: ({ event }) => event.code }
          ]
        },
        CONTINUED: "skipped"
      }
    },

    verified: {
      description: "The code is on the account, and the home of the shop opens with what it unlocks.",
      type: "final",
      entry: { type: "openShop", params: ({ context }) => context.shopPath }
    },

    skipped: {
      description: "The home of the shop opens; nobody asks for a code there again.",
      type: "final",
      entry: ["reportSkipped", "forgetDraft", { type: "openShop", params: ({ context }) => context.shopPath }]
    },

    ...shopProblemStates("loadingShop")
  }
})

export type VerificationActor = ActorRefFrom<typeof verificationMachine>
