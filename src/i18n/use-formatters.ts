// Formatters of the active language, for components.
import { useTranslation } from "react-i18next"
import { createFormatters, type Formatters } from "./formatters.ts"
import type { Locale } from "./locale.ts"

/** Shared by all components: creating the platform's formatters is expensive. */
const made = new Map<string, Formatters>()

/** Returns formatters of the active language and the shop's country: its time zone, its name of VAT. */
export const useFormatters = (country?: string | null): Formatters => {
  const { i18n } = useTranslation()
  const key = `${i18n.language} ${country ?? ""}`
  const formatters = made.get(key) ?? createFormatters(i18n.language as Locale, country)
  made.set(key, formatters)
  return formatters
}
