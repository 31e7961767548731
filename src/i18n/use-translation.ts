/**
 * Replaces the hook of react-i18next in the build (i18next-later-plugin.ts): the app has one namespace and never waits in a
 * hook for texts. Saves 2 kB before the home shows tickets, and hooks in each component with a text.
 */
import type { i18n, TFunction } from "i18next"
import { useCallback, useContext, useMemo, useSyncExternalStore } from "react"
import { getI18n, I18nContext } from "react-i18next"

export const useTranslation = (): { readonly t: TFunction; readonly i18n: i18n } => {
  const i18n = useContext(I18nContext)?.i18n ?? getI18n()
  const subscribe = useCallback(
    (listener: () => void) => {
      i18n.on("languageChanged", listener)
      return () => i18n.off("languageChanged", listener)
    },
    [i18n]
  )
  const current = () => i18n.language
  const language = useSyncExternalStore(subscribe, current, current)
  return { t: useMemo(() => i18n.getFixedT(language), [i18n, language]), i18n }
}
