/** Page on which a payment is decided. */
import { paymentMethodText } from "../../../schemas/payment-method-text.ts"
import { html } from "../../hosted-pages/html.ts"
import type { Payment } from "../../payment-protocol/payment-token.ts"
import { lateSeconds, methods } from "../choice.ts"
import { money } from "./formats.ts"
import { document } from "./layout.ts"
import { summary, timeOf } from "./summary.ts"
import { languageOf, texts } from "./texts.ts"

/** German puts the verb last: "8,00 € bezahlen". */
const payLabel = (amount: string, language: string, verb: string): string =>
  language === "de" ? `${amount} ${verb}` : `${verb} ${amount}`

export const payPage = (payment: Payment): string => {
  const language = languageOf(payment.locale)
  const words = texts[language]
  const amount = money(payment.amount, payment.currencyCode, payment.locale)
  const option = (choice: string, label: string, note: string) => html`<li>
<button class="button second" name="choice" value="${choice}" aria-describedby="note-${choice}">${label}</button>
<p class="hint" id="note-${choice}">${note}</p>
</li>`
  return document({
    name: "pay",
    language,
    title: `${words.title}: ${payment.shopName}`,
    card: html`${summary(payment, 1)}
<p class="hint">${words.openUntil} ${timeOf(new Date(payment.expiresAt), payment)}</p>
<form class="actions" method="post">
<label for="method">${words.method}</label>
<select id="method" name="method">
${Object.entries(methods).map(([key, method]) => html`<option value="${key}">${paymentMethodText(method, language)}</option>`)}
</select>
<button class="button" name="choice" value="pay">${payLabel(amount, language, words.pay)}</button>
<h2 class="otherwise">${words.otherwise}</h2>
<ul class="options">
${option("decline", words.decline, words.declineNote)}
${option("cancel", words.cancel, words.cancelNote)}
${option("leave", words.leave, words.leaveNote)}
</ul>
<details class="disclosure late">
<summary>${words.late}</summary>
<p class="hint">${words.lateNote}</p>
<label for="late-seconds">${words.lateAfter}</label>
<select id="late-seconds" name="lateSeconds">
${lateSeconds.map((count) => html`<option value="${count}">${words.seconds(count)}</option>`)}
</select>
<button class="button second" name="choice" value="pay-late">${words.latePay}</button>
</details>
</form>`
  })
}
