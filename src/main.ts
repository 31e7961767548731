/**
 * The boot module, small and without React: it decides from the address and the session at hand what the visitor will
 * need, and starts the login, or the first data, while everything else is still loading.
 */
import { destinationOf, type Route, routeOf, shopOf } from "./app/routes.ts"
import { scenes } from "./app/scenes.ts"
import { showBootFailure } from "./boot-failure.ts"
import { readConfiguration } from "./configuration.ts"
import { showLoginHop } from "./hop.ts"
import { chooseLocale } from "./i18n/locale.ts"
import { loadFirstTexts, loadLaterTexts } from "./i18n/texts.ts"
import { sendHomeEarly } from "./services/early-home.ts"
import { makeSessionClient } from "./services/identity/session-client.ts"
import { chosenLanguage, latestShop } from "./services/remembered.ts"

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

const boot = async () => {
  const configuration = readConfiguration()
  const session = makeSessionClient(configuration)
  const locale = language()
  const { pathname, search, hash } = location
  const route: Route = routeOf(pathname, search)
  const destination = destinationOf(route, `${pathname}${search}${hash}`)

  if (route.name === "callbackLogout") session.finishLogout()
  if (destination.access === "callback") void session.completeLogin()
  if (destination.access === "protected") {
    const stored = session.stored()
    if (stored !== undefined && route.name === "shopHome") {
      void sendHomeEarly(configuration.apiOrigin, stored.accessToken, route.shop)
    } else if (stored === undefined && session.hasHint()) {
      void session.restore()
    } else if (stored === undefined) {
      showLoginHop(shopOf(route), locale)
      const shop = shopOf(route) ?? latestShop.read() ?? null
      const login = { target: destination.target, shop, locale, signUp: false, automatic: true }
      const left = await session.login(login)
      if (left._tag === "Success") await shownAgain()
    }
  }

  const scene = scenes[route.name]
  void scene?.begin()
  void scene?.screen()
  void loadFirstTexts(locale)
  if (scene === scenes.shopHome) setTimeout(() => warmUp(locale))
  else if (scene !== undefined) void loadLaterTexts(locale)
  const [{ start }, { render }] = await Promise.all([import("./app/start.ts"), import("./app/render.tsx")])
  await render(start(configuration, session, locale))
}

boot().catch((error: unknown) => {
  console.error(error)
  showBootFailure()
})
