// Links of the shop and the law, by the country of the shop.
import { useTranslation } from "react-i18next"
import type { siteLayout as definition } from "../styles/recipes/layout.ts"
import { slotRecipe } from "../ui/recipe.ts"
import { legalLinks } from "./legal-links.ts"

const site = slotRecipe<typeof definition>("site")()

interface FooterProps {
  readonly shopPath: string | null
  readonly shopCountry?: string | null | undefined
  readonly label: string
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

export const Footer = ({ shopPath, shopCountry, label }: FooterProps) => {
  const { t } = useTranslation()
  const links = legalLinks(shopCountry)
  const link = (href: string, text: string) => (
    <li key={text}>
      <a className={site("link")} href={href}>
        {text}
      </a>
    </li>
  )
  return (
    <footer className={site("footer")}>
      <nav className={site("footerInner")} aria-label={label}>
        <ul className={site("links")}>
          {link(shopPath === null ? "/" : `/${shopPath}`, t("layout.footer.buyTickets"))}
          {shopPath !== null && link(`/${shopPath}/account`, t("layout.footer.account"))}
          {link(
            shopPath === null ? `mailto:${links.contactEmail}` : `/${shopPath}/contact`,
            t("layout.footer.contact")
          )}
          {legalPages.map((page) => link(links[page], t(`layout.footer.${page}`)))}
        </ul>
        <p className={site("copyright")}>
          {t("layout.footer.copyright", { year: new Date().getFullYear() })}
        </p>
      </nav>
    </footer>
  )
}
