/** /u/login and /u/signup: the hosted pages that continue a login from the shop. */
import { localeOf, queryValue, readForm, sendPage } from "../exchange.ts"
import type { Exchange, IdentityContext, Routes } from "../identity-context.ts"
import { findLogin, finishLogin, type LoginUnderWay, sendLostLogin } from "../login-under-way.ts"
import { sendVerificationMail } from "../mails.ts"
import type { FormProblems } from "../pages/form-parts.ts"
import { hasProblems } from "../pages/form-parts.ts"
import { loginAddress, loginPage, signUpPage } from "../pages/login-pages.ts"
import { hashPassword, isPassword, passwordProblem } from "../passwords.ts"
import { type Account, isEmail, normalizeEmail } from "../storage/accounts.ts"
import { loginKey } from "../storage/attempts.ts"
import { texts } from "../texts.ts"
import { sendTooMany } from "../too-many.ts"
import { targetParameter, wantedTarget, wayBack } from "../way-back.ts"

const emailProblem = (email: string): FormProblems => {
  if (email === "") return { email: "emailMissing" }
  return isEmail(email) ? {} : { email: "emailInvalid" }
}

const hint = (value: unknown): string => (typeof value === "string" && isEmail(value) ? value : "")

export const loginRoutes = (context: IdentityContext): Routes => {
  const { accounts, attempts, control, settings } = context

  const targetOf = (exchange: Exchange, login: LoginUnderWay): string | null =>
    wantedTarget(exchange, settings, login.params[targetParameter])

  const show = (page: typeof loginPage) => async (exchange: Exchange) => {
    const state = queryValue(exchange, "state")
    const login = await findLogin(context, exchange, state)
    if (login === undefined) return sendLostLogin(context, exchange, state)
    const locale = localeOf(exchange, { uiLocales: login.params["ui_locales"] })
    const email = hint(login.params["login_hint"])
    sendPage(
      exchange,
      200,
      page({ locale, state: login.uid, target: targetOf(exchange, login), email, problems: {} })
    )
  }

  /** Returns the owner's account, or another one with that address, like any account to its maker. */
  const accountWith = async (email: string, password: string): Promise<Account | undefined> => {
    const owned = await accounts.byEmail(email)
    if (await isPassword(password, owned?.passwordHash)) return owned
    const other = await accounts.notOwnedByEmail(email)
    return other !== undefined && (await isPassword(password, other.passwordHash)) ? other : undefined
  }

  const logIn = async (exchange: Exchange): Promise<void> => {
    const form = await readForm(exchange)
    const login = await findLogin(context, exchange, form.get("state"))
    if (login === undefined) return sendLostLogin(context, exchange, form.get("state"))
    const target = targetOf(exchange, login)
    const locale = localeOf(exchange, { chosen: form.get("lang"), uiLocales: login.params["ui_locales"] })
    const email = normalizeEmail(form.get("email") ?? "")
    const password = form.get("password") ?? ""
    const again = (problems: FormProblems) =>
      sendPage(exchange, 400, loginPage({ locale, state: login.uid, target, email, problems }))

    const problems: FormProblems = {
      ...emailProblem(email),
      ...(password === "" ? { password: "passwordMissing" } : {})
    }
    if (hasProblems(problems)) return again(problems)

    const wait = Math.max(
      await attempts.count("login-email-from", loginKey(email, exchange.ip)),
      await attempts.count("login-email", email),
      await attempts.count("login-origin", exchange.ip)
    )
    if (wait > 0) {
      return sendTooMany(exchange, locale, wait, [
        {
          label: texts[locale].tooMany.reset,
          href: loginAddress("reset-password", { state: login.uid, target }, locale)
        },
        wayBack(exchange, settings, locale, target)
      ])
    }
    const account = await accountWith(email, password)
    if (account === undefined) return again({ form: "credentials" })
    if (account.blocked) return again({ form: "blocked" })
    await attempts.forgetLogins(email)
    await attempts.forget("login-origin", exchange.ip)
    return finishLogin(context, exchange, login, account)
  }

  const signUp = async (exchange: Exchange): Promise<void> => {
    const form = await readForm(exchange)
    const login = await findLogin(context, exchange, form.get("state"))
    if (login === undefined) return sendLostLogin(context, exchange, form.get("state"))
    const target = targetOf(exchange, login)
    const locale = localeOf(exchange, { chosen: form.get("lang"), uiLocales: login.params["ui_locales"] })
    const email = normalizeEmail(form.get("email") ?? "")
    const password = form.get("password") ?? ""
    const again = (problems: FormProblems) =>
      sendPage(exchange, 400, signUpPage({ locale, state: login.uid, target, email, problems }))

    const weakness = password === "" ? "passwordMissing" : passwordProblem(password, email)
    const problems: FormProblems = {
      ...emailProblem(email),
      ...(weakness === undefined ? {} : { password: weakness })
    }
    if (hasProblems(problems)) return again(problems)

    const wait = await attempts.count("sign-up-origin", exchange.ip)
    if (wait > 0) return sendTooMany(exchange, locale, wait, [wayBack(exchange, settings, locale, target)])
    const account = await accounts.create(email, await hashPassword(password, control.passwordCost))
    // Limits mails to the owner for repeated sign-ups.
    const isMailed = account.ownerSubject === null || (await attempts.count("mail-email", email)) === 0
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
