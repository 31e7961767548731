/** A page with one message and the links to go on. */
import { type Html, html } from "../../hosted-pages/html.ts"
import type { Locale } from "../locale.ts"
import { renderPage } from "./layout.ts"

export interface PageLink {
  readonly label: string
  readonly href: string
}

const tick = html`<div class="mark"><svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M5 13l4.5 4.5L19 7"/></svg></div>`

export interface Message {
  readonly locale: Locale
  readonly title: string
  readonly body: string
  readonly detail?: string
  /** True for a success. */
  readonly done?: boolean
  /** The most likely one first. */
  readonly links: ReadonlyArray<PageLink>
  readonly form?: Html
  readonly addressIn?: (locale: Locale) => string
  /** Page of the shop that the link of a mail leads to. */
  readonly target?: string | null | undefined
}

export const messagePage = (message: Message): string => {
  const { locale, title, body, detail, done, links, form, addressIn, target } = message
  return renderPage({
    locale,
    title,
    target,
    ...(addressIn === undefined ? {} : { addressIn }),
    content: html`<p class="lead">${body}</p>
${detail !== undefined && html`<p class="lead hint">${detail}</p>`}
<div class="actions">${form}${links.map(
      ({ label, href }, index) =>
        html`<a class="button${index > 0 || form !== undefined ? " second" : ""}" href="${href}">${label}</a>`
    )}</div>`,
    ...(done === true ? { before: tick } : {})
  })
}
