/** Home of a shop before its flow runs: loading, or with its tickets. */
import { Router } from "wouter"
import { type HomeView, lookingAt, viewAtFirst } from "../../machines/shop-home/home-view.ts"
import { accentOf } from "../../schemas/shop-looks.ts"
import { assetUrlAt, type Configuration } from "../configuration.ts"
import { DefaultLayout } from "../features/layouts/DefaultLayout.tsx"
import { languageOptions } from "../features/layouts/language-options.ts"
import { type Shell, ShellContext } from "../features/shop-context.tsx"
import type { Locale } from "../i18n/locale.ts"
import { ShopHeading } from "../pages/shop-home/ShopHeading.tsx"
import { Tickets } from "../pages/shop-home/Tickets.tsx"
import { Column, Page } from "../ui/Layout.tsx"
import { Skeleton, SkeletonCards, SkeletonHeading } from "../ui/Skeleton.tsx"
import type { Offer } from "./read-home.ts"

export interface HomeProps {
  readonly configuration: Pick<Configuration, "assetsLocation" | "headerLanguages">
  readonly locale: Locale
  readonly shopPath: string
  /** Of the shop as last loaded. */
  readonly knownCountry: string | null
  readonly areaEntityId: string | null
  readonly left: HomeView | undefined
  readonly bought: { readonly ticketId: string } | undefined
  /** Null while loading. */
  readonly offer: Offer | null
}

const nothing = () => undefined

const Offered = (props: HomeProps & { readonly offer: Offer }) => {
  const { shop, tickets } = props.offer
  const view = viewAtFirst(props)
  const { again, ...looking } = lookingAt(tickets, { ...props, ...view })
  return (
    <>
      <ShopHeading shop={shop} />
      {again === undefined ? null : <Skeleton shape="again" />}
      <Tickets
        {...view}
        {...looking}
        areaEntityId={props.areaEntityId}
        again={again}
        now={Date.now()}
        country={shop.areaCountry}
        onSelect={nothing}
      />
    </>
  )
}

export const Home = (props: HomeProps) => {
  const { configuration, locale, shopPath, offer } = props
  const address = `/${shopPath}`
  const languages = languageOptions({
    layout: "withFooter",
    shopCountry: offer?.shop.areaCountry ?? props.knownCountry,
    spoken: locale,
    headerLanguages: configuration.headerLanguages
  })
  return (
    <Router hook={() => [address, nothing]}>
      <ShellContext value={{ assetUrl: assetUrlAt(configuration.assetsLocation) } as Shell}>
        <DefaultLayout
          authenticated
          shopPath={shopPath}
          cartCount={null}
          languages={languages}
          language={locale}
          onLanguageChange={nothing}
          onLogin={nothing}
          onLogout={nothing}
          onOpenCart={nothing}
        >
          <Page style={{ "--shop": accentOf(offer?.shop.meta) } as object}>
            <Column gap="lg" aria-busy={offer === null}>
              {offer === null ? (
                <>
                  <SkeletonHeading />
                  <SkeletonCards />
                </>
              ) : (
                <Offered {...props} offer={offer} />
              )}
            </Column>
          </Page>
        </DefaultLayout>
      </ShellContext>
    </Router>
  )
}
