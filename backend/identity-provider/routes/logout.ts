/** /v2/logout, as at Auth0: ends the session without confirmation and redirects to a registered address. */
import { identity } from "../../configuration.ts"
import { localeOf, queryValue, redirect, sendMessage } from "../exchange.ts"
import type { Exchange, IdentityContext, Routes } from "../identity-context.ts"
import { allowedReturns } from "../provider.ts"
import { forgetTarget, returnLink } from "../return-link.ts"
import { revokeGrant } from "../storage/records.ts"
import { texts } from "../texts.ts"

export const logoutRoutes = (context: IdentityContext): Routes => {
  const { database, provider, settings } = context
  const returns = new Set(allowedReturns(settings.appOrigin))

  const refuse = (exchange: Exchange, detail: string): void => {
    const locale = localeOf(exchange)
    const text = texts[locale]
    sendMessage(exchange, 400, {
      locale,
      ...text.refused,
      detail: `${text.refused.detail}: ${detail}`,
      links: [returnLink(exchange, settings, locale)]
    })
  }

  const endSession = async (exchange: Exchange): Promise<void> => {
    const session = await provider.Session.get(exchange as Parameters<typeof provider.Session.get>[0])
    const grants = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) =>
      grantId === undefined ? [] : [grantId]
    )
    for (const grant of grants) await revokeGrant(database, grant)
    await session.destroy()
    exchange.cookies.set(provider.cookieName("session"), null, { path: "/", signed: true })
    forgetTarget(exchange)
  }

  const logOut = async (exchange: Exchange): Promise<void> => {
    const clientId = queryValue(exchange, "client_id")
    const returnTo = queryValue(exchange, "returnTo")
    if (clientId !== undefined && clientId !== identity.clientId) {
      return refuse(exchange, `The client "${clientId}" is unknown.`)
    }
    if (returnTo !== undefined && !returns.has(returnTo)) {
      return refuse(exchange, `The "returnTo" address "${returnTo}" is not registered.`)
    }
    await endSession(exchange)
    if (returnTo !== undefined) return redirect(exchange, returnTo)
    const locale = localeOf(exchange)
    const text = texts[locale]
    sendMessage(exchange, 200, {
      locale,
      ...text.signedOut,
      done: true,
      links: [returnLink(exchange, settings, locale)]
    })
  }

  return { "GET /v2/logout": logOut }
}
