/** Browser states at the start of paths of the access flow, and functions that open its pages. */
import type { Page } from "@playwright/test"
import type { AccessContext, Destination, LoginKind } from "../../../machines/access/index.ts"
import { callbackAddress, endOfSession, loginUnderWay, type SessionEnd, silentRequest } from "./fake-login.ts"
import type { FlowScreen } from "./screen.ts"
import { hintCookie, now } from "./session.ts"
import { waitUntil } from "./wait-until.ts"

export const contact: Destination = { access: "protected", shop: "wiesensee", target: "/wiesensee/contact" }
export const home: Destination = { access: "protected", shop: "wiesensee", target: "/wiesensee" }
export const errorPage: Destination = { access: "public", shop: null, target: "/" }
export const root: Destination = { access: "root", shop: null, target: "/" }
export const callback: Destination = { access: "callback", shop: null, target: "/" }
export const emailPage: Destination = { access: "verification", shop: null, target: contact.target }

/** Address of the page about the e-mail. */
export const emailPath = "/email-verification-required"

const addressOf = ({ access, target }: Destination): string => {
  if (access === "callback") return callbackAddress
  if (access === "public") return "/error"
  return access === "verification" ? `${emailPath}?wanted=${encodeURIComponent(target)}` : target
}

declare global {
  interface Window {
    /** How the page has left its origin: as a new entry of the history, or in place of its own. */
    leftBy?: NavigationType
  }
}

/** State of the browser at the start of a path. */
export interface Fixture {
  /** The login's code, with and without the SDK, fails to load until the driver retries, and there was never a session. */
  readonly isLoginMissing?: boolean
  /** Two logins have returned without a session just now. */
  readonly isLooping?: boolean
  /** Cookies cannot be deleted, so that a logout fails. */
  readonly isStubborn?: boolean
}

export interface AccessFixture {
  readonly fixture: Fixture
  readonly session: SessionEnd
  /** Addresses of logins opened by the page. */
  readonly logins: Array<URL>
}

const fixtures = new WeakMap<Page, AccessFixture>()
export const fixtureOf = (page: Page) => {
  const known = fixtures.get(page)
  if (known === undefined) throw new Error("The page was not opened by a start of this flow.")
  return known
}

const loginCode = /\/assets\/(?:code-flow|sdk)-[^/]*\.js$/
export const loginRequest = /\/authorize\?/

/** Restores the connection. */
export const loadLogin = (page: Page): Promise<void> => page.unroute(loginCode)

/** Page of the tab before the shop; its words fit on a phone at twice the text size, too. */
const elsewhere = '<html lang="en"><title>Away</title><main><h1>Away</h1></main></html>'

export const begin = (fixture: Fixture) => ({
  fixture,
  open: async ({ page }: FlowScreen): Promise<void> => {
    const logins: Array<URL> = []
    fixtures.set(page, { fixture, session: await endOfSession(page), logins })
    page.on("request", (request) => {
      if (loginRequest.test(request.url()) && !silentRequest.url.test(request.url())) {
        logins.push(new URL(request.url()))
      }
    })
    await page.addInitScript(() => {
      navigation.addEventListener("navigate", ({ destination, navigationType }) => {
        if (new URL(destination.url).origin !== location.origin) window.leftBy = navigationType
      })
    })
    await page.setContent(elsewhere)
    if (fixture.isLoginMissing === true) await page.route(loginCode, (route) => route.abort())
  }
})
export const isLoginMissing = (_: unknown, fixture: unknown): boolean =>
  (fixture as Fixture).isLoginMissing === true
export const isLoginStillMissing = ({ login }: AccessContext, fixture: unknown): boolean =>
  (fixture as Fixture).isLoginMissing === true && login === "automatic"
export const isStubborn = (_: unknown, fixture: unknown): boolean => (fixture as Fixture).isStubborn === true
export const isLoop = ({ login }: AccessContext, fixture: unknown): boolean =>
  (fixture as Fixture).isLooping === true && login === "automatic"

export const blank = "about:blank"

const failuresKey = "parkschein.login-failures.1"

/** Keeps the counter, which logouts and time would reset, for paths that need it. */
export const keepRedirectCount = async (page: Page): Promise<void> => {
  if (fixtureOf(page).fixture.isLooping !== true || page.url() === blank) return
  await page.evaluate(
    (key) => sessionStorage.setItem(key, JSON.stringify([Date.now(), Date.now()])),
    failuresKey
  )
}

/** Logs out in another tab without this tab receiving the message. */
export const logOutElsewhere = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.removeItem("parkschein.personal/latest-driver/1//"))

/** Opens the first page by the address bar, later ones by Back and Forward. */
export const navigate = async ({ page, open }: FlowScreen, destination: Destination): Promise<void> => {
  const address = addressOf(destination)
  await keepRedirectCount(page)
  if (page.url() !== blank) {
    // Another tab may have logged in meanwhile, so the page has a reason to check.
    const hint = fixtureOf(page).fixture.isLoginMissing === true ? "" : hintCookie
    await page.evaluate(
      ({ to, hint }) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store would set it too late
        if (hint !== "") document.cookie = `${hint};path=/`
        history.pushState(null, "", to)
        dispatchEvent(new PopStateEvent("popstate"))
      },
      { to: address, hint }
    )
    return
  }
  const { fixture } = fixtureOf(page)
  if (destination.access === "callback") {
    const cookie = loginUnderWay(contact.target)
    await page.addInitScript((set) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store would set it too late
      document.cookie = `${set};path=/`
    }, cookie)
  }
  await open(address, {
    person: null,
    hint: fixture.isLoginMissing !== true,
    session:
      fixture.isLooping === true ? { [failuresKey]: JSON.stringify([now.getTime(), now.getTime()]) } : {}
  })
}

/** Refuses the next deletion of a login cookie. */
export const refuseCookies = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, "cookie", {
      configurable: true,
      get: () => "",
      set: () => {
        Reflect.deleteProperty(document, "cookie")
        throw new Error("A browser that does not remove cookies.")
      }
    })
  })

/**
 * Asserts that the page has left for the wanted login: sign-up, another account, or any. One that the driver has not
 * asked for leaves no entry in the history.
 */
export const hasLeftFor = async (page: Page, login: LoginKind): Promise<void> => {
  const wanted = JSON.stringify([
    login === "signUp" ? "signup" : null,
    login === "another" ? "login" : null,
    login === "automatic" ? "replace" : "push"
  ])
  let asked = ""
  const hasLeft = async () => {
    const query = fixtureOf(page).logins.at(-1)?.searchParams
    const left = await page.evaluate(() => window.leftBy)
    asked = JSON.stringify([query?.get("screen_hint") ?? null, query?.get("prompt") ?? null, left])
    return query !== undefined && asked === wanted
  }
  if (!(await waitUntil({ page }, hasLeft)))
    throw new Error(`The login is asked for with ${asked}, not with ${wanted}.`)
}

/** Forgets how the page has left its origin before. */
export const forgetLeaving = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.deleteProperty(window, "leftBy"))

/** Asserts that the page has left for the logout. Until then its token is stored: a page that came back would find it. */
export const hasLeftForLogout = async (page: Page): Promise<void> => {
  if (!(await waitUntil({ page }, () => page.evaluate(() => window.leftBy === "push"))))
    throw new Error("The page has not left for the logout.")
}

/** Asserts that the address no longer contains the login's parameters, which a reload cannot use. */
export const addressIsReset = async ({ page }: FlowScreen): Promise<void> => {
  const search = await page.evaluate(() => location.search)
  if (search.includes("code=")) throw new Error(`The address still says ${search}.`)
}
