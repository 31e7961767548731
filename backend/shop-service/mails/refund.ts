/** Reports a refund to the driver. */
import type { Refund } from "../../../schemas/order.ts"
import { text } from "../../mail-layout/blocks.ts"
import { mailOf } from "./mail-of.ts"
import type { WrittenMail } from "./mail-server.ts"
import type { PaidOrder } from "./paid-order.ts"

/** The driver has the tickets by another payment, of this order or of the one that replaced it. */
const paidTwice: ReadonlyArray<Refund["reason"] | undefined> = ["paidTwice", "boughtOtherwise"]

type Returned = keyof PaidOrder["texts"]["refund"]["atProvider"]

/**
 * `about`: kind and amount, in hundredths, of money returned by the operator or the bank; else a payment, always of the
 * full order, which is refunded for this reason.
 */
export const refund = (paid: PaidOrder, about: string, reason?: Refund["reason"]): WrittenMail => {
  const { order, texts, format } = paid
  const words = texts.refund
  const [kind = "", hundredths] = about.split(" ")
  const isAtProvider = Object.hasOwn(words.atProvider, kind)
  const unused = paidTwice.includes(reason) ? words.paidTwice : words.tooLate
  const intro = isAtProvider ? words.atProvider[kind as Returned] : unused
  const amount = isAtProvider ? { ...order.total, hundredths: Number(hundredths) } : order.total
  const news = intro(order.reference, format.money(amount))
  return mailOf(paid, {
    subject: words.subject(order.reference),
    title: words.title,
    preheader: news,
    blocks: [text(`${texts.hello}\n${news}`)]
  })
}
