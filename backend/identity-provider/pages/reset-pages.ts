/** Pages of a forgotten password: request a link, choose a new password. */
import { html } from "../../hosted-pages/html.ts"
import type { Locale } from "../locale.ts"
import { texts } from "../texts.ts"
import { emailField, errorSummary, type FormProblems, hidden, passwordField } from "./form-parts.ts"
import { renderPage } from "./layout.ts"
import { loginAddress } from "./login-pages.ts"

export const resetPage = (form: {
  readonly locale: Locale
  /** The login to return to; undefined if the page was opened from a mail. */
  readonly state: string | undefined
  readonly target: string | null
  readonly email: string
  readonly problems: FormProblems
}): string => {
  const { locale, state, target, email, problems } = form
  const text = texts[locale].reset
  return renderPage({
    locale,
    target,
    title: text.title,
    addressIn: (one) => loginAddress("reset-password", form, one),
    content: html`<p class="lead">${text.lead}</p>
${errorSummary(locale, problems)}
<form method="post" action="${loginAddress("reset-password", form, locale)}" novalidate>
${hidden("state", state)}${hidden("lang", locale)}
${emailField({ locale, value: email, problem: problems.email, first: problems.email === undefined })}
<button class="button" type="submit">${text.submit}</button>
</form>
${
  state !== undefined &&
  html`<p class="after"><a class="link" href="${loginAddress("login", form, locale)}">${text.backToLogin}</a></p>`
}`
  })
}

export const newPasswordPage = (form: {
  readonly locale: Locale
  readonly ticket: string
  /** Hidden field of the form, so that a password manager knows the account. */
  readonly email: string
  readonly problems: FormProblems
}): string => {
  const { locale, ticket, email, problems } = form
  const text = texts[locale].reset
  return renderPage({
    locale,
    title: text.chooseTitle,
    addressIn: (one) => `/u/new-password?${new URLSearchParams({ ticket, lang: one })}`,
    content: html`<p class="lead">${email}</p>
${errorSummary(locale, problems)}
<form method="post" action="/u/new-password" novalidate>
${hidden("ticket", ticket)}${hidden("lang", locale)}
<input type="email" name="email" autocomplete="username" value="${email}" readonly hidden>
${passwordField({ locale, isNew: true, problem: problems.password, first: problems.password === undefined })}
<button class="button" type="submit">${text.chooseSubmit}</button>
</form>`
  })
}
