/** Reminds of a ticket that is about to end: by its time, or with its next stay. */
import type { Ticket } from "../../../schemas/ticket.ts"
import { button, link, text } from "../../mail-layout/blocks.ts"
import { mailOf } from "./mail-of.ts"
import type { WrittenMail } from "./mail-server.ts"
import type { PaidOrder } from "./paid-order.ts"
import { passOf, platesText, ticketBlocks, untilText } from "./ticket-blocks.ts"

/**
 * Names the end, and the stays left of a ticket that counts them, already in the subject. The home of the shop offers
 * the ticket again: to be extended while it is valid.
 */
export const reminder = (paid: PaidOrder, item: Ticket, staysLeft: number | null, now: Date): WrittenMail => {
  const { order, texts } = paid
  const words = texts.reminder
  const plates = platesText(item).replaceAll("\n", ", ")
  const until = untilText(item, paid, now) ?? ""
  const title = (staysLeft === null ? words.until(until) : words.stays(staysLeft, until)).trim()
  const intro =
    staysLeft === null
      ? words.time(plates, until)
      : words.staysOf(plates, staysLeft, until).replace("  ", " ")
  return mailOf(paid, {
    subject: `${title} (${order.reference})`,
    title,
    preheader: words.noRenewal,
    blocks: [
      text(`${texts.hello}\n${intro} ${words.noRenewal}`),
      passOf(item, paid, now),
      button(staysLeft === null ? words.extend : words.shop, paid.shopAddress),
      link(texts.proof, paid.proofAddress),
      ...ticketBlocks(item, paid)
    ]
  })
}
