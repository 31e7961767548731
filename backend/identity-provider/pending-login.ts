/** Finds and finishes a login that began at /authorize and waits for the driver. */
import { localeOf, queryValue, redirect, sendMessage } from "./exchange.ts"
import type { Exchange, IdentityContext } from "./identity-context.ts"
import { loginCookie, loginCookiePath } from "./provider.ts"
import { pageAddress, returnLink, returnTarget, targetParameter } from "./return-link.ts"
import type { Account } from "./storage/accounts.ts"
import { texts } from "./texts.ts"

type Interaction = NonNullable<Awaited<ReturnType<IdentityContext["provider"]["Interaction"]["find"]>>>
export type PendingLogin = InstanceType<IdentityContext["provider"]["Interaction"]> & Interaction

/**
 * Returns the login of that state, if this browser began it: without the cookie, an attacker could send a
 * driver to the attacker's login page and be logged in with the driver's password.
 */
export const findLogin = async (
  { provider }: IdentityContext,
  exchange: Exchange,
  state: string | null | undefined
): Promise<PendingLogin | undefined> => {
  if (!state || !/^[\w-]{10,64}$/.test(state)) return undefined
  if (exchange.cookies.get(loginCookie(state), { signed: true }) !== "1") return undefined
  return provider.Interaction.find(state)
}

/** Parameter of a redirect that follows a cookie, to detect whether the browser returns it. */
const cookieCheck = "cookies"

/**
 * Reports that the login is over, or that the browser refuses the required cookies, with a link to start
 * again. A browser without any cookie may have lost this login or refuse all of them: it gets a cookie first.
 */
export const sendExpiredLogin = (
  { settings }: IdentityContext,
  exchange: Exchange,
  state: string | null | undefined
): void => {
  const locale = localeOf(exchange)
  const isRefusing = exchange.get("cookie") === ""
  if (isRefusing && queryValue(exchange, cookieCheck) === undefined) {
    exchange.cookies.set("identity_check", "1", { path: loginCookiePath, httpOnly: true, sameSite: "lax" })
    const query = { state: state ?? undefined, lang: locale, [cookieCheck]: "set" }
    redirect(exchange, pageAddress("/u/login", returnTarget(exchange, settings), query))
    return
  }
  const links = [returnLink(exchange, settings, locale)]
  const text = isRefusing ? texts[locale].cookiesRefused : texts[locale].expired
  sendMessage(exchange, 400, { locale, ...text, links })
}

const now = (): number => Math.floor(Date.now() / 1000)

/** Redirects the browser to the shop, signed in as that driver. */
export const finishLogin = async (
  { provider, settings }: IdentityContext,
  exchange: Exchange,
  login: PendingLogin,
  account: Account
): Promise<void> => {
  const session = await provider.Session.get(exchange as Parameters<typeof provider.Session.get>[0])
  if (session.accountId !== undefined && session.accountId !== account.subject) {
    // Another driver was signed in: that session ends, and the login no longer depends on it.
    await session.destroy()
    delete login.session
    exchange.cookies.set(provider.cookieName("session"), null, { path: "/", signed: true })
  }
  login.result = { login: { accountId: account.subject, remember: true, amr: ["pwd"] } }
  await login.save(login.exp - now())
  exchange.cookies.set(loginCookie(login.uid), null, { path: loginCookiePath, signed: true })
  // Errors there lead back to the wanted page, too.
  const target = returnTarget(exchange, settings, login.params[targetParameter])
  redirect(exchange, pageAddress(login.returnTo, target))
}
