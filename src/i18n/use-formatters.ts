// The formatters of the active language, for components.
import { useTranslation } from "react-i18next"
import { createFormatters, type Formatters } from "./formatters.ts"
import type { Locale } from "./locale.ts"

/** One of each for all components: what the platform needs to write a price or a date is dear to make. */
const made = new Map<string, Formatters>()

/** Formatters of the language on the screen and of the shop's country, which gives time zone and VAT wording. */
export const useFormatters = (country?: string | null): Formatters => {
  const { i18n } = useTranslation()
  const key = `${i18n.language} ${country ?? ""}`
  const formatters = made.get(key) ?? createFormatters(i18n.language as Locale, country)
  made.set(key, formatters)
  return formatters
}
