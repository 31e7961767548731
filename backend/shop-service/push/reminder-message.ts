/** Content of a push reminder. Without plates: others may see the screen. */
import type { Ticket } from "../../../schemas/ticket.ts"
import type { PaidOrder } from "../mails/paid-order.ts"
import { areasText, ticketTitle } from "../mails/ticket-blocks.ts"

/** Read by `src/public/worker.js`. */
export interface ReminderContent {
  readonly title: string
  readonly body: string
  readonly language: string
  /** A notification replaces an earlier one with the same tag. */
  readonly tag: string
  /** Address that a click opens. */
  readonly address: string
}

export const reminderContent = (
  paid: PaidOrder,
  position: number,
  item: Ticket,
  end: Date
): ReminderContent => {
  const { format, language, order, proofAddress, shop, texts } = paid
  return {
    title: texts.reminder.title,
    body: [
      `${ticketTitle(item, paid)}, ${areasText(item).replaceAll("\n", ", ") || shop.name}`,
      texts.reminder.pushed(format.moment(format.lastMinute(end)))
    ].join("\n"),
    language,
    tag: `${order.id}:${position}`,
    address: proofAddress
  }
}
