/** A login that began at /authorize and waits for the driver: found again, and finished. */

import { localeOf, redirect, sendPage } from "./exchange.ts"
import type { Exchange, IdentityContext } from "./identity-context.ts"
import { messagePage } from "./pages/message-page.ts"
import { loginCookie, loginCookiePath } from "./provider.ts"
import type { Account } from "./storage/accounts.ts"
import { texts } from "./texts.ts"
import { wayBack } from "./way-back.ts"

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

/** Says that the login is over, with the way back to where it can be started again. */
export const sendExpiredLogin = ({ settings }: IdentityContext, exchange: Exchange): void => {
  const locale = localeOf(exchange)
  const text = texts[locale]
  sendPage(
    exchange,
    400,
    messagePage({ locale, ...text.expired, ways: [wayBack(exchange, settings, locale)] })
  )
}

const now = (): number => Math.floor(Date.now() / 1000)

/** Sends the browser on to the shop, signed in as that driver. */
export const finishLogin = async (
  { provider }: IdentityContext,
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
  redirect(exchange, login.returnTo)
}
