/** Reports the correction of a plate: the old plate, the new one, and when it takes effect. */
import type { PlateCorrection } from "../../../schemas/plate-correction.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { facts, link, text } from "./blocks.ts"
import type { WrittenMail } from "./mail-server.ts"
import type { PaidOrder } from "./paid-order.ts"
import { platesText, ticketBlocks } from "./ticket-blocks.ts"

export const plateCorrection = (
  paid: PaidOrder,
  item: Ticket,
  { oldPlate, newPlate }: PlateCorrection
): WrittenMail => {
  const { order, operator, texts } = paid
  const words = texts.plateCorrection
  return {
    subject: words.subject(order.reference),
    title: words.title,
    language: paid.language,
    blocks: [
      text(`${texts.hello}\n${words.intro(order.reference)}`),
      facts(
        [words.oldPlate, platesText({ plates: [oldPlate] }), "no"],
        [words.newPlate, platesText({ plates: [newPlate] }), "no"]
      ),
      ...ticketBlocks(item, paid),
      link(texts.proof, paid.proofAddress),
      text(words.again([operator.email, operator.phone].join(", ")))
    ],
    attachments: []
  }
}
