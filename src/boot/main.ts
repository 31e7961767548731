/** The boot module: see README.md. */

import { type Page, shopOf } from "../../machines/app/pages.ts"
import { readConfiguration } from "../configuration.ts"
import { loadFirstTexts, loadLaterTexts } from "../i18n/load-texts.ts"
import { chooseLocale } from "../i18n/locale.ts"
import { addressOf, destinationOf, pageOf, routeOf } from "../pages/index.ts"
import { makeSessionClient } from "../services/identity/session-client.ts"
import { chosenLanguage, knownShop, latestShop } from "../services/remembered.ts"
import { showBootFailure } from "./boot-failure.ts"
import { sendHomeEarly, sendShopEarly } from "./early-home.ts"

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

  /** Asks for the first data of a shop's page as soon as there is a token to ask with. */
  const askEarly = (wanted: Page) => {
    const token = session.stored()?.accessToken
    const shop = shopOf(wanted)
    // Who has a question needs no more of a shop than strangers do.
    if (token === undefined || shop === null || wanted.name === "contact") return
    void (wanted.name === "shopHome" ? sendHomeEarly : sendShopEarly)(configuration.apiOrigin, token, shop)
  }
  if (destination.access === "callback")
    void session.completeLogin().then((done) => {
      if (done._tag === "Success" && done.value.user.emailVerified)
        askEarly(routeOf(new URL(done.value.target, location.origin).pathname, ""))
    })
  if (destination.access !== "callback") askEarly(page)
  if (destination.access === "protected" && session.stored() === undefined) {
    if (session.hasHint()) void session.restore().then(() => askEarly(page))
    else {
      const interstitial = import("./interstitial.ts")
      const ofAddress = shopOf(page)
      const asks = isFirstByCode(page)
      session.preload()
      // The way to the login waits for nothing but a stranger who looks whom to trust.
      const said = interstitial.then(({ introduceShop, showInterstitial, warmHome }) => {
        void warmHome(configuration.commitHash)
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
  void code?.().then(({ preload }) => preload())
  void loadFirstTexts(locale)
  if (isFirst) setTimeout(() => warmUp(locale))
  else if (code !== null) void loadLaterTexts(locale)
  const [{ start }, { render }] = await Promise.all([import("../app/start.ts"), import("../app/render.tsx")])
  await render(start(configuration, session, locale))
}

boot().catch((error: unknown) => {
  console.error(error)
  showBootFailure()
})
