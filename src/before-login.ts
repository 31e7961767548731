/**
 * What can be said of a shop to whom is not signed in yet: nothing may be asked for, so it is what the address says and
 * what this browser remembers. Without the catalogues, since the first page has none.
 */
import { languageOfHost } from "./i18n/locale.ts"
import { knownCountry, knownShop } from "./services/remembered.ts"

export interface BeforeLogin {
  /** As it is called, or as the address names it; null where the address names none. */
  readonly shop: string | null
  readonly area: string | null
  /** Null where neither the browser nor the domain knows the country. */
  readonly operator: string | null
  readonly domain: string
}

const operatorCountries = ["de", "at", "ch", "it"]

/** The country of a domain: shop.example.ch is in Switzerland. */
const countryOf = (host: string): string | undefined =>
  languageOfHost(host) === undefined ? undefined : host.replace(/:\d+$/, "").split(".").at(-1)?.toLowerCase()

/** Shops in other countries are operated from Germany, as their legal links say. */
const operatorIn = (country: string, locale: string): string => {
  const own = operatorCountries.includes(country.toLowerCase()) ? country.toUpperCase() : "DE"
  return `Parkschein ${new Intl.DisplayNames(locale, { type: "region" }).of(own) ?? own}`
}

export const beforeLogin = (shop: string | null, locale: string, host: string): BeforeLogin => {
  const known = shop === null ? undefined : knownShop(shop).read()
  const country = (shop === null ? undefined : knownCountry(shop).read()) ?? countryOf(host)
  return {
    shop: known?.name ?? shop,
    area: known?.area ?? null,
    operator: country === undefined ? null : operatorIn(country, locale),
    domain: host
  }
}
