/** Links of the shop and legal links, by the country of the shop. Below the page, so loaded after it. */
import { useTranslation } from "react-i18next"
import { FrameLink } from "../../ui/Link.tsx"
import { slotRecipe } from "../../ui/recipe.ts"
import { legalLinks } from "./legal-links.ts"

const site = slotRecipe("site")()

export interface FooterProps {
  readonly shopPath: string | null
  readonly shopCountry?: string | null | undefined
}

const legalPages = [
  "terms",
  "cookies",
  "imprint",
  "privacy",
  "accessibility",
  "withdrawal",
  "cancellation"
] as const

/** Links that open a dialog over the current page, without a login. */
const overPage: ReadonlyArray<string> = ["cookies", "withdrawal", "cancellation"]

export default function Footer({ shopPath, shopCountry }: FooterProps) {
  const { t } = useTranslation()
  const links = legalLinks(shopCountry)
  const link = (href: string, text: string) => (
    <li key={text}>
      <FrameLink className={site("link")} href={href}>
        {text}
      </FrameLink>
    </li>
  )
  return (
    <footer className={site("footer")}>
      <nav className={site("footerInner")} aria-label={t("layout.footer.title")}>
        <ul className={site("links")}>
          {shopPath !== null && link(`/${shopPath}`, t("layout.footer.buyTickets"))}
          {shopPath !== null && link(`/${shopPath}/account`, t("layout.footer.account"))}
          {link(
            shopPath === null ? `mailto:${links.contactEmail}` : `/${shopPath}/contact`,
            t("layout.footer.contact")
          )}
          {link("#help", t("layout.footer.help"))}
          {legalPages.map((page) =>
            link(overPage.includes(page) ? `#${page}` : links[page], t(`layout.footer.${page}`))
          )}
          {link("#problem", t("report.title"))}
        </ul>
        <p className={site("copyright")}>
          {t("layout.footer.copyright", { year: new Date().getFullYear() })}
        </p>
      </nav>
    </footer>
  )
}
