/** Frame of a page that is prerendered, for a driver who is signed in. Nothing in it responds. */
import type { ReactNode } from "react"
import { Router } from "wouter"
import { assetUrlAt, type Configuration } from "../configuration.ts"
import { DefaultLayout } from "../features/layouts/DefaultLayout.tsx"
import { languageOptions } from "../features/layouts/language-options.ts"
import { type Shell, ShellContext } from "../features/shop-context.tsx"
import type { Locale } from "../i18n/locale.ts"

export interface FrameProps {
  readonly configuration: Pick<Configuration, "assetsLocation" | "headerLanguages">
  readonly locale: Locale
  readonly shopPath: string
  readonly country: string | null
  readonly accent?: string | undefined
  /** Values that the page needs of the shell, besides pictures. */
  readonly shell?: Pick<Shell, "addressOf" | "now">
  readonly children: ReactNode
}

const nothing = () => undefined

export const Frame = ({ configuration, locale, shopPath, country, accent, shell, children }: FrameProps) => {
  const address = `/${shopPath}`
  const languages = languageOptions({
    layout: "withFooter",
    shopCountry: country,
    spoken: locale,
    headerLanguages: configuration.headerLanguages
  })
  return (
    <Router hook={() => [address, nothing]}>
      <ShellContext value={{ ...shell, assetUrl: assetUrlAt(configuration.assetsLocation) } as Shell}>
        <DefaultLayout
          authenticated
          shopPath={shopPath}
          accent={accent}
          cartCount={null}
          languages={languages}
          language={locale}
          onLanguageChange={nothing}
          onLogin={nothing}
          onLogout={nothing}
          onOpenCart={nothing}
        >
          {children}
        </DefaultLayout>
      </ShellContext>
    </Router>
  )
}
