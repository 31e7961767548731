/** Values from earlier visits for the boot module; decoded by hand, since it runs before Schema is loaded. */
import { type StoredValue, sharedValue, text } from "./storage.ts"

/** Path of the shop visited last: target of `/`. */
export const latestShop: StoredValue<string> = sharedValue({
  name: "latest-shop",
  version: 1,
  area: "local",
  decode: text(200)
})

/** Build for which this tab was last reloaded, so that it reloads once. */
export const lastReload: StoredValue<string> = sharedValue({
  name: "reloaded-for",
  version: 1,
  area: "session",
  decode: text(100)
})

/** Language chosen by the driver, as a tag: `de-DE`. */
export const chosenLanguage: StoredValue<string> = sharedValue({
  name: "language",
  version: 1,
  area: "local",
  decode: text(35)
})

const uuid = (stored: unknown): string | undefined =>
  typeof stored === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(stored)
    ? stored
    : undefined

/** Area entity of a shop, by path: lets the boot module request shop and tickets at once. */
export const knownAreaEntity = (shopPath: string): StoredValue<string> =>
  sharedValue({
    name: `area-entity.${encodeURIComponent(shopPath)}`,
    version: 1,
    area: "local",
    decode: uuid
  })

/** Id of a shop, by path: lets the page after a payment request shop and order at once. */
export const knownShopId = (shopPath: string): StoredValue<string> =>
  sharedValue({ name: `shop-id.${encodeURIComponent(shopPath)}`, version: 1, area: "local", decode: uuid })

/** Country of a shop, by path: decides legal links and contact where the shop itself is not loaded. */
export const knownCountry = (shopPath: string): StoredValue<string> =>
  sharedValue({ name: `country.${encodeURIComponent(shopPath)}`, version: 1, area: "local", decode: text(2) })

/** Names of a shop and its area. */
export interface KnownShop {
  readonly name: string
  readonly area: string | null
}

/** Shop as last loaded, by path: shown before a login, when it cannot be requested. */
export const knownShop = (shopPath: string): StoredValue<KnownShop> =>
  sharedValue({
    name: `shop.${encodeURIComponent(shopPath)}`,
    version: 1,
    area: "local",
    decode: (stored) => {
      if (typeof stored !== "object" || stored === null) return undefined
      const { name, area } = stored as Readonly<Record<string, unknown>>
      const known = text(200)(name)
      return known === undefined ? undefined : { name: known, area: text(200)(area) ?? null }
    }
  })
