// Widgets of React Aria in the language that the driver reads: what they say, sort and format.

import { I18nProvider } from "@react-aria/i18n"
import type { ComponentType } from "react"
import { useTranslation } from "react-i18next"

export const inLanguage = <Props extends object>(Widget: ComponentType<Props>): ComponentType<Props> =>
  function InLanguage(props) {
    const { i18n } = useTranslation()
    return (
      <I18nProvider locale={i18n.language}>
        <Widget {...props} />
      </I18nProvider>
    )
  }
