/** Tells the browser what the page is called and what it is for, by the meta of its route; and the shortcuts of the installed app, in the language of the page. */
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import type { PageName } from "../../machines/app/pages.ts"
import { pageOf } from "../pages/index.ts"

interface PageMetaProps {
  readonly page: PageName
  /** What stands in its place has named it; this part may come later. */
  readonly isNamed: boolean
}

export default function PageMeta({ page, isNamed }: PageMetaProps) {
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
  const named =
    title === null || isNamed ? null : t(title === undefined ? "common.productName" : `${title}.title`)
  useEffect(() => {
    if (named !== null) document.title = named
  }, [named])
  return null
}
