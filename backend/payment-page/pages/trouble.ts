/** Page for a problem, in German and English: without a valid token, the driver's language is unknown. */
import { html } from "../../hosted-pages/html.ts"
import type { Payment } from "../../payment-protocol/payment-token.ts"
import { document } from "./layout.ts"
import { type Language, languageOf, type Trouble, texts } from "./texts.ts"

/** Every page has a link: back to the shop, or to the payment again. */
export interface WayOn {
  readonly kind: "back" | "again"
  readonly address: string
}

/** Renders the page; if the payment is known, with the driver's language first. */
export const troublePage = (trouble: Trouble, payment: Payment | null, way: WayOn): string => {
  const first: Language = payment === null ? "de" : languageOf(payment.locale)
  const spoken = [...new Set<Language>([first, "de", "en"])]
  const labels = (payment === null ? spoken : [first]).map(
    (language) => html`<span lang="${language}">${texts[language][way.kind]}</span>\n`
  )
  return document({
    name: trouble,
    language: first,
    title: texts[first].trouble[trouble][0],
    card: html`${spoken.map((language, index) => {
      const [heading, note] = texts[language].trouble[trouble]
      const title = index === 0 ? html`<h1>${heading}</h1>` : html`<h2>${heading}</h2>`
      return html`<section class="language" lang="${language}">${title}
<p class="body">${note}</p></section>`
    })}
<a class="button way-on" href="${way.address}">${labels}</a>`
  })
}
