// Widgets of React Aria in the driver's language: texts, order and formats.

import { I18nProvider } from "@react-aria/i18n"
import type { ComponentType } from "react"
import { useTranslation } from "react-i18next"

/** For `useFilter`: matches without umlauts and accents. The search collation is stricter in German. */
export const loosely: Intl.CollatorOptions = { usage: "sort", sensitivity: "base" }

export const inLanguage = <Props extends object>(Widget: ComponentType<Props>): ComponentType<Props> =>
  function InLanguage(props) {
    const { i18n } = useTranslation()
    return (
      <I18nProvider locale={i18n.language}>
        <Widget {...props} />
      </I18nProvider>
    )
  }
