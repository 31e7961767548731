// Frame of the shop: header, screen, footer. Props in, events out.
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import type { Elements } from "../../ui/elements.ts"
import { mainId } from "../../ui/focus.ts"
import { Icon } from "../../ui/Icon.tsx"
import { FrameLink, Link } from "../../ui/Link.tsx"
import { Logo } from "../../ui/Logo.tsx"
import { slotRecipe } from "../../ui/recipe.ts"
import { SkipLink } from "../../ui/SkipLink.tsx"
import { type LanguageOption, LanguageSelect } from "./LanguageSelect.tsx"

const looks = slotRecipe("site")
const site = looks()

export interface DefaultLayoutProps {
  /** Null while unknown: then neither login nor logout is shown. */
  readonly authenticated: boolean | null
  /** System routes have no "my profile". */
  readonly systemRoute?: boolean
  /** Path of the shop on the screen or visited last; null if unknown. */
  readonly shopPath: string | null
  /** Colour of the shop on the screen, such as #1f6f9f. */
  readonly accent?: string | undefined
  /** Number of tickets in the cart, undefined while unknown; null hides the cart button. */
  readonly cartCount: number | null | undefined
  /** Marks the cart button with the state of its counter. */
  readonly cartMarker?: Readonly<Record<`data-${string}`, string>> | undefined
  readonly languages: readonly LanguageOption[]
  readonly language: string
  readonly languageState?: string | undefined
  /** Shown below the header on every page: an open cart, a new version. */
  readonly banner?: ReactNode
  readonly footer?: Elements
  /** Toasts and dialogs. */
  readonly overlays?: Elements
  readonly children: ReactNode
  readonly onLanguageChange: (language: string) => void
  readonly onLogin: () => void
  readonly onLogout: () => void
  readonly onOpenCart: () => void
}

export const DefaultLayout = (props: DefaultLayoutProps) => (
  <div
    className={site("root")}
    data-layout="DefaultLayout"
    style={{ "--shop": props.accent } as CSSProperties}
  >
    <SkipLink />
    <Header {...props} />
    {props.banner && (
      <aside className={site("banner")}>
        <div>{props.banner}</div>
      </aside>
    )}
    <main id={mainId} tabIndex={-1} className={site("main")}>
      {props.children}
    </main>
    {props.footer}
    {props.overlays}
  </div>
)

const Header = (props: DefaultLayoutProps) => {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLElement>(null)
  const burger = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const listening = new AbortController()
    const onPress = ({ target }: PointerEvent) => {
      if (!menu.current?.contains(target as Node)) setOpen(false)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return
      setOpen(false)
      burger.current?.focus()
    }
    document.addEventListener("pointerdown", onPress, listening)
    document.addEventListener("keydown", onKey, listening)
    return () => listening.abort()
  }, [open])
  const { authenticated, systemRoute = false, shopPath, cartCount } = props

  const profile = authenticated && !systemRoute && shopPath !== null && (
    <FrameLink className={site("action")} href={`/${shopPath}/account`} onClick={() => setOpen(false)}>
      <Icon name="account" />
      <span>{t("layout.myProfile")}</span>
    </FrameLink>
  )
  const language = (
    <LanguageSelect
      languages={props.languages}
      language={props.language}
      state={props.languageState}
      onLanguageChange={props.onLanguageChange}
    />
  )
  const session = authenticated !== null && (
    <button
      type="button"
      className={site("action")}
      onClick={() => {
        setOpen(false)
        if (authenticated) props.onLogout()
        else props.onLogin()
      }}
    >
      <Icon name={authenticated ? "logout" : "login"} />
      <span>{t(authenticated ? "layout.logout" : "layout.login")}</span>
    </button>
  )

  return (
    <header className={looks({ own: props.accent !== undefined })("header")}>
      <nav ref={menu} className={site("headerInner")} aria-label={t("layout.mainNavigation")}>
        <Link
          className={site("logo")}
          href="/"
          aria-label={`${t("common.productName")}, ${t("layout.home")}`}
        >
          <Logo />
          <span>{t("common.productName")}</span>
        </Link>
        {cartCount !== null && (
          <button
            type="button"
            className={site("action")}
            aria-label={
              cartCount === undefined ? t("layout.cart") : t("layout.cartWithCount", { count: cartCount })
            }
            onClick={props.onOpenCart}
            {...props.cartMarker}
          >
            <Icon name="cart" />
            {cartCount ? <span className={site("cartCount")}>{cartCount}</span> : null}
          </button>
        )}
        <div className={site("wide")}>
          {profile}
          {language}
          {session}
        </div>
        <button
          ref={burger}
          type="button"
          className={site("burger")}
          aria-expanded={open}
          aria-controls="site-menu"
          aria-label={t(open ? "layout.closeMenu" : "layout.openMenu")}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? "close" : "menu"} />
        </button>
        {open && (
          <div id="site-menu" className={site("menu")}>
            {profile}
            {language}
            {session}
          </div>
        )}
      </nav>
    </header>
  )
}
