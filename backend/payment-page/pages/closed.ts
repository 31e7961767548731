/** Page of an order that was paid elsewhere, replaced, cancelled or expired: its end, and the way back. */

import type { PaymentAnswer } from "../../../schemas/payment-event.ts"
import { html } from "../../hosted-pages/html.ts"
import type { Payment } from "../../payment-protocol/payment-token.ts"
import { moment } from "./formats.ts"
import { document } from "./layout.ts"
import { summary } from "./summary.ts"
import { type Closed, languageOf, texts } from "./texts.ts"

const closedAs = ({ status, replacedBy }: PaymentAnswer): Closed =>
  status === "open" ? "expired" : status === "cancelled" && replacedBy !== null ? "replaced" : status

export const closedPage = (payment: Payment, answer: PaymentAnswer): string => {
  const language = languageOf(payment.locale)
  const words = texts[language]
  const state = closedAs(answer)
  const [heading, note] = state === "expired" ? words.trouble.expired : words.closed[state]
  const { settledAt } = answer
  const isWell = state === "paid" || state === "processing"
  return document({
    name: `closed-${state}`,
    language,
    title: heading,
    card: html`<div class="notice ${isWell ? (state === "paid" ? "paid" : "waiting") : "cancelled"}">
<h1>${heading}</h1>
${settledAt === null ? null : html`<p class="notice-text"><time datetime="${settledAt}">${words.closedAt[state === "paid" ? "paid" : "other"](moment(new Date(settledAt), payment.locale))}</time></p>`}
<p class="notice-text">${note}</p>
</div>
${summary(payment, 2)}
<a class="button way-on" href="${isWell ? payment.successUrl : payment.failureUrl}">${words.back}</a>`
  })
}
