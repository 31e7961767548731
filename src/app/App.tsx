/** Chooses the frame and the screen for what is going on; decides nothing itself. */
import { useSelector } from "@xstate/react"
import { Suspense, useEffect, useMemo, useState, useSyncExternalStore } from "react"
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import type { localeMachine } from "../../machines/locale/index.ts"
import { acceptLocale, offeredLanguages } from "../i18n/index.ts"
import { DefaultLayout, languageNames, SystemLayout } from "../layouts/index.ts"
import { type Shell, ShellContext } from "../screens/shop-context.tsx"
import { knownCountry, latestShop } from "../services/remembered.ts"
import { focusPageHeading } from "../ui/focus.ts"
import { Page } from "../ui/Layout.tsx"
import { SkeletonCards, SkeletonHeading } from "../ui/Skeleton.tsx"
import { CartDialog } from "./CartDialog.tsx"
import { CurrentScreen } from "./CurrentScreen.tsx"
import { Messages } from "./Messages.tsx"
import { addresses, shopOf } from "./routes.ts"
import type { App as RunningApp } from "./start.ts"
import { useBanner } from "./use-banner.tsx"
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

interface AppProps {
  readonly app: RunningApp
  readonly locale: ActorRefFrom<typeof localeMachine>
}

export const App = ({ app, locale }: AppProps) => {
  const { i18n } = useTranslation()
  const { stage, navigation } = app
  const view = useSyncExternalStore(stage.listen, stage.view)
  const access = useSelector(stage.access, (snapshot) => snapshot)
  const companions = useCompanions(app, view.flow !== null)
  const state = typeof access.value === "string" ? access.value : "emailUnverified"
  const shopPath = shopOf(view.route) ?? latestShop.read() ?? null
  const isAtDoor = isSystemState(state) || view.route.name === "emailVerification"
  useFocusOnNavigation(JSON.stringify(view.route), view.flow !== null || isAtDoor)

  const banner = useBanner(view, companions)
  const basket = useSelector(companions?.basket, (snapshot) => snapshot?.context ?? null)

  const shell = useMemo<Shell>(
    () => ({
      navigate: navigation.navigate,
      setTitle: (title) => {
        document.title = title
      },
      requestLogin: () => stage.access.send({ type: "LOGIN_REQUESTED" })
    }),
    [navigation, stage]
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
  const screen = (
    <Suspense
      fallback={
        <Page aria-busy>
          <SkeletonHeading />
          <SkeletonCards />
        </Page>
      }
    >
      <CurrentScreen app={app} view={view} isAtDoor={isAtDoor} />
    </Suspense>
  )

  return (
    <ShellContext value={shell}>
      {isAtDoor ? (
        <SystemLayout languages={languages} language={i18n.language} onLanguageChange={chooseLanguage}>
          {screen}
        </SystemLayout>
      ) : (
        <DefaultLayout
          authenticated={access.context.user !== null}
          systemRoute={shopOf(view.route) === null}
          shopPath={shopPath}
          shopCountry={shopCountry}
          cartCount={basket === null || view.shop === null ? null : (basket.tickets ?? 0)}
          banner={banner}
          languages={languages}
          language={i18n.language}
          overlays={
            <>
              <CartDialog app={app} view={view} />
              {companions === null ? null : <Messages actor={companions.notifications} />}
            </>
          }
          onLanguageChange={chooseLanguage}
          onLogin={() => stage.access.send({ type: "LOGIN_REQUESTED" })}
          onLogout={() => stage.access.send({ type: "LOGOUT_REQUESTED" })}
          onOpenCart={() => {
            if (shopPath !== null) navigation.navigate(addresses.cart(shopPath))
          }}
        >
          {screen}
        </DefaultLayout>
      )}
    </ShellContext>
  )
}
