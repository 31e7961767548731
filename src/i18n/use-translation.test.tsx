/** Tests: the app's `useTranslation` says the same as that of react-i18next, also after a change of language. */
import { renderToStaticMarkup } from "react-dom/server"
import { I18nextProvider, useTranslation as useOriginal } from "react-i18next"
import { expect, it } from "vitest"
import { firstTranslations } from "./first-texts.ts"
import { changeLocale } from "./i18n.ts"
import { de } from "./testing/catalogues.ts"
import { useTranslation } from "./use-translation.ts"

it("says texts in the language of the provider, as react-i18next does", async () => {
  const translations = firstTranslations("de-DE", de)
  const said = (use: typeof useTranslation): string => {
    const Said = () => {
      const { t, i18n } = use()
      return `${i18n.language}: ${t("common.retry")}, ${t("home.ticketCount", { count: 2 })}`
    }
    return renderToStaticMarkup(
      <I18nextProvider i18n={translations}>
        <Said />
      </I18nextProvider>
    )
  }
  const first = said(useTranslation)
  expect(first).toContain(de.common.retry)
  expect(first).toBe(said(useOriginal))
  await changeLocale(translations, "fr-FR")
  expect(said(useTranslation)).toMatch(/^fr-FR: /)
  expect(said(useTranslation)).toBe(said(useOriginal))
})
