/** Page of a second visit: the decision, and the way back. */

import { html } from "../../hosted-pages/html.ts"
import type { Payment } from "../../payment-protocol/payment-token.ts"
import type { Decision } from "../decisions.ts"
import { moment } from "./formats.ts"
import { document } from "./layout.ts"
import { summary } from "./summary.ts"
import { languageOf, texts } from "./texts.ts"

/** Returns the shop's address for this outcome. */
export const returnAddress = (payment: Payment, outcome: Decision["outcome"]): string =>
  outcome === "paid" ? payment.successUrl : payment.failureUrl

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
<p class="hint">${words.decidedAt} <time datetime="${decision.decidedAt.toISOString()}">${moment(decision.decidedAt, payment.locale)}</time></p>
<a class="button way-on" href="${returnAddress(payment, decision.outcome)}">${words.back}</a>`
  })
}
