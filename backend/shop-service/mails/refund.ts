/** Reports a refund to the driver. */
import { text } from "../../mail-layout/blocks.ts"
import { mailOf } from "./mail-of.ts"
import type { WrittenMail } from "./mail-server.ts"
import type { PaidOrder } from "./paid-order.ts"

type Returned = keyof PaidOrder["texts"]["refund"]["atProvider"]

/** `about`: kind and amount, in hundredths, of money returned by the operator or the bank; else a payment, always of the full order. */
export const refund = (paid: PaidOrder, about: string): WrittenMail => {
  const { order, texts, format } = paid
  const words = texts.refund
  const [kind = "", hundredths] = about.split(" ")
  const isAtProvider = Object.hasOwn(words.atProvider, kind)
  // A paid order has another payment than the one that is returned.
  const unused = order.status === "paid" ? words.paidTwice : words.tooLate
  const intro = isAtProvider ? words.atProvider[kind as Returned] : unused
  const amount = isAtProvider ? Number(hundredths) : order.total
  const news = intro(order.reference, format.money(amount, order.currencyCode))
  return mailOf(paid, {
    subject: words.subject(order.reference),
    title: words.title,
    preheader: news,
    blocks: [text(`${texts.hello}\n${news}`)]
  })
}
