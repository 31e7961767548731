/**
 * Shows the home once its responses arrive, or at once from the cached home, while React, Effect and the
 * flows are loading. React takes over later: `src/prerender/hydrate.ts`. Unusual cases are left to the app.
 */
import type { PageNamed } from "../../machines/app/pages.ts"
import type { HomeView } from "../../machines/shop-home/home-view.ts"
import { namedShop } from "../../schemas/shop-name.ts"
import { firstTranslations } from "../i18n/first-texts.ts"
import { loadFirstTexts } from "../i18n/load-texts.ts"
import type { PrerenderInput } from "../pages/code.ts"
import { cachedHome } from "../services/cached-home.ts"
import type { Exchange } from "../services/http/prefetched-request.ts"
import { latestDriver } from "../services/identity/session-client.ts"
import { lastPurchase } from "../services/last-purchase.ts"
import { knownCountry } from "../services/remembered.ts"
import { isSettled, openContainer } from "./container.ts"
import { Home } from "./Home.tsx"
import { type Offer, readOffer, readShop, readTickets } from "./read-home.ts"
import { renderToDom } from "./render-to-dom.ts"

/** Returns the offer of these responses; null if it cannot be shown as cards. */
const offerIn = (answers: ReadonlyArray<Exchange>, shopPath: string): Offer | null => {
  const [shop, tickets] = answers
  if (shop?.status !== 200 || tickets?.status !== 200) return null
  const found = { shop: namedShop(readShop(shop.text), shopPath), tickets: readTickets(tickets.text) }
  return found.shop.active && found.tickets.length > 0 ? found : null
}

/** Characters: some hundred tickets. More would take as long to load from the device. */
const maxKept = 100_000

const ownerKey = (userId: string | undefined, shopPath: string): string => `${userId} ${shopPath}`

/** Returns the offer that this driver last saw in the shop. */
const offerSeen = (userId: string | undefined, shopPath: string): Offer | null => {
  const kept = cachedHome.read()
  if (kept?.ownerKey !== ownerKey(userId, shopPath)) return null
  try {
    return readOffer(JSON.parse(kept.offer))
  } catch {
    return null
  }
}

/** Stores the offer for the next visit, unless the driver has logged out meanwhile, in any tab. */
const keep = (userId: string | undefined, shopPath: string, offer: string): void => {
  if (userId !== undefined && userId === latestDriver.read() && offer.length <= maxKept)
    cachedHome.write({ ownerKey: ownerKey(userId, shopPath), seen: Date.now(), offer })
}

/** The first price takes a slow phone 60 ms: formats one while the responses are awaited and the processor is idle. */
const warmUp = (locale: string): string =>
  new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }).format(0)

/** Resolves when cards have been painted, or will not be. */
export const showHome = async (
  page: PageNamed<"shopHome">,
  { configuration, locale, session, entered, answers, over }: PrerenderInput
): Promise<void> => {
  void Promise.allSettled([entered]).then(() => setTimeout(() => warmUp(locale)))
  const texts = await loadFirstTexts(locale)
  // The app has its own translations by then: screens would add their texts to these.
  if (over.aborted) return
  firstTranslations(locale, texts)
  const fill = openContainer(over)
  const driver = () => session.stored()?.user
  const show = (offer: Offer | null) =>
    fill(() =>
      renderToDom(
        <Home
          configuration={configuration}
          locale={locale}
          shopPath={page.shop}
          knownCountry={knownCountry(page.shop).read() ?? null}
          areaEntityId={page.areaEntityId}
          left={(history.state as { readonly kept?: HomeView } | null)?.kept}
          bought={lastPurchase(driver()?.userId ?? "", page.shop).read()}
          offer={offer}
        />
      )
    )
  /** Resolves once the current offer has been painted, if it differs from `before`. */
  const showFresh = async (before: Offer | null): Promise<void> => {
    const came = await answers
    // Offline, the cached home is all there is.
    if (came.length === 0) return
    cachedHome.remove()
    const offer = offerIn(came, page.shop)
    if (offer === null) return
    const told = JSON.stringify(offer)
    if (told !== JSON.stringify(before)) await show(offer)
    keep(driver()?.userId, page.shop, told)
  }
  if (!(await isSettled(entered))) void show(null)
  await entered
  const isLate = !(await isSettled(answers))
  const before = isLate ? offerSeen(driver()?.userId, page.shop) : null
  const shown = isLate ? show(before) : undefined
  const fresh = showFresh(before)
  if (before === null) return fresh
  fresh.catch(() => undefined)
  return shown
}
