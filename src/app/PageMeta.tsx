/** Sets title and description by the meta of the route, and the app's shortcuts, in the page's language. */
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import type { PageName } from "../../machines/app/pages.ts"
import { usePageTitle } from "../features/page-title.ts"
import { pageOf } from "../pages/index.ts"

export default function PageMeta({ page }: { readonly page: PageName }) {
  const { t, i18n } = useTranslation()
  const title = pageOf(page).title
  const description = t(`pages.${page}`)
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute("content", description)
  }, [description])
  const language = i18n.language.slice(0, 2)
  useEffect(() => {
    const name = language === "en" ? "app" : `app.${language}`
    document.querySelector('link[rel="manifest"]')?.setAttribute("href", `/${name}.webmanifest`)
  }, [language])
  usePageTitle(title === null ? null : t(title === undefined ? "common.productName" : `${title}.title`), 0)
  return null
}
