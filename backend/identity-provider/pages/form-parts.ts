/** Fields, error summary and hidden values of the forms of hosted pages. */
import { type Html, html } from "../../hosted-pages/html.ts"
import type { Locale } from "../locale.ts"
import { type Texts, texts } from "../texts.ts"
import { assets } from "./layout.ts"

export type Problem = Exclude<keyof Texts["problems"], never>

/** Problems of a form: of its fields, or of the whole form once all fields are valid. */
export interface FormProblems {
  readonly email?: Problem
  readonly password?: Problem
  readonly form?: Problem
}

export const hasProblems = (problems: FormProblems): boolean =>
  Object.values(problems).some((problem) => problem !== undefined)

export const errorSummary = (locale: Locale, problems: FormProblems): Html | undefined => {
  if (!hasProblems(problems)) return undefined
  const text = texts[locale]
  if (problems.form !== undefined) {
    return html`<div class="summary" role="alert" tabindex="-1" autofocus><p>${text.problems[problems.form]}</p></div>`
  }
  const items = (["email", "password"] as const).flatMap((field) => {
    const problem = problems[field]
    return problem === undefined ? [] : [html`<li><a href="#${field}">${text.problems[problem]}</a></li>`]
  })
  return html`<div class="summary" role="alert" tabindex="-1" autofocus><h2>${text.errorSummary}</h2><ul>${items}</ul></div>`
}

interface Field {
  readonly locale: Locale
  readonly problem: Problem | undefined
  /** True for the field with the initial focus. */
  readonly first?: boolean
}

const problemLine = (id: string, { locale, problem }: Field): Html | undefined =>
  problem === undefined
    ? undefined
    : html`<p class="problem" id="${id}-problem">${texts[locale].problems[problem]}</p>`

const invalid = ({ problem }: Field): Html | undefined =>
  problem === undefined ? undefined : html` aria-invalid="true"`

const focus = ({ first }: Field): Html | undefined => (first === true ? html` autofocus` : undefined)

export const emailField = (field: Field & { readonly value: string }): Html => html`<div class="field">
<label for="email">${texts[field.locale].email}</label>
<input id="email" name="email" type="email" inputmode="email" autocomplete="username" autocapitalize="none" spellcheck="false"
 maxlength="254" required value="${field.value}"${focus(field)}${invalid(field)}${
   field.problem !== undefined && html` aria-describedby="email-problem"`
 }>
${problemLine("email", field)}
</div>`

export const passwordField = (field: Field & { readonly isNew: boolean }): Html => {
  const text = texts[field.locale]
  const describedBy = [field.isNew && "password-rules", field.problem !== undefined && "password-problem"]
    .filter((id) => id !== false)
    .join(" ")
  const label = field.isNew ? text.newPassword : text.password
  return html`<div class="field">
<label for="password">${label}</label>
${field.isNew && html`<p class="hint" id="password-rules">${text.passwordRules}</p>`}
<div class="secret"><input id="password" name="password" type="password" autocomplete="${field.isNew ? "new-password" : "current-password"}"
 required${focus(field)}${invalid(field)}${describedBy !== "" && html` aria-describedby="${describedBy}"`}>
<button class="show" type="button" hidden><b class="unseen">${label}: </b><span>${text.show}</span><span hidden>${text.hide}</span></button></div>
${problemLine("password", field)}
</div>
<script src="${assets.showPassword.path}"></script>`
}

export const hidden = (name: string, value: string | undefined): Html | undefined =>
  value === undefined ? undefined : html`<input type="hidden" name="${name}" value="${value}">`
