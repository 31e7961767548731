/**
 * Links back to the page of the shop that the driver wanted, where it is known. A login's address can name any page,
 * so a link never leads to another site.
 */
import { safeTarget } from "../../schemas/safe-target.ts"
import { queryValue } from "./exchange.ts"
import type { Exchange, Settings } from "./identity-context.ts"
import type { Locale } from "./locale.ts"
import type { PageLink } from "./pages/message-page.ts"
import { texts } from "./texts.ts"

/** Parameter with the wanted page, in the address of a login and of all its pages. */
export const targetParameter = "ext-target"

/** Returns the address of a page of the provider, with the wanted page of the shop, where known. */
export const pageAddress = (
  path: string,
  target: string | null,
  query: Readonly<Record<string, string | undefined>> = {}
): string => {
  const given = Object.entries({ ...query, [targetParameter]: target ?? undefined }).flatMap(
    ([name, value]) => (value === undefined ? [] : [[name, value] as [string, string]])
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

/** The page wanted last in this browser: known even without a login in progress. */
const cookie = "identity_target"
const cookieOptions = { path: "/", httpOnly: true, sameSite: "lax", signed: true } as const

export const rememberTarget = (exchange: Exchange, { appOrigin }: Settings, target: unknown): void => {
  if (typeof target !== "string") return
  const value = Buffer.from(safeTarget(target, appOrigin)).toString("base64url")
  exchange.cookies.set(cookie, value, cookieOptions)
}

export const forgetTarget = (exchange: Exchange): void => {
  exchange.cookies.set(cookie, null, cookieOptions)
}

/** Returns the named page, here or in the address, else the one wanted last; null if unknown. */
export const returnTarget = (exchange: Exchange, { appOrigin }: Settings, named?: unknown): string | null => {
  const told = typeof named === "string" ? named : queryValue(exchange, targetParameter)
  if (told !== undefined) return safeTarget(told, appOrigin)
  const kept = exchange.cookies.get(cookie, { signed: true })
  return kept === undefined ? null : safeTarget(Buffer.from(kept, "base64url").toString(), appOrigin)
}

export const returnLink = (
  exchange: Exchange,
  settings: Settings,
  locale: Locale,
  named?: unknown
): PageLink => ({
  label: texts[locale].backToShop,
  href: `${settings.appOrigin}${returnTarget(exchange, settings, named) ?? ""}`
})
