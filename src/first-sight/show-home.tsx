/**
 * Shows the home as soon as its answers are there, while React, Effect and the flows are still on their way. React takes
 * its place later: `src/app/take-over.ts`. Whatever is unusual is left to the app.
 */
import type { PageNamed } from "../../machines/app/pages.ts"
import type { HomeView } from "../../machines/shop-home/home-view.ts"
import { namedShop } from "../../schemas/shop-name.ts"
import type { Configuration } from "../configuration.ts"
import { firstTranslations } from "../i18n/first-words.ts"
import { loadFirstTexts } from "../i18n/load-texts.ts"
import type { Locale } from "../i18n/locale.ts"
import type { Exchange } from "../services/http/early-request.ts"
import type { SessionClient } from "../services/identity/session-client.ts"
import { lastPurchase } from "../services/last-purchase.ts"
import { knownCountry } from "../services/remembered.ts"
import { draw } from "./draw.ts"
import { Home, type HomeProps } from "./Home.tsx"
import { readShop, readTickets } from "./read-home.ts"

interface Sight {
  readonly configuration: Configuration
  readonly locale: Locale
  readonly page: PageNamed<"shopHome">
  readonly session: Pick<SessionClient, "stored">
  /** The shop and its tickets, in this order. */
  readonly answers: Promise<ReadonlyArray<Exchange>>
  /** The app shows the page by itself from then on. */
  readonly over: AbortSignal
}

const onItsWay = Symbol()

/** What these answers offer; null where it takes more than cards to say it. */
const offerIn = (answers: ReadonlyArray<Exchange>, shopPath: string): HomeProps["offer"] => {
  const [shop, tickets] = answers
  if (shop?.status !== 200 || tickets?.status !== 200) return null
  const found = { shop: namedShop(readShop(shop.text), shopPath), tickets: readTickets(tickets.text) }
  return found.shop.active && found.tickets.length > 0 ? found : null
}

/** Nobody listens to buttons yet; the one pressed last is marked for who takes the page over. */
const press = ({ currentTarget, target }: Event) => {
  const pressed = (target as Element).closest("button")
  for (const button of (currentTarget as Element).querySelectorAll("button"))
    button.ariaBusy = button === pressed ? "true" : null
}

const nextFrame = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))

/** Settles when the cards have been painted, or will not be. */
export const showHome = async ({
  configuration,
  locale,
  page,
  session,
  answers,
  over
}: Sight): Promise<void> => {
  firstTranslations(locale, await loadFirstTexts(locale))
  const app = document.getElementById("app")
  app?.addEventListener("click", press)
  const show = async (offer: HomeProps["offer"]) => {
    if (over.aborted) return
    const drawn = draw(
      <Home
        configuration={configuration}
        locale={locale}
        shopPath={page.shop}
        knownCountry={knownCountry(page.shop).read() ?? null}
        areaEntityId={page.areaEntityId}
        left={(history.state as { readonly kept?: HomeView } | null)?.kept}
        bought={lastPurchase(session.stored()?.user.userId ?? "", page.shop).read()}
        offer={offer}
      />
    )
    app?.replaceChildren(drawn)
    await nextFrame()
  }
  if ((await Promise.race([answers, onItsWay])) === onItsWay) void show(null)
  const offer = offerIn(await answers, page.shop)
  if (offer !== null) await show(offer)
}
