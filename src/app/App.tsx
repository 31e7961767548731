/** Chooses the frame and the screen for what is going on; decides nothing itself. */
import { useSelector } from "@xstate/react"
import { Suspense, useEffect, useMemo, useState, useSyncExternalStore } from "react"
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import type { localeMachine } from "../../machines/locale/index.ts"
import { addresses } from "../addresses.ts"
import { acceptLocale, offeredLanguages } from "../i18n/index.ts"
import { DefaultLayout } from "../layouts/DefaultLayout.tsx"
import { languageNames } from "../layouts/LanguageSelect.tsx"
import { type Shell, ShellContext } from "../screens/shop-context.tsx"
import { knownCountry, latestShop } from "../services/remembered.ts"
import { focusPageHeading } from "../ui/focus.ts"
import { Page } from "../ui/Layout.tsx"
import { SkeletonCards, SkeletonHeading } from "../ui/Skeleton.tsx"
import { CodeFailed } from "./CodeFailed.tsx"
import { CurrentScreen } from "./CurrentScreen.tsx"
import { Door, Footer, Overlays, PageMeta } from "./lazy-screens.ts"
import { routeMeta } from "./route-meta.ts"
import { isPaymentResult, shopOf } from "./routes.ts"
import { ScreenBoundary } from "./ScreenBoundary.tsx"
import { scenes } from "./scenes.ts"
import { serverTime } from "./server-time.ts"
import type { App as RunningApp } from "./start.ts"
import { useBanner, useLanguageProblem } from "./use-banner.tsx"
import { useCompanions } from "./use-companions.ts"

/** Pages between pages, in the frame without a footer. */
const isSystemState = (state: string): boolean =>
  !["granted", "anonymous", "restoringSession", "waiting", "deciding", "decidingForUser"].includes(state)

/** After a navigation, screen readers and keyboards start at the top of the new page. */
const useFocusOnNavigation = (page: string, isReady: boolean) => {
  const [focused, setFocused] = useState(page)
  useEffect(() => {
    if (focused === page || !isReady) return
    setFocused(page)
    focusPageHeading()
  }, [page, focused, isReady])
}

/** A chunk that failed to load stays failed for this page, so trying again means loading the page again. */
const reload = () => window.location.reload()

interface AppProps {
  readonly app: RunningApp
  readonly locale: ActorRefFrom<typeof localeMachine>
}

export const App = ({ app, locale }: AppProps) => {
  const { i18n } = useTranslation()
  const { stage, navigation, runtime } = app
  const view = useSyncExternalStore(stage.listen, stage.view, stage.view)
  const access = useSelector(stage.access, (snapshot) => snapshot)
  const state = typeof access.value === "string" ? access.value : "emailUnverified"
  const shopPath = (view.isShopMissing ? null : shopOf(view.route)) ?? latestShop.read() ?? null
  const meta = routeMeta[view.route.name]
  const isOpenAnyway = state === "providerUnreachable" && isPaymentResult(view.route)
  const isAtDoor = (isSystemState(state) && !isOpenAnyway) || meta.layout === "SystemLayout"
  const hasNoFlow = !isAtDoor && scenes[view.route.name] === undefined
  const companions = useCompanions(app, view.flow !== null || hasNoFlow)
  useFocusOnNavigation(JSON.stringify({ ...view.route, step: 0 }), view.flow !== null || isAtDoor)

  const banner = useBanner(view, companions)
  const languageState = useSelector(locale, (snapshot) => snapshot.value)
  const languageProblem = useLanguageProblem(locale)
  const basket = useSelector(companions?.basket, (snapshot) => snapshot)

  const shell = useMemo<Shell>(
    () => ({
      navigate: navigation.navigate,
      setTitle: (title) => {
        document.title = title
      },
      requestLogin: () => stage.access.send({ type: "LOGIN_REQUESTED" }),
      requestSignUp: () => stage.access.send({ type: "SIGN_UP_REQUESTED" }),
      now: () => serverTime(runtime),
      assetUrl: (path) => `${app.configuration.assetsLocation}${path.replace(/^\/+/, "")}`
    }),
    [navigation, stage, runtime, app.configuration]
  )
  const shopCountry =
    view.shop?.areaCountry ?? (shopPath === null ? null : (knownCountry(shopPath).read() ?? null))
  const languages = offeredLanguages({
    layout: isAtDoor ? "withoutFooter" : "withFooter",
    shopCountry,
    spoken: acceptLocale(i18n.language),
    headerLanguages: app.configuration.headerLanguages
  }).map((value) => ({ value, label: languageNames[value] ?? value }))
  const chooseLanguage = (chosen: string) => locale.send({ type: "LANGUAGE_CHOSEN", locale: chosen })
  const frame = {
    languages,
    language: i18n.language,
    languageState,
    banner: languageProblem ?? (isAtDoor ? null : banner),
    onLanguageChange: chooseLanguage
  }
  const { pathname, search } = navigation.place()
  const here = pathname + search
  const loading = (
    <Page aria-busy>
      <SkeletonHeading />
      <SkeletonCards />
    </Page>
  )

  return (
    <ShellContext value={shell}>
      <Suspense>
        <PageMeta page={view.route.name} />
      </Suspense>
      {isAtDoor ? (
        <ScreenBoundary page="door" fallback={<CodeFailed onTryAgain={reload} />}>
          <Suspense>
            <Door {...frame} actor={stage.access} />
          </Suspense>
        </ScreenBoundary>
      ) : (
        <DefaultLayout
          {...frame}
          authenticated={
            access.context.user === null && state !== "anonymous" && !isOpenAnyway
              ? null
              : access.context.user !== null
          }
          systemRoute={meta.systemRoute === true}
          shopPath={shopPath}
          here={here}
          cartCount={basket?.context.shopId ? (basket.context.tickets ?? undefined) : null}
          cartMarker={{ "data-machine": "basket", "data-state": `${basket?.value}` }}
          footer={
            <Suspense>
              <Footer shopPath={shopPath} here={here} shopCountry={shopCountry} />
            </Suspense>
          }
          overlays={
            companions === null && !view.isCartOpen ? null : (
              <Suspense>
                <Overlays app={app} view={view} companions={companions} />
              </Suspense>
            )
          }
          onLogin={() => stage.access.send({ type: "LOGIN_REQUESTED" })}
          onLogout={() => stage.access.send({ type: "LOGOUT_REQUESTED" })}
          onOpenCart={() => {
            if (shopPath !== null) navigation.navigate(addresses.cart(shopPath))
          }}
        >
          <ScreenBoundary page={JSON.stringify(view.route)} fallback={<CodeFailed onTryAgain={reload} />}>
            <Suspense fallback={loading}>
              <CurrentScreen app={app} view={view} />
            </Suspense>
          </ScreenBoundary>
        </DefaultLayout>
      )}
    </ShellContext>
  )
}
