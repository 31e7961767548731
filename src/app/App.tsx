/** Renders the frame and the screen for the state of the app; makes no decisions itself. */
import { useSelector } from "@xstate/react"
import { lazy, Suspense, useEffect, useMemo, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Router } from "wouter"
import { isAccessPage } from "../../machines/app/index.ts"
import { shopOf } from "../../machines/app/pages.ts"
import type { LocaleActor } from "../../machines/locale/index.ts"
import { accentOf } from "../../schemas/shop-looks.ts"
import { assetUrlAt } from "../configuration.ts"
import { useFlow } from "../features/flow.tsx"
import { DefaultLayout } from "../features/layouts/DefaultLayout.tsx"
import { languageOptions } from "../features/layouts/language-options.ts"
import { type Shell, ShellContext } from "../features/shop-context.tsx"
import { acceptLocale, withTranslations } from "../i18n/index.ts"
import { addressOf, pageOf } from "../pages/index.ts"
import { knownAccent } from "../services/known-accent.ts"
import { knownCountry, latestShop } from "../services/remembered.ts"
import { focusPageHeading } from "../ui/focus.ts"
import { optional } from "../ui/optional.ts"
import { whenIdle } from "../ui/when-idle.ts"
import { addressHook } from "./address-hook.ts"
import { backgroundIn } from "./background-actors.ts"
import { CartDialog } from "./CartDialog.tsx"
import { CodeFailed, reload } from "./CodeFailed.tsx"
import { CurrentScreen, LoadingPage } from "./CurrentScreen.tsx"
import { loadedPageIn } from "./loaded-page.ts"
import type { App as RunningApp } from "./running-app.ts"
import { accessOf } from "./running-app.ts"
import { ScreenBoundary } from "./ScreenBoundary.tsx"
import { serverTime } from "./server-time.ts"
import { useBanner, useLanguageProblem } from "./use-banner.tsx"

const AccessPages = lazy(withTranslations(() => import("./AccessPages.tsx")))

// Optional: each of these shows nothing, or lies below or over a page that is already complete.
const Overlays = optional(withTranslations(() => import("./Overlays.tsx")))
const PageMeta = optional(whenIdle(withTranslations(() => import("./PageMeta.tsx"))))
const Footer = optional(whenIdle(withTranslations(() => import("../features/layouts/Footer.tsx"))))

/** Moves the focus of screen readers and keyboards to the top of the new page after a navigation. */
const useFocusOnNavigation = (page: string, isReady: boolean) => {
  const focused = useRef(page)
  useEffect(() => {
    if (focused.current === page || !isReady) return
    focused.current = page
    focusPageHeading()
  }, [page, isReady])
}

export const App = ({ app, locale }: { readonly app: RunningApp; readonly locale: LocaleActor }) => {
  const { i18n } = useTranslation()
  const { actor, runtime } = app
  const { context: location, marker } = useFlow(actor)
  const { page, accessStatus } = location
  const { isWithoutFooter } = pageOf(page.name)
  const loaded = useSelector(
    useSelector(actor, ({ children }) => children.page),
    loadedPageIn
  )
  const background = useSelector(
    useSelector(actor, ({ children }) => children.background),
    backgroundIn
  )
  const accessActor = accessOf(actor)
  const user = useSelector(accessActor, ({ context }) => context.user)
  const shopPath = (location.isShopMissing ? null : shopOf(page)) ?? latestShop.read() ?? null
  // Access pages use the frame without a footer.
  const isAccess = isWithoutFooter || isAccessPage(location)
  // An open cart has the focus, and the page below it once the cart is closed.
  useFocusOnNavigation(JSON.stringify(page), (location.isShown || isAccess) && !location.isCartOpen)

  const loading = <LoadingPage isHome={page.name === "shopHome"} />
  const banner = useBanner(location, background)
  const languageState = useSelector(locale, (snapshot) => snapshot.value)
  const languageProblem = useLanguageProblem(locale)
  const basket = useSelector(background?.basket, (snapshot) => snapshot)

  const shell = useMemo<Shell>(
    () => ({
      tell: actor.send,
      addressOf,
      requestLogin: () => accessActor.send({ type: "LOGIN_REQUESTED" }),
      requestSignUp: () => accessActor.send({ type: "SIGN_UP_REQUESTED" }),
      now: () => serverTime(runtime),
      offers: (what) => app.configuration.adapters[what] !== null,
      countryOf: (path) => knownCountry(path).read() ?? null,
      assetUrl: assetUrlAt(app.configuration.assetsLocation)
    }),
    [actor, accessActor, runtime, app.configuration]
  )
  const shopCountry = location.shop?.areaCountry ?? (shopPath === null ? null : shell.countryOf(shopPath))
  const languages = languageOptions({
    layout: isAccess ? "withoutFooter" : "withFooter",
    shopCountry,
    spoken: acceptLocale(i18n.language),
    headerLanguages: app.configuration.headerLanguages
  })
  const chooseLanguage = (chosen: string) => locale.send({ type: "LANGUAGE_CHOSEN", locale: chosen })
  const frame = {
    languages,
    language: i18n.language,
    languageState,
    banner: languageProblem ?? (isAccess ? null : banner),
    onLanguageChange: chooseLanguage
  }
  const address = useMemo(() => addressHook(app), [app])
  // Elements that stay the same are not rendered again with each snapshot of the app.
  const footer = useMemo(
    () => (
      <Suspense>
        <Footer shopPath={shopPath} shopCountry={shopCountry} />
      </Suspense>
    ),
    [shopPath, shopCountry]
  )
  const overlays = useMemo(
    () => (
      <>
        <CartDialog app={app} />
        {background !== null && (
          <ScreenBoundary page="overlays" fallback={null}>
            <Suspense>
              <Overlays app={app} background={background} />
            </Suspense>
          </ScreenBoundary>
        )}
      </>
    ),
    [app, background]
  )

  return (
    <Router hook={address}>
      <ShellContext value={shell}>
        <span hidden {...marker} />
        <Suspense>
          <PageMeta page={page.name} />
        </Suspense>
        {isAccess ? (
          <ScreenBoundary page="access" fallback={<CodeFailed onTryAgain={reload} />}>
            <Suspense>
              <AccessPages {...frame} actor={accessActor} shopCountry={shopCountry} />
            </Suspense>
          </ScreenBoundary>
        ) : (
          <DefaultLayout
            {...frame}
            authenticated={user === null && accessStatus !== "anonymous" ? null : user !== null}
            systemRoute={shopOf(page) === null}
            shopPath={shopPath}
            accent={
              location.shop === null ? knownAccent(shopOf(page) ?? "").read() : accentOf(location.shop.meta)
            }
            cartCount={basket?.context.shopId ? (basket.context.tickets ?? undefined) : null}
            cartMarker={{ "data-machine": "basket", "data-state": `${basket?.value}` }}
            footer={footer}
            overlays={overlays}
            onLogin={() => accessActor.send({ type: "LOGIN_REQUESTED" })}
            onLogout={() => accessActor.send({ type: "LOGOUT_REQUESTED" })}
            onOpenCart={() => {
              if (shopPath !== null) actor.send({ type: "CART_CHOSEN", shopPath })
            }}
          >
            <ScreenBoundary page={JSON.stringify(page)} fallback={<CodeFailed onTryAgain={reload} />}>
              <Suspense fallback={loading}>
                <CurrentScreen app={app} loaded={loaded} loading={loading} />
              </Suspense>
            </ScreenBoundary>
          </DefaultLayout>
        )}
      </ShellContext>
    </Router>
  )
}
