/** The boot module: see README.md. */
import type { Destination } from "../../machines/access/index.ts"
import { type Page, shopOf } from "../../machines/app/pages.ts"
import { type Configuration, readConfiguration } from "../configuration.ts"
import { loadFirstTexts, loadLaterTexts } from "../i18n/load-texts.ts"
import { chooseLocale } from "../i18n/locale.ts"
import { addressOf, destinationOf, pageOf, routeOf } from "../pages/index.ts"
import type { Exchange } from "../services/http/prefetched-request.ts"
import { makeSessionClient, type SessionClient } from "../services/identity/session-client.ts"
import { chosenLanguage, knownShop, latestShop } from "../services/remembered.ts"
import { showBootFailure } from "./boot-failure.ts"
import { prefetchAreaEntity, prefetchHome, prefetchOrder, prefetchShop } from "./prefetch-home.ts"

const language = () => {
  const { locale, source } = chooseLocale({
    host: location.host,
    stored: chosenLanguage.read() ?? null,
    navigatorLanguages: navigator.languages
  })
  if (source === "domain" || source === "browser") chosenLanguage.write(locale)
  document.documentElement.lang = locale
  return locale
}

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

const pageAt = (address: string): Page => {
  const { pathname, search } = new URL(address, location.origin)
  return routeOf(pathname, search)
}

/** Resolves when the session is known, with the requested page; null if it needs more than data. */
const enter = async (
  session: SessionClient,
  access: Destination["access"],
  page: Page
): Promise<Page | null> => {
  if (access === "callback") {
    const done = await session.completeLogin()
    return done._tag === "Success" && done.value.user.emailVerified ? pageAt(done.value.target) : null
  }
  if (access === "protected" && session.stored() === undefined && session.hasHint()) await session.restore()
  return page
}

/** Prefetches a shop page's first data, given a token; returns the responses for a page that is prerendered. */
const prefetchData = async (
  { apiOrigin, adapters: { orders = apiOrigin } }: Configuration,
  session: SessionClient,
  wanted: Page | null
): Promise<ReadonlyArray<Exchange>> => {
  const { accessToken, user } = session.stored() ?? {}
  const shop = wanted && shopOf(wanted)
  // The contact page needs only the public data of a shop.
  if (!accessToken || !shop || wanted.name === "contact") return []
  if (wanted.name === "shopHome") {
    const answers = prefetchHome(apiOrigin, accessToken, shop)
    return user?.emailVerified ? answers : []
  }
  // An order of another driver, or none, is answered to the page's own call as well.
  if ("orderId" in wanted && wanted.orderId !== null && orders !== null)
    return prefetchOrder(apiOrigin, orders, accessToken, shop, wanted.orderId)
  void prefetchShop(apiOrigin, accessToken, shop)
  return []
}

/** Resolves when the page is restored from the back/forward cache. */
const shownAgain = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) resolve()
    })
  })

/** Returns true for a code on a sign, which names its area, of a shop that is new to this browser. */
const isFirstByCode = (page: Page): boolean =>
  "areaEntityId" in page && page.areaEntityId !== null && knownShop(page.shop).read() === undefined

const boot = async () => {
  const configuration = readConfiguration()
  const session = makeSessionClient(configuration)
  const locale = language()
  // The logout has a page of its own; without a logout of this tab the address redirects like the bare one.
  if (location.pathname === "/callback-logout" && session.finishLogout())
    history.replaceState(null, "", addressOf({ name: "error", reason: "loggedOut" }))
  const { pathname, search, hash } = location
  const page: Page = routeOf(pathname, search)
  const destination = destinationOf(page, `${pathname}${search}${hash}`)

  const wanted = destination.access === "callback" ? pageAt(destination.target) : page
  if (wanted !== page && wanted.name === "shopHome")
    void prefetchAreaEntity(configuration.apiOrigin, wanted.shop)
  const mayComeIn = session.stored() !== undefined || session.hasHint()
  const entered = enter(session, destination.access, page)
  const answers = entered.then((came) => prefetchData(configuration, session, came))
  // Requests of a known session, and the code of a login, are sent before other code is loaded, which takes a slow phone
  // longer.
  await (destination.access === "callback"
    ? import("../services/identity/code-flow.ts").catch(() => null)
    : null)
  const { code, isFirst } = pageOf(wanted.name)
  const over = new AbortController()
  const input = { configuration, locale, addressOf, session, entered, answers, over: over.signal }
  const isShown = !search.includes("cart=") && (wanted !== page || mayComeIn)
  // If rendering fails this early, the app itself renders the page or an error.
  const seen = isShown
    ? code?.()
        .then(({ prerender }) => prerender?.(wanted, input))
        .catch(() => undefined)
    : undefined
  if (destination.access === "protected" && session.stored() === undefined) {
    if (!session.hasHint()) {
      const ofAddress = shopOf(page)
      const asks = isFirstByCode(page)
      // Only a first-time visitor, who checks whom to trust, delays the login.
      const shown = import("./interstitial.ts")
        .then(({ showBeforeLogin }) => showBeforeLogin({ ...configuration, shop: ofAddress, locale }, asks))
        .catch(() => false)
      const signUp = asks && (await shown)
      const shop = ofAddress ?? latestShop.read() ?? null
      const left = await session.login({ target: destination.target, shop, locale, signUp, automatic: !asks })
      await shown
      if (left._tag === "Success") await shownAgain()
    }
  }

  void loadFirstTexts(locale)
  if (code !== null && !isFirst) void loadLaterTexts(locale)
  // Scripts that arrive late run after the responses, when a phone is idle.
  await Promise.race([seen, after(1000)])
  void code?.().then(({ preload }) => preload())
  const app = import("../app/render.tsx")
  await Promise.race([seen, after(isFirst ? 1000 : 0)])
  const { render } = await app
  over.abort()
  await render(configuration, session, locale)
}

boot().catch((error: unknown) => {
  console.error(error)
  showBootFailure()
})
