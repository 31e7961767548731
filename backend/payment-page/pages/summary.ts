/** Summary of amount and recipient: the head of every page that knows its payment. */
import { type Html, html } from "../../hosted-pages/html.ts"
import type { Payment } from "../../payment-protocol/payment-token.ts"
import { moment, money } from "./formats.ts"
import { languageOf, texts } from "./texts.ts"

/** Prevents line breaks at the hyphens of plates and the like. */
const unbroken = (text: string): ReadonlyArray<Html> =>
  text
    .split(/(\s+)/)
    .map((word) =>
      word.includes("-") && word.length <= 20
        ? html`<span class="whole" translate="no">${word}</span>`
        : html`${word}`
    )

/** The shop is the page's heading, or one level below if the page has a more important message. */
export const summary = (payment: Payment, level: 1 | 2): Html => {
  const words = texts[languageOf(payment.locale)]
  const shop = html`<small class="over">${words.payTo}</small> ${payment.shopName}`
  return html`${level === 1 ? html`<h1>${shop}</h1>` : html`<h2>${shop}</h2>`}
${payment.description === "" ? null : html`<p class="body">${unbroken(payment.description)}</p>`}
<dl class="facts">
<div class="fact"><dt class="hint">${words.amount}</dt><dd class="amount">${money(payment.amount, payment.currencyCode, payment.locale)}</dd></div>
<div class="fact"><dt class="hint">${words.reference}</dt><dd translate="no">${payment.reference}</dd></div>
</dl>`
}

/** Returns the moment, with words around it if they are given. */
export const timeOf = (at: Date, { locale }: Payment, say = (text: string): string => text): Html =>
  html`<time datetime="${at.toISOString()}">${say(moment(at, locale))}</time>`
