/**
 * Access: decides who may see the page that is open. Sends to the login only when that is needed,
 * and back to the same page afterwards. Runs on every navigation. Checks the auth error first: a
 * failing login would otherwise start the next one in an endless loop.
 */
import { type ActorRefFrom, and, assign, setup } from "xstate"
import { effect } from "../effect.ts"
import type { Unreachable } from "../failures.ts"
import { settled, settledGuards } from "../settled.ts"
import type {
  AccessEvent,
  CompleteLoginFailure,
  Destination,
  LeaveForLoginFailure,
  LoggedIn,
  LoginKind,
  LoginRefused,
  NextPage,
  ResendMailFailure,
  ResentMail,
  Session,
  User
} from "./access.types.ts"

export interface AccessContext {
  readonly destination: Destination | null
  readonly user: User | null
  /** The reason the identity provider gave for refusing, for the hotline; never shown as markup. */
  readonly refusal: string | null
  readonly login: LoginKind
  readonly next: NextPage | null
}

const nowhere: Destination = { access: "public", shop: null, target: "/" }

const wantedTarget = (context: AccessContext): string => context.destination?.target ?? "/"

/** Returns the user of a session that has just been checked, or the known one. */
const userOf = ({ user }: AccessContext, session?: Session): User | null =>
  session === undefined ? user : session.signedIn ? session.user : null

/** Returns a transition that navigates to another page. */
const opening = (next: (context: AccessContext) => NextPage) =>
  ({
    target: "openingPage",
    actions: { type: "rememberNext", params: ({ context }: { context: AccessContext }) => next(context) }
  }) as const

const openingTarget = opening((context) => ({ kind: "target", target: wantedTarget(context) }))
const openingShopUnknown = opening(() => ({ kind: "shopUnknown" }))

/** Transition of the e-mail page once the address is verified: the page that was requested opens. */
const verified = {
  target: openingTarget.target,
  actions: ["rememberSession", openingTarget.actions]
} as const

export const accessMachine = setup({
  types: {} as {
    context: AccessContext
    events: AccessEvent
    /** Whether the page may be shown, or another replaces it. No tag while that is undecided. */
    tags: "granted" | "anonymous" | "unknown" | "elsewhere" | "asksForMail" | "returning"
  },
  actors: {
    /** Restores the session without a redirect. */
    restoreSession: effect<{ readonly fresh: boolean }, Session, Unreachable>(),
    /** Redirects to the hosted login; settles only when the redirect fails. */
    leaveForLogin: effect<
      { readonly destination: Destination; readonly login: LoginKind },
      never,
      LeaveForLoginFailure
    >(),
    /** Completes the login from the callback's parameters in the address. */
    completeLogin: effect<void, LoggedIn, CompleteLoginFailure>(),
    /** Redirects to the provider's logout; settles only when the redirect fails. */
    leaveForLogout: effect<void, never, Unreachable>(),
    /** Navigates to a page. Never settles: the flow hears of the page as of any other. */
    openPage: effect<NextPage, never>(),
    /** Polls whether the address has been verified; settles once it is. */
    lookForVerification: effect<void, Session>(),
    /** Resends the mail with the link, which leads on to the page that was requested. */
    resendMail: effect<string, ResentMail, ResendMailFailure>()
  },
  guards: {
    ...settledGuards,
    isCallback: (_, destination: Destination) => destination.access === "callback",
    /** Guard: the login failed, and its callback is still the page that is open. */
    isBackFromLogin: ({ context }) => context.destination?.access === "callback",
    isSignedIn: ({ context }, session?: Session) => userOf(context, session) !== null,
    isNeededNoMore: (_, mail: ResentMail) => mail === "neededNoMore",
    isVerified: ({ context }, session?: Session) => userOf(context, session)?.emailVerified === true,
    lacksVerifiedEmail: ({ context }) =>
      context.user?.emailVerified === false && context.destination?.access === "protected",
    wantsShopPage: ({ context }) => context.destination?.access === "protected",
    wantsAnyShop: ({ context }) => context.destination?.access === "root",
    wantsVerification: ({ context }) => context.destination?.access === "verification",
    wantsShopOfUser: ({ context }) =>
      context.destination?.access === "root" && (context.user?.lastShopVisited ?? null) !== null
  },
  actions: {
    rememberDestination: assign((_, destination: Destination) => ({
      destination,
      refusal: null,
      next: null
    })),
    rememberSession: assign(({ context }, session: Session) => ({
      user: userOf(context, session),
      refusal: null
    })),
    rememberLoggedIn: assign((_, { user, target }: LoggedIn) => ({
      user,
      refusal: null,
      next: { kind: "target" as const, target }
    })),
    rememberRefusal: assign((_, { reason }: LoginRefused) => ({ refusal: reason })),
    rememberLogin: assign((_, login: LoginKind) => ({ login })),
    forgetUser: assign({ user: null }),
    rememberNext: assign((_, next: NextPage) => ({ next })),
    /** Removes the callback's parameters from the address. */
    resetAddress: () => {}
  }
}).createMachine({
  id: "access",
  description:
    "Whoever opens a page of a shop wants to see it, and is taken to the login only when that is needed.",
  context: { destination: null, user: null, refusal: null, login: "automatic", next: null },
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
        onDone: settled({
          success: { target: "deciding", actions: "rememberSession" },
          failures: { Unreachable: "providerUnreachable" }
        }),
        onError: "providerUnreachable"
      }
    },

    deciding: {
      description: "The session is known; the page that was opened decides what follows.",
      always: [
        {
          guard: "wantsShopOfUser",
          ...opening(({ user }) => ({ kind: "shop", shop: user?.lastShopVisited ?? "" }))
        },
        { guard: "wantsAnyShop", ...openingShopUnknown },
        { guard: "isBackFromLogin", ...openingTarget },
        { guard: and(["wantsVerification", "isVerified"]), ...openingTarget },
        { guard: and(["wantsVerification", "isSignedIn"]), target: "emailUnverified" },
        {
          guard: "lacksVerifiedEmail",
          ...opening((context) => ({ kind: "emailVerification", target: wantedTarget(context) }))
        },
        { guard: "isSignedIn", target: "granted" },
        { guard: "wantsShopPage", target: "leavingForLogin" },
        { target: "anonymous" }
      ]
    },

    anonymous: {
      tags: ["anonymous", "asksForMail"],
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
      tags: "elsewhere",
      description: "The driver is on the way to the hosted login; the page says of which shop and why.",
      entry: "forgetUser",
      exit: { type: "rememberLogin", params: "automatic" },
      invoke: {
        id: "leaveForLogin",
        src: "leaveForLogin",
        input: ({ context }) => ({ destination: context.destination ?? nowhere, login: context.login }),
        onDone: settled({
          failures: { TooManyRedirects: "loginRefused", Unreachable: "providerUnreachable" }
        }),
        onError: "providerUnreachable"
      },
      on: { PAGE_SHOWN: "restoringSession" }
    },

    completingLogin: {
      tags: ["elsewhere", "returning"],
      description: "The driver has come back from the hosted login, and the answer is being checked.",
      invoke: {
        id: "completeLogin",
        src: "completeLogin",
        onDone: settled({
          success: { target: "openingPage", actions: "rememberLoggedIn" },
          failures: {
            LoginRefused: { target: "loginRefused", actions: ["rememberRefusal", "resetAddress"] },
            Unreachable: { target: "providerUnreachable", actions: "resetAddress" }
          }
        }),
        onError: { target: "providerUnreachable", actions: "resetAddress" }
      }
    },

    openingPage: {
      tags: ["elsewhere", "returning"],
      description:
        "Another page opens: the one asked for before the login, a shop's, or one that says what is missing.",
      invoke: {
        id: "openPage",
        src: "openPage",
        input: ({ context }) => context.next ?? { kind: "shopUnknown" },
        onDone: "deciding",
        onError: "deciding"
      }
    },

    granted: {
      tags: "granted",
      description: "The page is open to the driver.",
      on: { LOGOUT_REQUESTED: "leavingForLogout", SESSION_LOST: "leavingForLogin" }
    },

    emailUnverified: {
      tags: ["elsewhere", "asksForMail"],
      description:
        "The e-mail address is not verified yet; the driver is asked to open the link that was sent, and the page goes on once that is done.",
      initial: "idle",
      invoke: {
        id: "lookForVerification",
        src: "lookForVerification",
        onDone: settled({ success: verified, failures: {} }),
        onError: ".checkFailed"
      },
      on: {
        VERIFICATION_CONFIRMED: "checkingVerification",
        RESEND_REQUESTED: "resendingMail",
        LOGIN_REQUESTED: { target: "leavingForLogin", actions: { type: "rememberLogin", params: "another" } },
        SESSION_LOST: "leavingForLogin"
      },
      states: {
        idle: { description: "The link is in the mailbox." },
        stillUnverified: { description: "The driver said it was done, but the address is not verified yet." },
        checkFailed: { description: "Whether the address is verified could not be found out." },
        mailSent: { description: "The link has been sent once more." },
        mailTooSoon: { description: "A mail was sent only a moment ago: the next has to wait." },
        mailFailed: { description: "The mail could not be sent once more." }
      }
    },

    checkingVerification: {
      tags: ["elsewhere", "asksForMail"],
      description: "The driver says that the address is verified; the provider is asked for fresh claims.",
      invoke: {
        id: "refreshSession",
        src: "restoreSession",
        input: { fresh: true },
        onDone: settled({
          success: [
            { guard: "isVerified", ...verified },
            { guard: "isSignedIn", target: "emailUnverified.stillUnverified", actions: "rememberSession" },
            { target: "leavingForLogin", actions: { type: "rememberLogin", params: "asked" } }
          ],
          failures: { Unreachable: "emailUnverified.checkFailed" }
        }),
        onError: "emailUnverified.checkFailed"
      }
    },

    resendingMail: {
      tags: ["elsewhere", "asksForMail"],
      description: "The mail with the link is being sent once more.",
      invoke: {
        id: "resendMail",
        src: "resendMail",
        input: ({ context }) => wantedTarget(context),
        onDone: settled({
          success: [{ guard: "isNeededNoMore", target: "checkingVerification" }, "emailUnverified.mailSent"],
          failures: {
            TooSoon: "emailUnverified.mailTooSoon",
            SessionLost: "leavingForLogin",
            Unreachable: "emailUnverified.mailFailed"
          }
        }),
        onError: "emailUnverified.mailFailed"
      }
    },

    leavingForLogout: {
      tags: "elsewhere",
      description: "The session is being ended at the identity provider.",
      invoke: {
        id: "leaveForLogout",
        src: "leaveForLogout",
        onDone: { target: "providerUnreachable", actions: "forgetUser" },
        onError: { target: "providerUnreachable", actions: "forgetUser" }
      },
      on: { PAGE_SHOWN: { target: "restoringSession", actions: "forgetUser" } }
    },

    loginRefused: {
      tags: "elsewhere",
      description: "The identity provider refused the login; the driver may try once more.",
      on: { TRY_AGAIN: { target: "leavingForLogin", actions: { type: "rememberLogin", params: "asked" } } }
    },

    providerUnreachable: {
      tags: "unknown",
      description: "The identity provider does not answer; nothing is known about the session.",
      on: { TRY_AGAIN: "restoringSession" }
    }
  }
})

export type AccessActor = ActorRefFrom<typeof accessMachine>
