// Frame of pages around a login, without footer: a card before a car park, the language switcher.
import { useTranslation } from "react-i18next"
import type { Elements } from "../../ui/elements.ts"
import { mainId } from "../../ui/focus.ts"
import { Column } from "../../ui/Layout.tsx"
import { Link } from "../../ui/Link.tsx"
import { Logo } from "../../ui/Logo.tsx"
import { slotRecipe } from "../../ui/recipe.ts"
import { SkipLink } from "../../ui/SkipLink.tsx"
import backdrop from "./backdrop.svg"
import { type LanguageOption, LanguageSelect } from "./LanguageSelect.tsx"

const system = slotRecipe("system")()

export interface SystemLayoutProps {
  readonly languages: readonly LanguageOption[]
  readonly language: string
  readonly languageState?: string | undefined
  readonly children: Elements
  /** Shown above the page: a language that failed to load. */
  readonly banner?: Elements
  /** Toasts and dialogs. */
  readonly overlays?: Elements
  readonly onLanguageChange: (language: string) => void
}

export const SystemLayout = ({
  languages,
  language,
  languageState,
  children,
  banner,
  overlays,
  onLanguageChange
}: SystemLayoutProps) => {
  const { t } = useTranslation()
  return (
    <div className={system("root")} data-layout="SystemLayout">
      <SkipLink />
      <img className={system("backdrop")} src={backdrop} alt="" />
      <header className={system("bar")}>
        <Link
          className={system("logo")}
          href="/"
          aria-label={`${t("common.productName")}, ${t("layout.home")}`}
        >
          <Logo />
          <span>{t("common.productName")}</span>
        </Link>
        <LanguageSelect
          languages={languages}
          language={language}
          state={languageState}
          onLanguageChange={onLanguageChange}
        />
      </header>
      <main id={mainId} tabIndex={-1} className={system("main")}>
        <div className={system("card")}>
          <Column gap="lg">
            {banner}
            {children}
          </Column>
        </div>
      </main>
      {overlays}
    </div>
  )
}
