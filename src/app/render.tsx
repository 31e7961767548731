/** Puts React on the page: the language first, since no screen has words without it. */
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { I18nextProvider } from "react-i18next"
import { createActor } from "xstate"
import { acceptLocale, loadCatalogue, startTranslations } from "../i18n/index.ts"
import { interceptLinks } from "../ui/intercept-links.ts"
import { App } from "./App.tsx"
import { bindLocale } from "./bindings/locale.ts"
import type { App as RunningApp } from "./start.ts"

export const render = async (app: RunningApp): Promise<void> => {
  const { language, runtime, navigation } = app
  const translations = startTranslations(language.current, await loadCatalogue(language.current))
  const locale = createActor(
    bindLocale(runtime.run, translations, (spoken) => {
      language.current = acceptLocale(spoken)
      document.documentElement.lang = spoken
    }),
    { id: "locale", input: { locale: language.current } }
  ).start()
  interceptLinks((to) => navigation.navigate(to))
  const root = document.getElementById("app")
  if (root === null) throw new Error('index.html has no element with id "app" to render into.')
  root.replaceChildren()
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={translations}>
        <App app={app} locale={locale} />
      </I18nextProvider>
    </StrictMode>
  )
}
