/** Reminds of a ticket that is about to end: by its time, or with its next stay. */
import type { Ticket } from "../../../schemas/ticket.ts"
import { button, link, text } from "../../mail-layout/blocks.ts"
import { mailOf } from "./mail-of.ts"
import type { WrittenMail } from "./mail-server.ts"
import type { PaidOrder } from "./paid-order.ts"
import type { MailTexts } from "./texts/de.ts"
import { passOf, platesText, ticketBlocks, untilText } from "./ticket-blocks.ts"

/** Only a ticket that counts its stays may have no end. */
const opening = (
  words: MailTexts["reminder"],
  plates: string,
  staysLeft: number | null,
  until: string | null
) => {
  if (staysLeft === null) return { title: words.until(until ?? ""), intro: words.time(plates, until ?? "") }
  return until === null
    ? { title: words.staysWithoutEnd(staysLeft), intro: words.staysOfWithoutEnd(plates, staysLeft) }
    : { title: words.stays(staysLeft, until), intro: words.staysOf(plates, staysLeft, until) }
}

/**
 * Names the end, and the stays left of a ticket that counts them, already in the subject. The home of the shop offers
 * the ticket again: to be extended while it is valid.
 */
export const reminder = (paid: PaidOrder, item: Ticket, staysLeft: number | null, now: Date): WrittenMail => {
  const { order, texts } = paid
  const words = texts.reminder
  const plates = platesText(item).replaceAll("\n", ", ")
  const { title, intro } = opening(words, plates, staysLeft, untilText(item, paid, now))
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
