/** Money that arrived twice or too late goes back, and the driver is told before wondering. */
import { text } from "./blocks.ts"
import { contractBlocks } from "./confirmation.ts"
import type { WrittenMail } from "./mail-server.ts"
import type { PaidOrder } from "./paid-order.ts"

/** A payment is always of the whole order. */
export const refund = (paid: PaidOrder): WrittenMail => {
  const { order, texts, format } = paid
  return {
    subject: texts.refund.subject(order.reference),
    title: texts.refund.title,
    language: paid.language,
    blocks: [
      text(
        `${texts.hello}\n${texts.refund.intro(order.reference, format.money(order.total, order.currencyCode))}`
      ),
      ...contractBlocks(paid)
    ],
    attachments: []
  }
}
