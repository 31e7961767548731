/** Language and width of the screens shown: chosen once for all views, and remembered by the browser. */
import { useAtlas } from "./load.ts"
import { serverState } from "./server-state.ts"
import { useLanguage } from "./words.ts"

export interface Scene {
  readonly locale: string
  readonly width: number
}

const localeKey = "flow-atlas-locale"
const widthKey = "flow-atlas-width"

const chosen = serverState<Partial<Scene>>({
  locale: localStorage.getItem(localeKey) ?? "",
  width: Number(localStorage.getItem(widthKey))
})

export const chooseScene = (change: Partial<Scene>): void => {
  const next = { ...chosen.get(), ...change }
  localStorage.setItem(localeKey, next.locale ?? "")
  localStorage.setItem(widthKey, String(next.width ?? ""))
  chosen.set(next)
}

/** Returns the chosen scene; by default the language of the page, on the narrowest screen. */
export const useScene = (): Scene => {
  const { locales, widths } = useAtlas()
  const language = useLanguage()
  const { locale, width } = chosen.use()
  return {
    locale:
      locales.find((each) => each === locale) ??
      locales.find((each) => each.startsWith(language)) ??
      locales[0] ??
      "",
    width: widths.find((each) => each === width) ?? Math.min(...widths)
  }
}
