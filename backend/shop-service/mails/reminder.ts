/** Reminds of a ticket that is about to end: by its time, or with its next stay. */
import type { Ticket } from "../../../schemas/ticket.ts"
import { facts, link, text } from "./blocks.ts"
import type { WrittenMail } from "./mail-server.ts"
import type { PaidOrder } from "./paid-order.ts"
import { platesText, ticketBlocks } from "./ticket-blocks.ts"

export const reminder = (paid: PaidOrder, item: Ticket, staysLeft: number | null): WrittenMail => {
  const { format, order, texts } = paid
  const plates = platesText(item).replaceAll("\n", ", ")
  const end = item.validTo === null ? null : format.endMoment(new Date(item.validTo))
  return {
    subject: texts.reminder.subject(order.reference),
    title: texts.reminder.title,
    language: paid.language,
    blocks: [
      text(
        `${texts.hello}\n${staysLeft === null && end !== null ? texts.reminder.time(plates, end) : texts.reminder.intro(plates)}`
      ),
      ...ticketBlocks(item, paid),
      ...(staysLeft === null
        ? []
        : [facts([texts.reminder.left, texts.reminder.count(staysLeft, item.usageLimit ?? staysLeft)])]),
      link(texts.proof, paid.proofAddress),
      link(texts.reminder.shop, paid.shopAddress)
    ],
    attachments: []
  }
}
