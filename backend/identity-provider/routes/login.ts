/** /u/login and /u/signup: the hosted pages that continue a login from the shop. */
import { localeOf, queryValue, readForm, sendPage } from "../exchange.ts"
import type { Exchange, IdentityContext, Routes } from "../identity-context.ts"
import { sendVerificationMail } from "../mails.ts"
import { type FormProblems, hasProblems } from "../pages/form-parts.ts"
import { loginAddress, loginPage, signUpPage } from "../pages/login-pages.ts"
import { hashPassword, passwordProblem } from "../passwords.ts"
import { findLogin, finishLogin, type PendingLogin, sendExpiredLogin } from "../pending-login.ts"
import { returnLink, returnTarget, targetParameter } from "../return-link.ts"
import { type Account, isEmail, normalizeEmail } from "../storage/accounts.ts"
import { passwordLimits, signUpMailLimit } from "../storage/attempts.ts"
import { texts } from "../texts.ts"
import { sendTooMany } from "../too-many.ts"

const emailProblem = (email: string): FormProblems => {
  if (email === "") return { email: "emailMissing" }
  return isEmail(email) ? {} : { email: "emailInvalid" }
}

const hint = (value: unknown): string => (typeof value === "string" && isEmail(value) ? value : "")

/**
 * Returns the owner of an address, and the hash of a typed password. All accounts of the address share a salt, so that
 * neither the time nor an outdated password reveals whether an account is its owner's.
 */
const typed = async ({ accounts, control }: IdentityContext, email: string, password: string) => {
  const owner = await accounts.byEmail(email)
  return { owner, passwordHash: await hashPassword(password, control.passwordCost, owner?.passwordHash) }
}

/**
 * Returns the new account of a sign-up, or that of the owner who signs up once more with its password. With any other
 * password, or after too many, an address with an account is like a new one, also in time.
 */
const signedUp = async (
  context: IdentityContext,
  email: string,
  password: string,
  source: string
): Promise<{ readonly account: Account; readonly isNew: boolean }> => {
  const wait = await context.attempts.count(...passwordLimits(email, source))
  const { owner, passwordHash } = await typed(context, email, password)
  if (owner?.passwordHash === passwordHash && wait === 0) return { account: owner, isNew: false }
  const account = await context.accounts.create(email, passwordHash, owner?.subject ?? null)
  // Of two clicks at once, the latter finds the account of the former.
  return account === undefined ? signedUp(context, email, password, source) : { account, isNew: true }
}

export const loginRoutes = (context: IdentityContext): Routes => {
  const { accounts, attempts, settings } = context

  const targetOf = (exchange: Exchange, login: PendingLogin): string | null =>
    returnTarget(exchange, settings, login.params[targetParameter])

  const show = (page: typeof loginPage) => async (exchange: Exchange) => {
    const state = queryValue(exchange, "state")
    const login = await findLogin(context, exchange, state)
    if (login === undefined) return sendExpiredLogin(context, exchange, state)
    const locale = localeOf(exchange, { uiLocales: login.params["ui_locales"] })
    const email = hint(login.params["login_hint"])
    sendPage(
      exchange,
      200,
      page({ locale, state: login.uid, target: targetOf(exchange, login), email, problems: {} })
    )
  }

  /** Returns the sent form of a login under way; otherwise responds. */
  const sent = async (exchange: Exchange, page: typeof loginPage) => {
    const form = await readForm(exchange)
    const login = await findLogin(context, exchange, form.get("state"))
    if (login === undefined) {
      sendExpiredLogin(context, exchange, form.get("state"))
      return undefined
    }
    const target = targetOf(exchange, login)
    const locale = localeOf(exchange, { chosen: form.get("lang"), uiLocales: login.params["ui_locales"] })
    const email = normalizeEmail(form.get("email") ?? "")
    const again = (problems: FormProblems) =>
      sendPage(exchange, 400, page({ locale, state: login.uid, target, email, problems }))
    return { login, target, locale, email, password: form.get("password") ?? "", again }
  }

  const logIn = async (exchange: Exchange): Promise<void> => {
    const form = await sent(exchange, loginPage)
    if (form === undefined) return
    const { login, target, locale, email, password, again } = form
    const problems: FormProblems = {
      ...emailProblem(email),
      ...(password === "" ? { password: "passwordMissing" } : {})
    }
    if (hasProblems(problems)) return again(problems)

    const wait = await attempts.count(["login-origin", exchange.ip], ...passwordLimits(email, exchange.ip))
    if (wait > 0) {
      return sendTooMany(exchange, locale, wait, [
        {
          label: texts[locale].tooMany.reset,
          href: loginAddress("reset-password", { state: login.uid, target }, locale)
        },
        returnLink(exchange, settings, locale, target)
      ])
    }
    const { owner, passwordHash } = await typed(context, email, password)
    // Looked up for the owner, too: the time is the same.
    const other = await accounts.notOwnedByPassword(email, passwordHash)
    const account = owner?.passwordHash === passwordHash ? owner : other
    if (account === undefined) return again({ form: "credentials" })
    if (account.blocked) return again({ form: "blocked" })
    await attempts.forgetLogins(email)
    // Not the others: whoever tries passwords of other accounts may have one of their own.
    await attempts.takeBack("login-origin", exchange.ip)
    return finishLogin(context, exchange, login, account)
  }

  const signUp = async (exchange: Exchange): Promise<void> => {
    const form = await sent(exchange, signUpPage)
    if (form === undefined) return
    const { login, target, locale, email, password, again } = form
    const weakness = password === "" ? "passwordMissing" : passwordProblem(password, email)
    const problems: FormProblems = {
      ...emailProblem(email),
      ...(weakness === undefined ? {} : { password: weakness })
    }
    if (hasProblems(problems)) return again(problems)

    const wait = await attempts.count(["sign-up-origin", exchange.ip])
    if (wait > 0) return sendTooMany(exchange, locale, wait, [returnLink(exchange, settings, locale, target)])
    const { account, isNew } = await signedUp(context, email, password, exchange.ip)
    if (account.blocked) return again({ form: "blocked" })
    if (!isNew) await attempts.forgetLogins(email)
    // Limits mails to the owner for repeated sign-ups.
    const isMailed =
      !account.emailVerified &&
      ((isNew && account.ownerSubject === null) || (await attempts.count(signUpMailLimit(account))) === 0)
    if (isMailed) await sendVerificationMail(context, account, locale, target)
    return finishLogin(context, exchange, login, account)
  }

  return {
    "GET /u/login": show(loginPage),
    "POST /u/login": logIn,
    "GET /u/signup": show(signUpPage),
    "POST /u/signup": signUp
  }
}
