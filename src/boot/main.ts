/** The boot module: see README.md. */

import type { Destination } from "../../machines/access/index.ts"
import { type Page, shopOf } from "../../machines/app/pages.ts"
import { type Configuration, readConfiguration } from "../configuration.ts"
import { loadFirstTexts, loadLaterTexts } from "../i18n/load-texts.ts"
import { chooseLocale } from "../i18n/locale.ts"
import { addressOf, destinationOf, pageOf, routeOf } from "../pages/index.ts"
import type { Exchange } from "../services/http/prefetched-request.ts"
import { rememberedTarget } from "../services/identity/return-target.ts"
import { makeSessionClient, type SessionClient } from "../services/identity/session-client.ts"
import { chosenLanguage, knownShop, latestShop } from "../services/remembered.ts"
import { showBootFailure } from "./boot-failure.ts"
import { prefetchHome, prefetchShop } from "./prefetch-home.ts"

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

/** The first price takes a slow phone 60 ms: they are spent while the rest is on its way and nothing else needs the processor. */
const warmUp = (locale: string): string =>
  new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }).format(0)

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** The page of an address of ours; null: the bare one. */
const pageAt = (address: string | undefined): Page => {
  const { pathname, search } = new URL(address ?? "/", location.origin)
  return routeOf(pathname, search)
}

/** Settles as soon as it is known who is signed in; returns the page that the driver has come for, null where that takes more than data. */
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

/** Asks for the first data of a shop's page where there is a token to ask with; for the home, returns what comes. */
const prefetchData = async (
  { apiOrigin }: Configuration,
  session: SessionClient,
  wanted: Page | null
): Promise<ReadonlyArray<Exchange>> => {
  const { accessToken, user } = session.stored() ?? {}
  const shop = wanted && shopOf(wanted)
  // Who has a question needs no more of a shop than strangers do.
  if (!accessToken || !shop || wanted.name === "contact") return []
  if (wanted.name === "shopHome") {
    const answers = prefetchHome(apiOrigin, accessToken, shop)
    return user?.emailVerified ? answers : []
  }
  void prefetchShop(apiOrigin, accessToken, shop)
  return []
}

/** Settles when the page is shown again after it was left, from the browser's back/forward cache. */
const shownAgain = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) resolve()
    })
  })

/** The code on a sign names its area, and this browser has never met the shop. */
const isFirstByCode = (page: Page): boolean =>
  "areaEntityId" in page && page.areaEntityId !== null && knownShop(page.shop).read() === undefined

const boot = async () => {
  const configuration = readConfiguration()
  const session = makeSessionClient(configuration)
  const locale = language()
  // Said on a page of its own; without a logout of this tab the address leads on like the bare one.
  if (location.pathname === "/callback-logout" && session.finishLogout())
    history.replaceState(null, "", addressOf({ name: "error", reason: "loggedOut" }))
  const { pathname, search, hash } = location
  const page: Page = routeOf(pathname, search)
  const destination = destinationOf(page, `${pathname}${search}${hash}`)

  const mayComeIn = session.stored() !== undefined || session.hasHint()
  const entered = enter(session, destination.access, page)
  const answers = entered.then((came) => prefetchData(configuration, session, came))
  const wanted = destination.access === "callback" ? pageAt(rememberedTarget.read()) : page
  const isShown = wanted.name === "shopHome" && !search.includes("cart=") && (wanted !== page || mayComeIn)
  const over = new AbortController()
  // What cannot be shown so early the app shows by itself, or says why not.
  const seen = isShown
    ? import("../prerender/show-home.tsx")
        .then(({ showHome }) =>
          showHome({ configuration, locale, page: wanted, session, entered, answers, over: over.signal })
        )
        .catch(() => undefined)
    : undefined
  if (destination.access === "protected" && session.stored() === undefined) {
    if (!session.hasHint()) {
      const interstitial = import("./interstitial.ts")
      const ofAddress = shopOf(page)
      const asks = isFirstByCode(page)
      session.preload()
      // The way to the login waits for nothing but a stranger who looks whom to trust.
      const said = interstitial.then(({ introduceShop, showInterstitial, prefetchHomeFiles }) => {
        void prefetchHomeFiles(configuration.commitHash)
        return asks && ofAddress !== null
          ? introduceShop({ ...configuration, shop: ofAddress, locale })
          : showInterstitial(ofAddress, locale)
      })
      const shown = said.catch(() => undefined)
      if (asks) await shown
      const shop = ofAddress ?? latestShop.read() ?? null
      const left = await session.login({
        target: destination.target,
        shop,
        locale,
        signUp: false,
        automatic: !asks
      })
      await shown
      if (left._tag === "Success") await shownAgain()
    }
  }

  const { code, isFirst } = pageOf(page.name)
  void loadFirstTexts(locale)
  if (isFirst) setTimeout(() => warmUp(locale))
  else if (code !== null) void loadLaterTexts(locale)
  // Scripts that arrive run later than the answers, for which a phone has nothing else to do.
  await Promise.race([seen, after(1000)])
  void code?.().then(({ preload }) => preload())
  const app = Promise.all([import("../app/start.ts"), import("../app/render.tsx")])
  await Promise.race([seen, after(1000)])
  const [{ start }, { render }] = await app
  over.abort()
  await render(start(configuration, session, locale))
}

boot().catch((error: unknown) => {
  console.error(error)
  showBootFailure()
})
