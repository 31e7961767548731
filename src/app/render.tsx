/** Puts React on the page: the language first, since no screen has words without it. */
import type { i18n } from "i18next"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { I18nextProvider } from "react-i18next"
import { createActor } from "xstate"
import { bindLocale } from "../bindings/locale.ts"
import { acceptLocale, completeTexts, firstTranslations, loadFirstTexts } from "../i18n/index.ts"
import { takeOver } from "../prerender/take-over.ts"
import { idle } from "../ui/when-idle.ts"
import { App } from "./App.tsx"
import { CodeFailed, reload } from "./CodeFailed.tsx"
import { instrumented } from "./instruments.ts"
import type { AppActor, App as RunningApp } from "./running-app.ts"
import { ScreenBoundary } from "./ScreenBoundary.tsx"

/** Once there is a shop to look at, the words of the next screen can come; a screen that is faster asks for them itself. */
const fetchRemainingTexts = (app: AppActor, translations: i18n) => {
  const watching = app.subscribe(({ context }) => {
    if (context.shop === null) return
    watching.unsubscribe()
    idle()
      .then(() => completeTexts(translations))
      .catch(() => undefined)
  })
}

export const render = async (app: RunningApp): Promise<void> => {
  const { language, runtime } = app
  const translations = firstTranslations(language.current, await loadFirstTexts(language.current))
  const spoken = bindLocale(runtime.run, translations, (chosen) => {
    language.current = acceptLocale(chosen)
    document.documentElement.lang = chosen
  })
  const locale = createActor(instrumented(spoken), {
    id: "locale",
    systemId: "locale",
    parent: app.actor,
    input: { locale: language.current }
  }).start()
  fetchRemainingTexts(app.actor, translations)
  const root = document.getElementById("app")
  if (root === null) throw new Error('index.html has no element with id "app" to render into.')
  createRoot(takeOver(root)).render(
    <StrictMode>
      <I18nextProvider i18n={translations}>
        {/* Whatever else breaks, a page that can be loaded anew stands, and no empty one. */}
        <ScreenBoundary page="app" fallback={<CodeFailed onTryAgain={reload} />}>
          <App app={app} locale={locale} />
        </ScreenBoundary>
      </I18nextProvider>
    </StrictMode>
  )
}
