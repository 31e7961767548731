/**
 * Data of a shop for a visitor without a session: from the address and this browser's storage, and on a first
 * visit from the service's public data. Without the catalogues, since the page before the login has none.
 */
import { pathOfShop } from "../../schemas/api/prefetch-paths.ts"
import { languageOfHost } from "../../schemas/domain-language.ts"
import { type OperatorCountry, operatorCountryOf } from "../../schemas/operator-country.ts"
import { knownAreaEntity, knownCountry, knownShop } from "../services/remembered.ts"
import { text } from "../services/storage.ts"

export interface BeforeLogin {
  /** Name of the shop, or its path; null if the address names no shop. */
  readonly shop: string | null
  readonly area: string | null
  /** Null if neither the browser's storage nor the domain tells the country. */
  readonly operator: string | null
  readonly domain: string
}

/** Public data of a shop. */
export interface PublicShop {
  readonly name: string
  readonly area: string | null
  readonly country: string
  /** Relative to the public assets location. */
  readonly cover: string | null
  /** Relative to the same. */
  readonly logo: string | undefined
  /** Name of the area of the code. */
  readonly spot: string | undefined
  /** "from 5,00 €", with the VAT. */
  readonly price: string | undefined
  /** Id by which its tickets are requested. */
  readonly areaEntityId: string | undefined
}

/** Returns the country of a domain: shop.example.ch is in Switzerland. */
const countryOf = (host: string): string | undefined =>
  languageOfHost(host) === undefined ? undefined : host.replace(/:\d+$/, "").split(".").at(-1)?.toLowerCase()

/** Not of `Intl.DisplayNames`, for which a slow phone takes longer than for all else on the page. */
const countryNames: Readonly<Record<string, Readonly<Record<OperatorCountry, string>>>> = {
  en: { de: "Germany", it: "Italy", ch: "Switzerland", at: "Austria" },
  fr: { de: "Allemagne", it: "Italie", ch: "Suisse", at: "Autriche" },
  it: { de: "Germania", it: "Italia", ch: "Svizzera", at: "Austria" }
}
const inGerman = { de: "Deutschland", it: "Italien", ch: "Schweiz", at: "Österreich" }

/** Shops in other countries are operated from Germany, as in their legal links. */
export const operatorIn = (country: string, locale: string): string =>
  `Parkschein ${(countryNames[locale.slice(0, 2)] ?? inGerman)[operatorCountryOf(country)]}`

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

/** Requests a shop's public data; null if it does not exist, undefined after any failure. Never rejects. */
export const askForShop = async (
  apiOrigin: string,
  path: string,
  locale: string
): Promise<PublicShop | null | undefined> => {
  try {
    const answer = await fetch(`${apiOrigin}${pathOfShop("publicShop", path)}`)
    if (answer.status === 404) return null
    const told = (await answer.json()) as Readonly<Record<string, unknown>> | null
    const field = (name: string, within: typeof told | undefined = told) => text(200)(within?.[name])
    const name = answer.ok ? field("name") : undefined
    if (name === undefined) return undefined
    return {
      name,
      area: field("areaFriendly") ?? null,
      country: text(2)(told?.["areaCountry"]) ?? "",
      cover: field("coverImageUrl") ?? null,
      logo: field("logoUrl"),
      spot: field(`${new URLSearchParams(location.search).get("area")}`, told?.["areas"] as typeof told),
      price: field(locale.slice(0, 2), told?.["priceFrom"] as typeof told),
      areaEntityId: field("areaEntityId")
    }
  } catch {
    return undefined
  }
}

/** Stores the shop for later pages: the next visit is no first visit, and requests the tickets with the shop. */
export const rememberShop = (path: string, { name, area, country, areaEntityId }: PublicShop): void => {
  knownShop(path).write({ name, area })
  knownCountry(path).write(country)
  if (areaEntityId !== undefined) knownAreaEntity(path).write(areaEntityId)
}
