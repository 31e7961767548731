/**
 * Verification prompt: a dialog that asks a driver once for a verification code, in a shop that works with
 * them. Does not ask a driver who has a code, has skipped the question in this shop, or is on a page where it
 * would be in the way. Runs beside the pages: when it cannot load whether there is a code, it asks nothing.
 */
import { type ActorRefFrom, assign, setup } from "xstate"
import type { VerificationCode } from "../../schemas/verification-code.ts"
import { effect } from "../effect.ts"
import type { CallFailure } from "../failures.ts"
import { isSuccess, settled, unanswered } from "../settled.ts"
import { tellApp } from "../tell-app.ts"

/** A page of a shop, reduced to what the prompt needs. */
export interface PromptPage {
  readonly shopId: string
  readonly shopPath: string
  /** `Shop.isAccountVerification`. */
  readonly isVerificationRequired: boolean
  /** The driver has skipped the prompt in this shop before, as stored in the browser. */
  readonly isDismissed: boolean
  /** The verification page itself, a system page, or a page about a payment. */
  readonly isKeptFree: boolean
}

export interface VerificationPromptContext {
  readonly page: PromptPage | null
  /** Ids of shops in which the prompt was skipped during this visit, for browsers without storage. */
  readonly skipped: ReadonlyArray<string>
  /** Ids of shops in which the driver has a code, as far as known. */
  readonly verified: ReadonlyArray<string>
  /** Ids of shops in which the driver is known to have none. */
  readonly unverified: ReadonlyArray<string>
}

export type VerificationPromptEvent =
  /** A page of a shop is open and its shop is loaded. */
  | { readonly type: "PAGE_OPENED"; readonly page: PromptPage }
  /** The page that is open belongs to no shop. A login or logout reloads the page, and with it this flow. */
  | { readonly type: "SHOP_LEFT" }
  | { readonly type: "VERIFY_REQUESTED" }
  /** Skipped in the dialog, or on the verification page by going on without. */
  | { readonly type: "SKIPPED" }
  /** A code was added to the account, on the verification page. */
  | { readonly type: "CODE_ADDED"; readonly shopId: string }

const including = (shopIds: ReadonlyArray<string>, shopId: string): ReadonlyArray<string> =>
  shopIds.includes(shopId) ? shopIds : [...shopIds, shopId]

const excluding = (shopIds: ReadonlyArray<string>, shopId: string): ReadonlyArray<string> =>
  shopIds.filter((known) => known !== shopId)

const isIn = (shopIds: ReadonlyArray<string>, page: PromptPage | null): boolean =>
  page !== null && shopIds.includes(page.shopId)

export const verificationPromptMachine = setup({
  types: {} as { context: VerificationPromptContext; events: VerificationPromptEvent },
  actors: {
    loadCodes: effect<{ readonly shopId: string }, ReadonlyArray<VerificationCode>, CallFailure>(),
    /** Never settles: this flow hears of the verification page as of any other. */
    awaitPage: effect<void, never>()
  },
  guards: {
    isSuccess,
    isNotRequired: ({ context: { page } }) => page?.isVerificationRequired !== true || page.isKeptFree,
    isDismissed: ({ context: { page, skipped } }) => page?.isDismissed === true || isIn(skipped, page),
    isVerified: ({ context: { page, verified } }) => isIn(verified, page),
    isUnverified: ({ context: { page, unverified } }) => isIn(unverified, page)
  },
  actions: {
    rememberPage: assign((_, page: PromptPage) => ({ page })),
    leavePage: assign({ page: null }),
    rememberCodes: assign(({ context: { page, verified, unverified } }, codes: ReadonlyArray<unknown>) => {
      const shopId = page?.shopId ?? ""
      return codes.length > 0
        ? { verified: including(verified, shopId), unverified: excluding(unverified, shopId) }
        : { unverified: including(unverified, shopId) }
    }),
    rememberVerified: assign(({ context: { verified, unverified } }, shopId: string) => ({
      verified: including(verified, shopId),
      unverified: excluding(unverified, shopId)
    })),
    rememberSkipped: assign(({ context: { page, skipped } }) => ({
      skipped: including(skipped, page?.shopId ?? "")
    })),
    openVerification: tellApp("VERIFICATION_CHOSEN", () => ({})),
    /** Stores for the next visit that the driver skips the prompt in this shop. */
    storeDismissal: (_, _shopId: string) => {}
  }
}).createMachine({
  id: "verificationPrompt",
  description:
    "A driver without a code learns, once, that this shop has more for those who verify themselves.",
  context: { page: null, skipped: [], verified: [], unverified: [] },
  initial: "outside",
  on: {
    PAGE_OPENED: {
      target: ".deciding",
      actions: { type: "rememberPage", params: ({ event }) => event.page }
    },
    SHOP_LEFT: { target: ".outside", actions: "leavePage" }
  },
  states: {
    outside: { description: "No page of a shop is open." },

    deciding: {
      description: "A page of a shop is open; the shop, the page and the driver say whether to ask.",
      always: [
        { guard: "isNotRequired", target: "resting" },
        { guard: "isDismissed", target: "resting" },
        { guard: "isVerified", target: "resting" },
        { guard: "isUnverified", target: "prompting" },
        { target: "loadingCodes" }
      ]
    },

    loadingCodes: {
      description: "The shop wants verification; whether the driver has a code already is being looked up.",
      invoke: {
        id: "loadCodes",
        src: "loadCodes",
        input: ({ context }) => ({ shopId: context.page?.shopId ?? "" }),
        onDone: settled({
          success: { target: "deciding", actions: "rememberCodes" },
          failures: { SessionLost: "codesUnknown", ...unanswered("codesUnknown") }
        }),
        onError: "codesUnknown"
      }
    },

    prompting: {
      description: "The dialog is open: the driver verifies now, or skips that.",
      on: {
        VERIFY_REQUESTED: { target: "openingVerification", actions: "openVerification" },
        SKIPPED: {
          target: "resting",
          actions: [
            "rememberSkipped",
            { type: "storeDismissal", params: ({ context }) => context.page?.shopId ?? "" }
          ]
        }
      }
    },

    openingVerification: {
      description: "The dialog has closed, and the verification page opens.",
      invoke: { id: "awaitPage", src: "awaitPage", onDone: "resting", onError: "resting" }
    },

    resting: {
      description:
        "There is nothing to ask on this page; on the verification page the driver may answer all the same.",
      on: {
        SKIPPED: {
          actions: [
            "rememberSkipped",
            { type: "storeDismissal", params: ({ context }) => context.page?.shopId ?? "" }
          ]
        },
        CODE_ADDED: { actions: { type: "rememberVerified", params: ({ event }) => event.shopId } }
      }
    },

    codesUnknown: {
      description: "Whether the driver has a code could not be found out, so nothing is asked on this page."
    }
  }
})

export type VerificationPromptActor = ActorRefFrom<typeof verificationPromptMachine>
