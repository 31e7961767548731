/**
 * Access: whoever opens a page of a shop wants to see it, and is taken to the login only when that is needed,
 * and back to the very page afterwards. Runs on every navigation; the auth error is looked at first, since a
 * failing login would otherwise start the next one for ever.
 */
import { assign, setup } from "xstate"
import { failedWith, type Outcome, resultOf, slot, succeeded } from "../slot.ts"
import type {
  AccessEvent,
  CompleteLoginFailure,
  Destination,
  LeaveForLoginFailure,
  LoginKind,
  RestoreSessionFailure,
  Session,
  User
} from "./access.types.ts"

export interface AccessContext {
  readonly destination: Destination | null
  readonly user: User | null
  /** The reason the identity provider gave for refusing, for the hotline; never shown as markup. */
  readonly refusal: string | null
  readonly login: LoginKind
}

const nowhere: Destination = { access: "public", shop: null, target: "/" }

const wantedTarget = (context: AccessContext): string => context.destination?.target ?? "/"

const userOf = (outcome: Outcome<Session, unknown>): User | null => {
  const session = resultOf(outcome)
  return session.signedIn ? session.user : null
}

export const accessMachine = setup({
  types: {} as { context: AccessContext; events: AccessEvent },
  actors: {
    /** Says who is signed in, without any redirect. */
    restoreSession: slot<{ readonly fresh: boolean }, Session, RestoreSessionFailure>(),
    /** Leaves for the hosted login; ends only when leaving failed. */
    leaveForLogin: slot<
      { readonly destination: Destination; readonly login: LoginKind },
      never,
      LeaveForLoginFailure
    >(),
    /** Processes the login callback in the address. */
    completeLogin: slot<void, { readonly target: string; readonly user: User }, CompleteLoginFailure>(),
    /** Leaves for the provider's logout; ends only when leaving failed. */
    leaveForLogout: slot<void, never, LeaveForLoginFailure>()
  },
  guards: {
    succeeded,
    isRefused: failedWith<CompleteLoginFailure>("LoginRefused"),
    isRedirectLoop: failedWith<LeaveForLoginFailure>("TooManyRedirects"),
    isCallback: (_, destination: Destination) => destination.access === "callback",
    isSignedIn: ({ context }) => context.user !== null,
    isVerified: ({ context }) => context.user?.emailVerified === true,
    lacksVerifiedEmail: ({ context }) =>
      context.user?.emailVerified === false && context.destination?.access === "protected",
    wantsShopPage: ({ context }) => context.destination?.access === "protected",
    wantsAnyShop: ({ context }) => context.destination?.access === "root",
    wantsVerification: ({ context }) => context.destination?.access === "verification",
    wantsShopOfUser: ({ context }) =>
      context.destination?.access === "root" && (context.user?.lastShopVisited ?? null) !== null
  },
  actions: {
    rememberDestination: assign((_, destination: Destination) => ({ destination })),
    rememberUser: assign((_, user: User | null) => ({ user, refusal: null })),
    rememberRefusal: assign((_, refusal: string) => ({ refusal })),
    rememberLogin: assign((_, login: LoginKind) => ({ login })),
    forgetUser: assign({ user: null }),
    /** Opens the page that was asked for before the login. */
    openTarget: (_, _target: string) => {},
    /** Opens the page that asks for a verified address, with the page to go on to. */
    openVerification: (_, _target: string) => {},
    /** Opens the home of a shop. */
    openShop: (_, _path: string) => {},
    /** Opens the page that says that no shop is known. */
    openShopUnknown: () => {},
    /** Takes the callback's parameters out of the address. */
    resetAddress: () => {}
  }
}).createMachine({
  id: "access",
  description:
    "Whoever opens a page of a shop wants to see it, and is taken to the login only when that is needed.",
  context: { destination: null, user: null, refusal: null, login: "automatic" },
  initial: "waiting",
  on: {
    NAVIGATED: [
      {
        guard: { type: "isCallback", params: ({ event }) => event.destination },
        target: ".completingLogin",
        actions: { type: "rememberDestination", params: ({ event }) => event.destination }
      },
      {
        guard: "isSignedIn",
        target: ".deciding",
        actions: { type: "rememberDestination", params: ({ event }) => event.destination }
      },
      {
        target: ".restoringSession",
        actions: { type: "rememberDestination", params: ({ event }) => event.destination }
      }
    ]
  },
  states: {
    waiting: { description: "No page has been opened yet." },

    restoringSession: {
      description: "The shop finds out, without leaving the page, whether the driver is signed in.",
      invoke: {
        id: "restoreSession",
        src: "restoreSession",
        input: { fresh: false },
        onDone: [
          {
            guard: "succeeded",
            target: "deciding",
            actions: { type: "rememberUser", params: ({ event }) => userOf(event.output) }
          },
          { target: "providerUnreachable" }
        ],
        onError: "providerUnreachable"
      }
    },

    deciding: {
      description: "The session is known; the page that was opened decides what follows.",
      always: [
        { guard: "isSignedIn", target: "decidingForUser" },
        {
          guard: "wantsShopPage",
          target: "leavingForLogin",
          actions: { type: "rememberLogin", params: "automatic" }
        },
        { guard: "wantsAnyShop", target: "shopUnknown" },
        { target: "anonymous" }
      ]
    },

    decidingForUser: {
      description: "The driver is signed in; a shop's page also wants a verified e-mail address.",
      always: [
        {
          guard: "wantsShopOfUser",
          target: "returning",
          actions: { type: "openShop", params: ({ context }) => context.user?.lastShopVisited ?? "" }
        },
        { guard: "wantsAnyShop", target: "shopUnknown" },
        { guard: "wantsVerification", target: "decidingAboutEmail" },
        {
          guard: "lacksVerifiedEmail",
          target: "emailUnverified",
          actions: { type: "openVerification", params: ({ context }) => wantedTarget(context) }
        },
        { target: "granted" }
      ]
    },

    decidingAboutEmail: {
      description: "The page that asks for a verified address is open; a verified driver goes on from it.",
      always: [
        {
          guard: "isVerified",
          target: "returning",
          actions: { type: "openTarget", params: ({ context }) => wantedTarget(context) }
        },
        { target: "emailUnverified" }
      ]
    },

    anonymous: {
      description: "Nobody is signed in, and the page is open to everybody.",
      on: {
        LOGIN_REQUESTED: { target: "leavingForLogin", actions: { type: "rememberLogin", params: "asked" } },
        SIGN_UP_REQUESTED: {
          target: "leavingForLogin",
          actions: { type: "rememberLogin", params: "signUp" }
        },
        SESSION_LOST: { target: "leavingForLogin", actions: { type: "rememberLogin", params: "asked" } }
      }
    },

    leavingForLogin: {
      description: "The driver is on the way to the hosted login; the page says of which shop and why.",
      invoke: {
        id: "leaveForLogin",
        src: "leaveForLogin",
        input: ({ context }) => ({
          destination: context.destination ?? nowhere,
          login: context.login
        }),
        onDone: [{ guard: "isRedirectLoop", target: "loginRefused" }, { target: "providerUnreachable" }],
        onError: "providerUnreachable"
      },
      on: {
        PAGE_SHOWN: { target: "restoringSession" }
      }
    },

    completingLogin: {
      description: "The driver has come back from the hosted login, and the answer is being checked.",
      invoke: {
        id: "completeLogin",
        src: "completeLogin",
        onDone: [
          {
            guard: "succeeded",
            target: "returning",
            actions: [
              { type: "rememberUser", params: ({ event }) => resultOf(event.output).user },
              { type: "openTarget", params: ({ event }) => resultOf(event.output).target }
            ]
          },
          {
            guard: "isRefused",
            target: "loginRefused",
            actions: [
              {
                type: "rememberRefusal",
                params: ({ event }) =>
                  event.output._tag === "Failure" && event.output.error._tag === "LoginRefused"
                    ? event.output.error.reason
                    : ""
              },
              "resetAddress"
            ]
          },
          { target: "providerUnreachable", actions: "resetAddress" }
        ],
        onError: { target: "providerUnreachable", actions: "resetAddress" }
      }
    },

    returning: {
      description: "The login is done; the page asked for before it is about to open."
    },

    granted: {
      description: "The page is open to the driver.",
      on: {
        LOGOUT_REQUESTED: "leavingForLogout",
        SESSION_LOST: {
          target: "leavingForLogin",
          actions: ["forgetUser", { type: "rememberLogin", params: "automatic" }]
        }
      }
    },

    emailUnverified: {
      description:
        "The e-mail address is not verified yet; the driver is asked to open the link that was sent.",
      initial: "asking",
      on: {
        VERIFICATION_CONFIRMED: "checkingVerification",
        LOGIN_REQUESTED: {
          target: "leavingForLogin",
          actions: ["forgetUser", { type: "rememberLogin", params: "asked" }]
        },
        LOGOUT_REQUESTED: "leavingForLogout"
      },
      states: {
        asking: { description: "The link is in the mailbox." },
        stillUnverified: { description: "The driver said it was done, but the address is not verified yet." },
        checkFailed: { description: "Whether the address is verified could not be found out." }
      }
    },

    checkingVerification: {
      description: "The driver says that the address is verified; the provider is asked for fresh claims.",
      invoke: {
        id: "refreshSession",
        src: "restoreSession",
        input: { fresh: true },
        onDone: [
          {
            guard: "succeeded",
            target: "decidingAfterVerification",
            actions: { type: "rememberUser", params: ({ event }) => userOf(event.output) }
          },
          { target: "emailUnverified.checkFailed" }
        ],
        onError: "emailUnverified.checkFailed"
      }
    },

    decidingAfterVerification: {
      description: "Fresh claims are there; they say whether the address is verified.",
      always: [
        {
          guard: "isVerified",
          target: "returning",
          actions: { type: "openTarget", params: ({ context }) => wantedTarget(context) }
        },
        { guard: "isSignedIn", target: "emailUnverified.stillUnverified" },
        { target: "leavingForLogin", actions: { type: "rememberLogin", params: "asked" } }
      ]
    },

    leavingForLogout: {
      description: "The session is being ended at the identity provider.",
      invoke: {
        id: "leaveForLogout",
        src: "leaveForLogout",
        onDone: { target: "providerUnreachable", actions: "forgetUser" },
        onError: { target: "providerUnreachable", actions: "forgetUser" }
      },
      on: {
        PAGE_SHOWN: { target: "restoringSession", actions: "forgetUser" }
      }
    },

    shopUnknown: {
      description: "No shop was asked for, and none is remembered: the driver needs the address of one.",
      entry: "openShopUnknown",
      on: {
        LOGIN_REQUESTED: { target: "leavingForLogin", actions: { type: "rememberLogin", params: "asked" } },
        LOGOUT_REQUESTED: "leavingForLogout"
      }
    },

    loginRefused: {
      description: "The identity provider refused the login; the driver may try once more.",
      on: {
        TRY_AGAIN: { target: "leavingForLogin", actions: { type: "rememberLogin", params: "asked" } }
      }
    },

    providerUnreachable: {
      description: "The identity provider does not answer; nothing is known about the session.",
      on: { TRY_AGAIN: "restoringSession" }
    }
  }
})
