/** Reports the correction of a plate: the old plate, the new one, and when it takes effect. */
import type { PlateCorrection } from "../../../schemas/plate-correction.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { button, facts, text } from "../../mail-layout/blocks.ts"
import { mailOf } from "./mail-of.ts"
import type { WrittenMail } from "./mail-server.ts"
import type { PaidOrder } from "./paid-order.ts"
import { passOf, platesText, ticketBlocks } from "./ticket-blocks.ts"

export const plateCorrection = (
  paid: PaidOrder,
  item: Ticket,
  { oldPlate, newPlate }: PlateCorrection,
  now: Date
): WrittenMail => {
  const { order, operator, texts } = paid
  const words = texts.plateCorrection
  return mailOf(paid, {
    subject: words.subject(order.reference),
    title: words.title,
    preheader: words.intro(order.reference),
    blocks: [
      text(`${texts.hello}\n${words.intro(order.reference)}`),
      facts(
        [words.oldPlate, platesText({ plates: [oldPlate] }), "no"],
        [words.newPlate, platesText({ plates: [newPlate] }), "no"]
      ),
      passOf(item, paid, now),
      button(texts.proof, paid.proofAddress),
      ...ticketBlocks(item, paid),
      text(words.again([operator.email, operator.phone].join(", ")))
    ]
  })
}
