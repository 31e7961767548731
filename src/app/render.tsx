/** Starts the app and renders it with React: loads the language first, since every screen needs its texts. */
import type { i18n } from "i18next"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { I18nextProvider } from "react-i18next"
import { createActor } from "xstate"
import type { AppActor } from "../../machines/app/index.ts"
import { instrumented } from "../bindings/instruments.ts"
import { bindLocale } from "../bindings/locale.ts"
import { acceptLocale, completeTexts, firstTranslations, loadFirstTexts } from "../i18n/index.ts"
import { hydrate } from "../prerender/hydrate.ts"
import { idle } from "../ui/when-idle.ts"
import { App } from "./App.tsx"
import { CodeFailed, reload } from "./CodeFailed.tsx"
import { ScreenBoundary } from "./ScreenBoundary.tsx"
import { start } from "./start.ts"

/** Fetches the texts of the next screens once a shop is shown; a screen that is faster fetches its own. */
const fetchRemainingTexts = (app: AppActor, translations: i18n) => {
  const watching = app.subscribe(({ context }) => {
    if (context.shop === null) return
    watching.unsubscribe()
    idle()
      .then(() => completeTexts(translations))
      .catch(() => undefined)
  })
}

/** Resolves when React has begun to render. */
export const render = async (...input: Parameters<typeof start>): Promise<void> => {
  const app = start(...input)
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
  createRoot(hydrate(root)).render(
    <StrictMode>
      <I18nextProvider i18n={translations}>
        {/* Last resort: on any other error, show a page that can be reloaded instead of an empty one. */}
        <ScreenBoundary page="app" fallback={<CodeFailed onTryAgain={reload} />}>
          <App app={app} locale={locale} />
        </ScreenBoundary>
      </I18nextProvider>
    </StrictMode>
  )
}
