/**
 * The way back to the shop: to the page that the driver wanted, where it is known. Anybody may name one in the address of
 * a login, so it never leads to another site.
 */
import { safeTarget } from "../../schemas/safe-target.ts"
import type { Exchange, Settings } from "./identity-context.ts"
import type { Locale } from "./locale.ts"
import type { Way } from "./pages/message-page.ts"
import { texts } from "./texts.ts"

/** How a login says what page is wanted. */
export const targetParameter = "ext-target"

/** The page that was wanted last in this browser: known also where no login is under way any more. */
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

/** Returns the page that is named, else the one that was wanted last; null where neither is known. */
export const wantedTarget = (exchange: Exchange, { appOrigin }: Settings, named?: unknown): string | null => {
  if (typeof named === "string") return safeTarget(named, appOrigin)
  const kept = exchange.cookies.get(cookie, { signed: true })
  return kept === undefined ? null : safeTarget(Buffer.from(kept, "base64url").toString(), appOrigin)
}

export const wayBack = (exchange: Exchange, settings: Settings, locale: Locale, named?: unknown): Way => ({
  label: texts[locale].backToShop,
  href: `${settings.appOrigin}${wantedTarget(exchange, settings, named) ?? ""}`
})
