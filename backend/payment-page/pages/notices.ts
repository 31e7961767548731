/** Pages of a payment that can no longer be made, or was left: what has become of it, and the way back. */
import type { PaymentAnswer } from "../../../schemas/payment-event.ts"
import { html } from "../../hosted-pages/html.ts"
import type { Payment } from "../../payment-protocol/payment-token.ts"
import type { Decision } from "../decisions.ts"
import { document } from "./layout.ts"
import { summary, timeOf } from "./summary.ts"
import { type Closed, languageOf, texts } from "./texts.ts"

/** Returns the shop's address for this outcome. */
export const returnAddress = (payment: Payment, outcome: Decision["outcome"]): string =>
  outcome === "paid" ? payment.successUrl : payment.failureUrl

/** Page of a second visit: the decision, and the way back. */
export const decidedPage = (payment: Payment, decision: Decision, now: Date): string => {
  const language = languageOf(payment.locale)
  const words = texts[language]
  const state = decision.answeredAt > now ? "waiting" : decision.outcome
  const [heading, note] = words.decided[state]
  return document({
    name: `decided-${state}`,
    language,
    title: heading,
    card: html`<div class="notice ${state}">
<h1>${heading}</h1>
<p class="notice-text">${note}</p>
</div>
${summary(payment, 2)}
<p class="hint">${words.decidedAt} ${timeOf(decision.decidedAt, payment)}</p>
<a class="button way-on" href="${returnAddress(payment, decision.outcome)}">${words.back}</a>`
  })
}

const closedAs = ({ status, replacedBy }: PaymentAnswer): Closed =>
  status === "open" ? "expired" : status === "cancelled" && replacedBy !== null ? "replaced" : status

/** Page of an order that was paid elsewhere, replaced, cancelled or expired: its end, and the way back. */
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
${settledAt === null ? null : html`<p class="notice-text">${timeOf(new Date(settledAt), payment, words.closedAt[state === "paid" ? "paid" : "other"])}</p>`}
<p class="notice-text">${note}</p>
</div>
${summary(payment, 2)}
<a class="button way-on" href="${isWell ? payment.successUrl : payment.failureUrl}">${words.back}</a>`
  })
}

/** Page after "close without a word": nothing was decided, and the driver may still decide. */
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
<p class="hint">${words.openUntil} ${timeOf(new Date(payment.expiresAt), payment)}</p>
<a class="button second way-on" href="${payAddress}">${words.stillPay}</a>`
  })
}
