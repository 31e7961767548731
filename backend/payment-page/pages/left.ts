/** Page after "close without a word": nothing was decided, and the driver may still decide. */

import { html } from "../../hosted-pages/html.ts"
import type { Payment } from "../../payment-protocol/payment-token.ts"
import { moment } from "./formats.ts"
import { document } from "./layout.ts"
import { languageOf, texts } from "./texts.ts"

export const leftPage = (payment: Payment, payAddress: string): string => {
  const language = languageOf(payment.locale)
  const words = texts[language]
  const [heading, note] = words.left
  return document({
    name: "left",
    language,
    title: heading,
    card: html`<h1>${heading}</h1>
<p class="body">${note}</p>
<p class="hint">${words.openUntil} <time datetime="${payment.expiresAt}">${moment(new Date(payment.expiresAt), payment.locale)}</time></p>
<a class="button second way-on" href="${payAddress}">${words.stillPay}</a>`
  })
}
