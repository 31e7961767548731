/** Reports a refund to the driver. */
import { majorUnits } from "../rules/offer.ts"
import { text } from "./blocks.ts"
import { contractBlocks } from "./confirmation.ts"
import type { WrittenMail } from "./mail-server.ts"
import type { PaidOrder } from "./paid-order.ts"

type Returned = keyof PaidOrder["texts"]["refund"]["atProvider"]

/** `about`: kind and amount of money returned at the provider; else a payment, always of the full order. */
export const refund = (paid: PaidOrder, about: string): WrittenMail => {
  const { order, texts, format } = paid
  const [kind = "", hundredths] = about.split(" ")
  const isAtProvider = Object.hasOwn(texts.refund.atProvider, kind)
  const intro = isAtProvider ? texts.refund.atProvider[kind as Returned] : texts.refund.intro
  const amount = isAtProvider ? majorUnits(Number(hundredths)) : order.total
  return {
    subject: texts.refund.subject(order.reference),
    title: texts.refund.title,
    language: paid.language,
    blocks: [
      text(`${texts.hello}\n${intro(order.reference, format.money(amount, order.currencyCode))}`),
      ...contractBlocks(paid)
    ],
    attachments: []
  }
}
