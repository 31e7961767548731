/** Flow spec of the access to a page: sessions, logins, and the verified e-mail address. */
import { flowsFor } from "@parkschein/flowkit/model"
import { isUsable, type Respond } from "@parkschein/flowkit/run"
import {
  type AccessContext,
  accessMachine,
  type Destination,
  type NextPage,
  type User
} from "../../machines/access/index.ts"
import { wiesensee } from "../../machines/testing/demo.ts"
import {
  expectHeaderButtons,
  expectHeading,
  isInHeader,
  pressInHeader,
  toLogin
} from "./support/access-expectations.ts"
import {
  addressIsReset,
  begin,
  blank,
  callback,
  contact,
  emailPage,
  emailPath,
  errorPage,
  fixtureOf,
  forgetLeaving,
  hasLeftFor,
  hasLeftForLogout,
  home,
  isLoginMissing,
  isLoginStillMissing,
  isLoop,
  isStubborn,
  keepRedirectCount,
  loadLogin,
  logOutElsewhere,
  navigate,
  refuseCookies,
  root
} from "./support/access-fixture.ts"
import { json, nothing, request } from "./support/answers.ts"
import { refusedAs } from "./support/common-outcomes.ts"
import { interstitial } from "./support/common-states.ts"
import { expectRendered, rendered } from "./support/expect-rendered.ts"
import { everyState } from "./support/expect-screen.ts"
import {
  codeAccepted,
  connectionLost,
  defectiveAnswer,
  resendRequest,
  sessionFound,
  sessionFoundAtNextPoll,
  silentLoginRefused,
  silentLoginTimesOut,
  silentRequest,
  tokenRequest
} from "./support/fake-login.ts"
import type { FlowRun } from "./support/flow-run.ts"
import { byButton, type FlowScreen, pageShown, press } from "./support/screen.ts"
import { driver, type Person } from "./support/session.ts"

const machine = "access"

const unverified: Person = { ...driver, emailVerified: false }
const regular: Person = { ...driver, lastShopVisited: "wiesensee" }
const userOf = (person: Person): User => ({ ...person, nickname: "wanda" })

/**
 * No path continues after a login requested by the driver, or after a session that was found lost: from
 * there, the tab's data of the former session decide, which are not part of the flow.
 */
const isOpenEnd = ({ user, login, destination }: AccessContext): boolean =>
  user === null &&
  (login !== "automatic" ||
    (destination?.target === home.target && destination.access === "protected") ||
    destination?.access === "verification")

const opens = (page: NextPage, destination: Destination) => ({
  sends: { type: "NAVIGATED", destination } as const,
  atOnce: ({ next }: AccessContext) => JSON.stringify(next) === JSON.stringify(page)
})

const expectReset = async (screen: FlowScreen, context: AccessContext, state: string): Promise<void> => {
  await addressIsReset(screen)
  await expectRendered(screen, machine, context, state)
}

const named =
  "The client of the login gives every fault a name of its own (its tests show it): it ends in a failure."
const told = "Opening a page tells this flow of it at once, which ends this state."

const flow = flowsFor<FlowScreen, Respond>()(accessMachine, {
  starts: {
    "a browser in which somebody was signed in": begin({}),
    "a browser in which nobody was, without the login's code": begin({ isLoginMissing: true }),
    "two logins without a session": begin({ isLooping: true }),
    "a browser that keeps its cookies": begin({ isStubborn: true })
  },
  events: {
    NAVIGATED: {
      cases: {
        "a page of a shop": { destination: contact },
        "the home of a shop": { destination: home },
        "a page for everybody": { destination: errorPage },
        "no shop in the address": { destination: root },
        "back from the login": { destination: callback },
        "the page about the e-mail": { destination: emailPage }
      },
      // A callback is an address of the browser: it is loaded, never reached within the page. And the page
      // about the e-mail is left only by its buttons.
      when: (context, { destination }) =>
        !isOpenEnd(context) &&
        context.user?.emailVerified !== false &&
        (destination.access !== "callback" || context.destination === null),
      do: (screen, { destination }) => navigate(screen, destination),
      anytime: true
    },
    LOGIN_REQUESTED: {
      do: async (screen, _, inputMode) => {
        await loadLogin(screen.page)
        if (await toLogin(screen).isVisible()) return press(toLogin(screen), inputMode)
        await pressInHeader(screen, "layout.login", inputMode)
      },
      isOffered: async (screen) => (await isUsable(toLogin(screen))) || isInHeader(screen, "layout.login")
    },
    SIGN_UP_REQUESTED: {
      when: ({ destination }) => destination?.access === "public",
      do: async ({ page, t }, _, inputMode) => {
        await loadLogin(page)
        await press(page.locator("main").getByRole("button", { name: t("layout.signUp") }), inputMode)
      },
      control: ({ page, t }) => page.locator("main").getByRole("button", { name: t("layout.signUp") })
    },
    LOGOUT_REQUESTED: {
      do: async (screen, _, inputMode) => {
        if (fixtureOf(screen.page).fixture.isStubborn === true) await refuseCookies(screen.page)
        await forgetLeaving(screen.page)
        await pressInHeader(screen, "layout.logout", inputMode)
      },
      isOffered: (screen) => isInHeader(screen, "layout.logout")
    },
    SESSION_LOST: {
      // The home loads its tickets; the contact page makes no request that can end a session. The page about
      // the e-mail calls no service of the shop; when shown again, it detects a logout in another tab.
      when: ({ destination, user }) =>
        user !== null &&
        (destination?.access === "verification" ||
          (destination?.target === home.target && destination.access === "protected" && user.emailVerified)),
      do: async (screen) => {
        const { page } = screen
        await keepRedirectCount(page)
        if (!page.url().includes(emailPath)) return fixtureOf(page).session.end()
        await logOutElsewhere(page)
        await pageShown.do(screen)
      }
    },
    VERIFICATION_CONFIRMED: byButton(machine, "emailVerification.verified"),
    RESEND_REQUESTED: byButton(machine, "emailVerification.resend"),
    PAGE_SHOWN: {
      when: (context) => !isOpenEnd(context),
      do: async (screen) => {
        await keepRedirectCount(screen.page)
        await pageShown.do(screen)
      },
      anytime: true
    },
    TRY_AGAIN: byButton(machine, "error.actions.retry", "error.actions.login")
  },
  services: {
    restoreSession: {
      "nobody, as far as this browser knows": { success: { signedIn: false }, atOnce: isLoginMissing },
      somebody: {
        success: { signedIn: true, user: userOf(driver) },
        respond: sessionFound("restoreSession", driver)
      },
      "somebody without a verified address": {
        success: { signedIn: true, user: userOf(unverified) },
        respond: sessionFound("restoreSession", unverified)
      },
      "somebody who has visited a shop": {
        success: { signedIn: true, user: userOf(regular) },
        respond: sessionFound("restoreSession", regular)
      },
      nobody: {
        success: { signedIn: false },
        respond: silentLoginRefused("restoreSession", "login_required")
      },
      "no answer": { failure: { _tag: "Unreachable" }, respond: silentLoginTimesOut("restoreSession") }
    },
    leaveForLogin: {
      "its code cannot be loaded": { failure: { _tag: "Unreachable" }, atOnce: isLoginStillMissing },
      "tried too often": { failure: { _tag: "TooManyRedirects" }, atOnce: isLoop }
    },
    completeLogin: {
      "its code cannot be loaded": { failure: { _tag: "Unreachable" }, atOnce: isLoginMissing },
      "logged in": {
        success: { target: contact.target, user: userOf(driver) },
        respond: codeAccepted("completeLogin", driver)
      },
      "login refused": {
        failure: { _tag: "LoginRefused", reason: "access_denied" },
        respond: { status: 403, json: { error: "access_denied", error_description: "No." } }
      },
      "no answer": { failure: { _tag: "Unreachable" }, respond: connectionLost("completeLogin") }
    },
    leaveForLogout: { "cookies stay": { failure: { _tag: "Unreachable" }, atOnce: isStubborn } },
    openPage: {
      "the page asked for": opens({ kind: "target", target: contact.target }, contact),
      "the way in": opens({ kind: "target", target: "/" }, root),
      "the shop visited last": opens({ kind: "shop", shop: "wiesensee" }, home),
      "the page about the e-mail": opens({ kind: "emailVerification", target: contact.target }, emailPage),
      "the page about the e-mail, before the home": opens(
        { kind: "emailVerification", target: home.target },
        { ...emailPage, target: home.target }
      ),
      "the home asked for": opens({ kind: "target", target: home.target }, home),
      "the page that says that no shop is known": opens({ kind: "shopUnknown" }, errorPage)
    },
    lookForVerification: {
      "verified on another device": {
        success: { signedIn: true, user: userOf(driver) },
        respond: sessionFoundAtNextPoll("lookForVerification", driver)
      }
    },
    resendMail: {
      sent: { success: "sent", respond: { status: 202, json: { status: "sent" } } },
      "verified meanwhile": {
        success: "neededNoMore",
        respond: { status: 200, json: { status: "verified" } }
      },
      "too soon": refusedAs("TooSoon", 429, "too_many_requests"),
      "session over": refusedAs("SessionLost", 401, "invalid_token"),
      "no answer": { failure: { _tag: "Unreachable" }, respond: nothing },
      "a fault of our own": { fail: {}, respond: defectiveAnswer }
    }
  },
  states: {
    ...everyState(accessMachine, rendered(machine)),
    deciding: "passing",
    openingPage: "passing",
    waiting: ({ page }) => {
      if (page.url() !== blank) throw new Error(`${page.url()} is open.`)
    },
    restoringSession: (screen) => expectHeaderButtons(screen, []),
    anonymous: async (screen, context, state) => {
      if (context.destination?.access === "verification")
        return expectRendered(screen, machine, context, state)
      await expectHeaderButtons(screen, ["layout.login"])
      await expectHeading(screen, "error.generic.title", "error.noShop.title")
    },
    granted: async (screen, { destination }) => {
      await expectHeaderButtons(screen, ["layout.logout"])
      // Only identifies the page; its content is tested by its own flow.
      if (destination?.target === contact.target)
        await screen.page.locator('[data-machine="contact"]').waitFor()
      if (destination?.access === "public")
        await expectHeading(screen, "error.generic.title", "error.noShop.title")
    },
    leavingForLogin: async (screen, { login }) => {
      await interstitial(screen)
      await hasLeftFor(screen.page, login)
    },
    leavingForLogout: async (screen, context, state) => {
      await expectRendered(screen, machine, context, state)
      await hasLeftForLogout(screen.page)
    },
    loginRefused: expectReset,
    providerUnreachable: expectReset
  },
  unreachable: {
    "state:access.openingPage": told,
    "access.restoringSession|xstate.error.actor.restoreSession": named,
    "access.checkingVerification|xstate.error.actor.refreshSession": named,
    "access.emailUnverified|xstate.error.actor.lookForVerification":
      "Only where its code does not come, a moment after that of its page did; the flow's own test shows it.",
    "access.leavingForLogin|xstate.error.actor.leaveForLogin": named,
    "access.completingLogin|xstate.error.actor.completeLogin": named,
    "access.leavingForLogout|xstate.error.actor.leaveForLogout": named,
    "access.openingPage|xstate.done.actor.openPage": told,
    "access.openingPage|xstate.error.actor.openPage": told,
    "access.anonymous|SESSION_LOST":
      "Only the page after a payment finds it so for who is not signed in; its own paths show that."
  }
})

export const access: FlowRun = {
  flow,
  requests: {
    restoreSession: [silentRequest, tokenRequest],
    lookForVerification: [silentRequest, tokenRequest],
    completeLogin: [tokenRequest],
    resendMail: [resendRequest]
  },
  // Every page of a shop loads the shop.
  background: [
    [request("GET", /\/v1\/shop\/path\//), json(wiesensee)],
    [request("GET", /\/v1\/[^/]+\/cart$/), json({ items: [] })]
  ],
  takenOver: {
    waiting: "html",
    restoringSession: '[data-layout="DefaultLayout"], [data-machine="access"][data-state="restoringSession"]',
    anonymous: '[data-layout="DefaultLayout"], [data-machine="access"][data-state="anonymous"]',
    granted: '[data-layout="DefaultLayout"]'
  }
}
