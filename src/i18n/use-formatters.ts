// The formatters of the active language, for components.
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { createFormatters, type Formatters } from "./formatters.ts"
import type { Locale } from "./locale.ts"

/** Formatters of the language on the screen and of the shop's country, which gives time zone and VAT wording. */
export const useFormatters = (country?: string | null): Formatters => {
  const { i18n } = useTranslation()
  const locale = i18n.language as Locale
  return useMemo(() => createFormatters(locale, country), [locale, country])
}
