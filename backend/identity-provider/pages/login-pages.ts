/** The login page, and the page to create an account. */
import { demoDrivers, demoPassword } from "../../demo-world/drivers.ts"
import { type Html, html } from "../../hosted-pages/html.ts"
import type { Locale } from "../locale.ts"
import { pageAddress } from "../return-link.ts"
import { texts } from "../texts.ts"
import { emailField, errorSummary, type FormProblems, hidden, passwordField } from "./form-parts.ts"
import { renderPage } from "./layout.ts"

export interface LoginForm {
  readonly locale: Locale
  /** State of the login, as in the address. */
  readonly state: string
  readonly target: string | null
  readonly email: string
  readonly problems: FormProblems
}

/** Returns the address of a page of this login in a language. */
export const loginAddress = (
  page: "login" | "signup" | "reset-password",
  { state, target }: { readonly state: string | undefined; readonly target: string | null },
  locale: Locale
): string => pageAddress(`/u/${page}`, target, { state, lang: locale })

const demoAccounts = (locale: Locale): Html => {
  const text = texts[locale].demo
  return html`<aside class="demo"><details class="disclosure"><summary>${text.title}</summary>
<ul>${Object.values(demoDrivers).map(({ email }) => html`<li><code>${email}</code></li>`)}</ul>
<p>${text.password}: <code>${demoPassword}</code></p>
</details><a class="link" href="/outbox">${text.outbox}</a></aside>`
}

const isUntouched = ({ problems }: LoginForm): boolean =>
  problems.form === undefined && problems.email === undefined && problems.password === undefined

export const loginPage = (form: LoginForm): string => {
  const { locale, state, target, email, problems } = form
  const text = texts[locale]
  return renderPage({
    locale,
    target,
    title: text.login.title,
    addressIn: (one) => loginAddress("login", form, one),
    aside: demoAccounts(locale),
    content: html`<p class="instead">${text.login.noAccount} <a class="link" href="${loginAddress("signup", form, locale)}">${text.login.signUp}</a></p>
${errorSummary(locale, problems)}
<form method="post" action="${loginAddress("login", form, locale)}" novalidate>
${hidden("state", state)}${hidden("lang", locale)}
${emailField({ locale, value: email, problem: problems.email, first: isUntouched(form) })}
${passwordField({ locale, isNew: false, problem: problems.password })}
<a class="link forgotten" href="${loginAddress("reset-password", form, locale)}">${text.login.forgotten}</a>
<button class="button" type="submit">${text.login.submit}</button>
</form>`
  })
}

export const signUpPage = (form: LoginForm): string => {
  const { locale, state, target, email, problems } = form
  const text = texts[locale]
  return renderPage({
    locale,
    target,
    title: text.signUp.title,
    addressIn: (one) => loginAddress("signup", form, one),
    content: html`<p class="instead">${text.signUp.haveAccount} <a class="link" href="${loginAddress("login", form, locale)}">${text.signUp.login}</a></p>
${errorSummary(locale, problems)}
<form method="post" action="${loginAddress("signup", form, locale)}" novalidate>
${hidden("state", state)}${hidden("lang", locale)}
${emailField({ locale, value: email, problem: problems.email, first: isUntouched(form) })}
${passwordField({ locale, isNew: true, problem: problems.password })}
<button class="button" type="submit">${text.signUp.submit}</button>
<p class="hint">${text.signUp.mailNote}</p>
</form>`
  })
}
