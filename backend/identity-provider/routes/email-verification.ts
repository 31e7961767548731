/**
 * /u/email-verification: the mailed link, valid on any device, which requires a click, since mail programs
 * and scanners open links, too; and the page to resend it. The shop can resend it with the access token.
 */
import type { JWK } from "jose"
import { createLocalJWKSet, jwtVerify } from "jose"
import { identity } from "../../configuration.ts"
import { html } from "../../hosted-pages/html.ts"
import { localeOf, queryValue, readForm, sendJson, sendMessage } from "../exchange.ts"
import type { Exchange, IdentityContext, Routes } from "../identity-context.ts"
import type { Locale } from "../locale.ts"
import { sendVerificationMail } from "../mails.ts"
import { hidden } from "../pages/form-parts.ts"
import { pageAddress, returnLink, returnTarget } from "../return-link.ts"
import type { Account } from "../storage/accounts.ts"
import { signUpMailLimit } from "../storage/attempts.ts"
import { texts } from "../texts.ts"
import { sendTooMany } from "../too-many.ts"

const path = "/u/email-verification"
export const resendPath = `${path}/resend`

export const emailVerificationRoutes = (context: IdentityContext, keys: ReadonlyArray<JWK>): Routes => {
  const { accounts, attempts, provider, settings, tickets } = context
  const keySet = createLocalJWKSet({
    keys: keys.map(({ kty, n, e, kid, alg, use }) => ({ kty, n, e, kid, alg, use })) as Array<JWK>
  })

  const say = (
    exchange: Exchange,
    locale: Locale,
    status: number,
    what: "done" | "already" | "bad",
    target?: string | null
  ): void => {
    const text = texts[locale].verification
    const page = {
      done: { title: text.doneTitle, body: text.done, done: true },
      already: { title: text.alreadyTitle, body: text.already, done: true },
      bad: { title: text.badTitle, body: text.bad }
    }[what]
    sendMessage(exchange, status, {
      locale,
      ...page,
      target,
      links: [returnLink(exchange, settings, locale, target)]
    })
  }

  /** Returns the account of a link, if the link may verify it; otherwise responds. */
  const askedBy = async (exchange: Exchange, locale: Locale, ticket: string) => {
    const known = await tickets.look("verify-email", ticket)
    const account = known === undefined ? undefined : await accounts.bySubject(known.subject)
    if (known === undefined || account === undefined || account.email !== known.email) {
      say(exchange, locale, 400, "bad", known?.returnTarget)
    } else if (account.emailVerified) say(exchange, locale, 200, "already", known.returnTarget)
    else if (known.state !== "good") say(exchange, locale, 400, "bad", known.returnTarget)
    else return { account, known }
    return undefined
  }

  const ask = async (exchange: Exchange, ticket: string): Promise<void> => {
    const locale = localeOf(exchange)
    const asked = await askedBy(exchange, locale, ticket)
    if (asked === undefined) return
    const text = texts[locale].verification
    const form = html`<form method="post" action="${path}">${hidden("ticket", ticket)}${hidden("lang", locale)}<button class="button" type="submit">${text.confirm}</button></form>`
    const body = text.confirmLead(asked.account.email)
    const { returnTarget: target } = asked.known
    const page = { locale, title: text.title, body, detail: text.notMine, form, target, links: [] }
    sendMessage(exchange, 200, page)
  }

  const confirm = async (exchange: Exchange): Promise<void> => {
    const form = await readForm(exchange)
    const locale = localeOf(exchange, { chosen: form.get("lang") })
    const ticket = form.get("ticket") ?? ""
    const asked = await askedBy(exchange, locale, ticket)
    if (asked === undefined) return
    const { returnTarget: target } = asked.known
    // Of two simultaneous clicks, one wins; the other finds the address verified.
    if ((await tickets.use("verify-email", ticket)) === undefined)
      return say(exchange, locale, 200, "already", target)
    await accounts.change(asked.account.subject, { emailVerified: true })
    return say(exchange, locale, 200, "done", target)
  }

  const signedIn = async (exchange: Exchange): Promise<Account | undefined> => {
    const session = await provider.Session.get(exchange as Parameters<typeof provider.Session.get>[0])
    return session.accountId === undefined ? undefined : accounts.bySubject(session.accountId)
  }

  const showStatus = async (exchange: Exchange): Promise<void> => {
    const locale = localeOf(exchange)
    const text = texts[locale].verification
    const account = await signedIn(exchange)
    const target = returnTarget(exchange, settings)
    if (account?.emailVerified === true) return say(exchange, locale, 200, "already")
    const form =
      account === undefined
        ? undefined
        : html`<form method="post" action="${pageAddress(resendPath, target)}">${hidden("lang", locale)}<button class="button" type="submit">${text.resend}</button></form>`
    sendMessage(exchange, 200, {
      locale,
      title: text.title,
      body: account === undefined ? text.waitingUnknown : text.waiting(account.email),
      links: [returnLink(exchange, settings, locale)],
      addressIn: (one) => pageAddress(path, target, { lang: one }),
      ...(form === undefined ? {} : { form })
    })
  }

  /** Returns the wait until the next mail, or 0 if it was sent. */
  const resendTo = async (
    account: Account,
    exchange: Exchange,
    locale: Locale,
    target: string | null
  ): Promise<number> => {
    const wait = await attempts.count(["mail-origin", exchange.ip], signUpMailLimit(account))
    if (wait === 0) await sendVerificationMail(context, account, locale, target)
    return wait
  }

  const bearer = async (exchange: Exchange): Promise<Account | undefined> => {
    const token = exchange.get("authorization").replace(/^Bearer /i, "")
    try {
      const { payload } = await jwtVerify(token, keySet, {
        issuer: provider.issuer,
        audience: identity.audience,
        algorithms: ["RS256"]
      })
      return payload.sub === undefined ? undefined : await accounts.bySubject(payload.sub)
    } catch {
      return undefined
    }
  }

  const resendForShop = async (exchange: Exchange): Promise<void> => {
    const account = await bearer(exchange)
    if (account === undefined) {
      return sendJson(exchange, 401, {
        error: "invalid_token",
        message: "A valid access token of a driver is needed."
      })
    }
    if (account.emailVerified) return sendJson(exchange, 200, { status: "verified" })
    const target = returnTarget(exchange, settings, (await readForm(exchange)).get("target"))
    const wait = await resendTo(account, exchange, localeOf(exchange), target)
    if (wait === 0) return sendJson(exchange, 202, { status: "sent" })
    exchange.set("Retry-After", String(wait))
    return sendJson(exchange, 429, { error: "too_many_requests", message: `Try again in ${wait} seconds.` })
  }

  const resend = async (exchange: Exchange): Promise<void> => {
    if (exchange.get("authorization") !== "") return resendForShop(exchange)
    const form = await readForm(exchange)
    const locale = localeOf(exchange, { chosen: form.get("lang") })
    const text = texts[locale].verification
    const account = await signedIn(exchange)
    if (account === undefined) return say(exchange, locale, 400, "bad")
    if (account.emailVerified) return say(exchange, locale, 200, "already")
    const wait = await resendTo(account, exchange, locale, returnTarget(exchange, settings))
    if (wait > 0) return sendTooMany(exchange, locale, wait, [returnLink(exchange, settings, locale)])
    return sendMessage(exchange, 200, {
      locale,
      title: text.sentTitle,
      body: text.sent(account.email),
      done: true,
      links: [returnLink(exchange, settings, locale)]
    })
  }

  return {
    [`GET ${path}`]: (exchange) => {
      const ticket = queryValue(exchange, "ticket")
      return ticket === undefined ? showStatus(exchange) : ask(exchange, ticket)
    },
    [`POST ${path}`]: confirm,
    [`POST ${resendPath}`]: resend
  }
}
