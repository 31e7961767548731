// Widgets of React Aria in the language that the driver reads: what they say, sort and format.

import { I18nProvider } from "@react-aria/i18n"
import type { ComponentType } from "react"
import { useTranslation } from "react-i18next"

/** For `useFilter`: also who types without umlauts and accents finds. The collation for searches is stricter in German. */
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
