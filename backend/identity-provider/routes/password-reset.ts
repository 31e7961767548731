/** /u/reset-password and /u/new-password: a mailed link, then a new password. */
import { localeOf, queryValue, readForm, sendMessage, sendPage } from "../exchange.ts"
import type { Exchange, IdentityContext, Routes } from "../identity-context.ts"
import type { Locale } from "../locale.ts"
import { sendResetMail } from "../mails.ts"
import type { Problem } from "../pages/form-parts.ts"
import { loginAddress } from "../pages/login-pages.ts"
import { newPasswordPage, resetPage } from "../pages/reset-pages.ts"
import { hashPassword, passwordProblem } from "../passwords.ts"
import { findLogin } from "../pending-login.ts"
import { rememberTarget, returnLink, returnTarget, targetParameter } from "../return-link.ts"
import { isEmail, normalizeEmail } from "../storage/accounts.ts"
import { passwordLimits } from "../storage/attempts.ts"
import type { Ticket } from "../storage/tickets.ts"
import { texts } from "../texts.ts"
import { sendTooMany } from "../too-many.ts"

const stateOf = (value: string | null | undefined): string | undefined =>
  typeof value === "string" && /^[\w-]{10,64}$/.test(value) ? value : undefined

/** Returns true if this is the driver's password already; limited as a login, since a used link is no secret. */
const isSet = async (
  { accounts, attempts }: IdentityContext,
  { subject, email }: Ticket,
  password: string,
  source: string
): Promise<boolean> => {
  const account = await accounts.bySubject(subject)
  if (account === undefined || (await attempts.count(...passwordLimits(email, source))) > 0) return false
  return (await hashPassword(password, undefined, account.passwordHash)) === account.passwordHash
}

export const passwordResetRoutes = (context: IdentityContext): Routes => {
  const { accounts, attempts, control, settings, tickets } = context

  const ask = async (exchange: Exchange): Promise<void> => {
    const state = stateOf(queryValue(exchange, "state"))
    // From the mail to the owner of an address.
    rememberTarget(exchange, settings, queryValue(exchange, targetParameter))
    const target = returnTarget(exchange, settings)
    sendPage(exchange, 200, resetPage({ locale: localeOf(exchange), state, target, email: "", problems: {} }))
  }

  const sendLink = async (exchange: Exchange): Promise<void> => {
    const form = await readForm(exchange)
    const locale = localeOf(exchange, { chosen: form.get("lang") })
    const text = texts[locale].reset
    const state = stateOf(form.get("state"))
    const email = normalizeEmail(form.get("email") ?? "")
    const login = await findLogin(context, exchange, state)
    const target = returnTarget(exchange, settings, login?.params[targetParameter])
    if (!isEmail(email)) {
      const problems = { email: email === "" ? "emailMissing" : "emailInvalid" } as const
      return sendPage(exchange, 400, resetPage({ locale, state, target, email, problems }))
    }
    const wait = await attempts.count(["mail-origin", exchange.ip], ["reset-email", email])
    const back = returnLink(exchange, settings, locale, target)
    if (wait > 0) return sendTooMany(exchange, locale, wait, [back])
    const account = await accounts.byEmail(email)
    // The response is the same with and without an account.
    if (account !== undefined) await sendResetMail(context, account, locale, target)
    const links =
      state === undefined
        ? [back]
        : [{ label: text.backToLogin, href: loginAddress("login", { state, target }, locale) }]
    sendMessage(exchange, 200, { locale, title: text.sentTitle, body: text.sent(email), done: true, links })
  }

  const sendBadLink = (exchange: Exchange, locale: Locale, named: string | null | undefined): void => {
    const text = texts[locale].reset
    const target = returnTarget(exchange, settings, named)
    const again = {
      label: text.again,
      href: loginAddress("reset-password", { state: undefined, target }, locale)
    }
    sendMessage(exchange, 400, { locale, title: text.badTitle, body: text.bad, links: [again] })
  }

  const choose = async (exchange: Exchange): Promise<void> => {
    const locale = localeOf(exchange)
    const ticket = queryValue(exchange, "ticket") ?? ""
    const known = await tickets.look("reset-password", ticket)
    if (known?.state !== "good") return sendBadLink(exchange, locale, known?.returnTarget)
    sendPage(exchange, 200, newPasswordPage({ locale, ticket, email: known.email, problems: {} }))
  }

  const change = async (exchange: Exchange): Promise<void> => {
    const form = await readForm(exchange)
    const locale = localeOf(exchange, { chosen: form.get("lang") })
    const text = texts[locale].reset
    const ticket = form.get("ticket") ?? ""
    const password = form.get("password") ?? ""
    const known = await tickets.look("reset-password", ticket)
    const sendDone = () =>
      sendMessage(exchange, 200, {
        locale,
        title: text.doneTitle,
        body: text.done,
        done: true,
        links: [returnLink(exchange, settings, locale, known?.returnTarget)]
      })
    if (known?.state === "good") {
      const problem: Problem | undefined =
        password === "" ? "passwordMissing" : passwordProblem(password, known.email)
      if (problem !== undefined) {
        const problems = { password: problem }
        return sendPage(exchange, 400, newPasswordPage({ locale, ticket, email: known.email, problems }))
      }
      const passwordHash = await hashPassword(password, control.passwordCost)
      if ((await tickets.changePassword(ticket, passwordHash)) !== undefined) {
        await attempts.forgetLogins(known.email)
        return sendDone()
      }
    }
    // Of two clicks, the browser shows the latter, which finds the link used.
    if (known !== undefined && (await isSet(context, known, password, exchange.ip))) return sendDone()
    sendBadLink(exchange, locale, known?.returnTarget)
  }

  return {
    "GET /u/reset-password": ask,
    "POST /u/reset-password": sendLink,
    "GET /u/new-password": choose,
    "POST /u/new-password": change
  }
}
