/** Mailbox of the demo: every mail that its servers have sent. */
import { html } from "../../hosted-pages/html.ts"
import type { Locale } from "../locale.ts"
import type { SentMail } from "../storage/outbox.ts"
import { texts } from "../texts.ts"
import { renderPage } from "./layout.ts"

const outboxAddress = (locale: Locale, address?: string): string =>
  `/outbox?${new URLSearchParams({ ...(address === undefined ? {} : { address }), lang: locale })}`

/** Turns addresses in a text into links. */
const withLinks = (body: string) =>
  body.split(/(https?:\/\/[^\s<>"]+)/).map((part, index) =>
    // `split` puts the captured parts at odd indexes.
    index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`
  )

/** Number of newest mails with their HTML: a page of 200 frames is slow, and a frame not yet loaded stops checks. */
const framed = 10

const isFramed = ({ hasHtml }: SentMail, index: number): boolean => hasHtml && index < framed

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`

export const outboxPage = (outbox: {
  readonly locale: Locale
  readonly mails: ReadonlyArray<SentMail>
  /** Every address that has mail. */
  readonly addresses: ReadonlyArray<string>
  readonly address: string | undefined
}): string => {
  const { locale, mails, addresses, address } = outbox
  const text = texts[locale].outbox
  const time = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    dateStyle: "medium",
    timeStyle: "short"
  })
  const current = (one: string | undefined) => one === address && html` aria-current="true"`
  return renderPage({
    locale,
    title: text.title,
    wide: true,
    addressIn: (one) => outboxAddress(one, address),
    content: html`<p class="lead">${text.lead}</p>
${
  addresses.length > 0 &&
  html`<ul class="addresses"><li><a href="${outboxAddress(locale)}"${current(undefined)}>${text.all}</a></li>${addresses.map(
    (one) => html`<li><a href="${outboxAddress(locale, one)}"${current(one)}>${one}</a></li>`
  )}</ul>`
}
${
  mails.length === 0
    ? html`<p class="lead">${address === undefined ? text.empty : text.emptyFor(address)}</p>`
    : html`<ul class="mails">${mails.map(
        (mail, index) => html`<li class="mail" lang="${mail.locale}">
<p class="meta"><span>${mail.recipient}</span><time datetime="${mail.sentAt.toISOString()}">${time.format(mail.sentAt)}</time></p>
<h2>${mail.subject}</h2>
${isFramed(mail, index) && html`<iframe class="${mail.kind}" title="${mail.subject}" src="/outbox/html?mail=${mail.id}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`}
<details${!isFramed(mail, index) && html` open`}><summary>${text.plain}</summary><p class="body">${withLinks(mail.body)}</p>
${mail.kind !== "received" && html`<p><a href="${mail.link}">${texts[mail.locale].outbox.open[mail.kind]}</a></p>`}</details>
${
  mail.attachments.length > 0 &&
  html`<ul class="files">${mail.attachments.map(
    ({ position, name, size }) =>
      html`<li><a href="/outbox/file?${new URLSearchParams({ mail: String(mail.id), position: String(position) }).toString()}">${name}</a> (${kilobytes(size)})</li>`
  )}</ul>`
}
</li>`
      )}</ul>`
}`
  })
}
