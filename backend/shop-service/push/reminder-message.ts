/** What a phone is told before a ticket ends. Without plates: it stands on a screen that others may see. */
import { lastMinuteOf } from "../../../schemas/coverage/clock.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import type { PaidOrder } from "../mails/paid-order.ts"
import { areasText, ticketTitle } from "../mails/ticket-blocks.ts"

/** As `src/public/worker.js` reads it. */
export interface ReminderContent {
  readonly title: string
  readonly body: string
  readonly language: string
  /** A second notice of the same name takes the place of the first. */
  readonly tag: string
  /** Where a press on it leads. */
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
      texts.reminder.until(format.moment(new Date(lastMinuteOf(end.getTime(), format.timeZone))))
    ].join("\n"),
    language,
    tag: `${order.id}:${position}`,
    address: proofAddress
  }
}
