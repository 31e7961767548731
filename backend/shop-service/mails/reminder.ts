/** Reminds of a ticket that is about to end: by its time, or with its next stay. */
import type { Ticket } from "../../../schemas/ticket.ts"
import { button, facts, link, text } from "../../mail-layout/blocks.ts"
import { mailOf } from "./mail-of.ts"
import type { WrittenMail } from "./mail-server.ts"
import type { PaidOrder } from "./paid-order.ts"
import { passOf, platesText, ticketBlocks, untilText } from "./ticket-blocks.ts"

/** The home of the shop offers the driver's ticket again: to be extended while it is valid. */
export const reminder = (paid: PaidOrder, item: Ticket, staysLeft: number | null, now: Date): WrittenMail => {
  const { order, texts } = paid
  const words = texts.reminder
  const plates = platesText(item).replaceAll("\n", ", ")
  const until = staysLeft === null ? untilText(item, paid, now) : null
  const stays = staysLeft === null ? null : words.count(staysLeft, item.usageLimit ?? staysLeft)
  return mailOf(paid, {
    subject: words.subject(order.reference),
    title: until === null ? words.title : words.until(until),
    preheader: stays === null ? words.noRenewal : `${words.left}: ${stays}`,
    blocks: [
      text(
        `${texts.hello}\n${until === null ? words.intro(plates) : words.time(plates, until)} ${words.noRenewal}`
      ),
      passOf(item, paid, now),
      button(until === null ? words.shop : words.extend, paid.shopAddress),
      link(texts.proof, paid.proofAddress),
      ...ticketBlocks(item, paid),
      ...(stays === null ? [] : [facts([words.left, stays])])
    ]
  })
}
