/** Values from earlier visits for the boot module; decoded by hand, since it runs before Schema is loaded. */
import { type StoredValue, sharedValue, text } from "./storage.ts"

/** Path of the shop visited last: target of `/`. */
export const latestShop: StoredValue<string> = sharedValue("latest-shop", text(200))

/** Build for which this tab was last reloaded, so that it reloads once. */
export const lastReload: StoredValue<string> = sharedValue("reloaded-for", text(100), { area: "session" })

/** Language chosen by the driver, as a tag: `de-DE`. */
export const chosenLanguage: StoredValue<string> = sharedValue("language", text(35))

const uuid = (stored: unknown): string | undefined =>
  typeof stored === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(stored)
    ? stored
    : undefined

/** Area entity of a shop, by path: lets the boot module request shop and tickets at once. */
export const knownAreaEntity = (shopPath: string): StoredValue<string> =>
  sharedValue(`area-entity.${encodeURIComponent(shopPath)}`, uuid)

/** Id of a shop, by path: lets the page after a payment request shop and order at once. */
export const knownShopId = (shopPath: string): StoredValue<string> =>
  sharedValue(`shop-id.${encodeURIComponent(shopPath)}`, uuid)

/** Country of a shop, by path: decides legal links and contact where the shop itself is not loaded. */
export const knownCountry = (shopPath: string): StoredValue<string> =>
  sharedValue(`country.${encodeURIComponent(shopPath)}`, text(2))

/** Names of a shop and its area. */
export interface KnownShop {
  readonly name: string
  readonly area: string | null
}

/** Shop as last loaded, by path: shown before a login, when it cannot be requested. */
export const knownShop = (shopPath: string): StoredValue<KnownShop> =>
  sharedValue(`shop.${encodeURIComponent(shopPath)}`, (stored) => {
    if (typeof stored !== "object" || stored === null) return undefined
    const { name, area } = stored as Readonly<Record<string, unknown>>
    const known = text(200)(name)
    return known === undefined ? undefined : { name: known, area: text(200)(area) ?? null }
  })
