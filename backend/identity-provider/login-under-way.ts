/** A login that began at /authorize and waits for the driver: found again, and finished. */

import { localeOf, queryValue, redirect, sendPage } from "./exchange.ts"
import type { Exchange, IdentityContext } from "./identity-context.ts"
import { messagePage } from "./pages/message-page.ts"
import { loginCookie, loginCookiePath } from "./provider.ts"
import type { Account } from "./storage/accounts.ts"
import { texts } from "./texts.ts"
import { pageAddress, targetParameter, wantedTarget, wayBack } from "./way-back.ts"

type Interaction = NonNullable<Awaited<ReturnType<IdentityContext["provider"]["Interaction"]["find"]>>>
export type LoginUnderWay = InstanceType<IdentityContext["provider"]["Interaction"]> & Interaction

/**
 * The login of that state, if this very browser began it: without the cookie somebody could send a
 * driver to the page of their own login and be logged in with the driver's password.
 */
export const findLogin = async (
  { provider }: IdentityContext,
  exchange: Exchange,
  state: string | null | undefined
): Promise<LoginUnderWay | undefined> => {
  if (!state || !/^[\w-]{10,64}$/.test(state)) return undefined
  if (exchange.cookies.get(loginCookie(state), { signed: true }) !== "1") return undefined
  return provider.Interaction.find(state)
}

/** How the address of a page says that a cookie was set on the way to it, to see whether it comes back. */
const cookieCheck = "cookies"

/**
 * Says that the login is over, or that the browser refuses the cookies which it needs, with the way back to where it can
 * be started again. A browser without any cookie may have lost this login or refuse all of them: it is given one first.
 */
export const sendLostLogin = (
  { settings }: IdentityContext,
  exchange: Exchange,
  state: string | null | undefined
): void => {
  const locale = localeOf(exchange)
  const isRefusing = exchange.get("cookie") === ""
  if (isRefusing && queryValue(exchange, cookieCheck) === undefined) {
    exchange.cookies.set("identity_check", "1", { path: loginCookiePath, httpOnly: true, sameSite: "lax" })
    const query = { state: state ?? undefined, lang: locale, [cookieCheck]: "set" }
    redirect(exchange, pageAddress("/u/login", wantedTarget(exchange, settings), query))
    return
  }
  const ways = [wayBack(exchange, settings, locale)]
  const text = isRefusing ? texts[locale].cookiesRefused : texts[locale].expired
  sendPage(exchange, 400, messagePage({ locale, ...text, ways }))
}

const now = (): number => Math.floor(Date.now() / 1000)

/** Sends the browser on to the shop, signed in as that driver. */
export const finishLogin = async (
  { provider, settings }: IdentityContext,
  exchange: Exchange,
  login: LoginUnderWay,
  account: Account
): Promise<void> => {
  const session = await provider.Session.get(exchange as Parameters<typeof provider.Session.get>[0])
  if (session.accountId !== undefined && session.accountId !== account.subject) {
    // Somebody else was signed in here: that session ends, and the login no longer depends on it.
    await session.destroy()
    delete login.session
    exchange.cookies.set(provider.cookieName("session"), null, { path: "/", signed: true })
  }
  login.result = { login: { accountId: account.subject, remember: true, amr: ["pwd"] } }
  await login.save(login.exp - now())
  exchange.cookies.set(loginCookie(login.uid), null, { path: loginCookiePath, signed: true })
  // What goes wrong there leads back to the page that is wanted, too.
  const target = wantedTarget(exchange, settings, login.params[targetParameter])
  redirect(exchange, pageAddress(login.returnTo, target))
}
