/**
 * Confirms a contract on a durable medium: purchase, price, seller, terms and how to withdraw, with the times
 * as a calendar file.
 */
import { calendarFile } from "../../../schemas/coverage/calendar-file.ts"
import { calendarTitle } from "../../../schemas/coverage/calendar-title.ts"
import { hasRightToWithdraw, operatorCountryOf } from "../../../schemas/operator-country.ts"
import { paidWithText } from "../../../schemas/payment-method-text.ts"
import { type Block, button, facts, heading, link, text } from "../../mail-layout/blocks.ts"
import { mailOf } from "./mail-of.ts"
import type { Attachment, WrittenMail } from "./mail-server.ts"
import type { PaidOrder } from "./paid-order.ts"
import { receiptOf } from "./receipt.ts"
import type { Picture } from "./receipt-head.ts"
import { termsOf } from "./terms.ts"
import {
  areasText,
  passOf,
  platesText,
  ticketBlocks,
  ticketTitle,
  untilText,
  validityText
} from "./ticket-blocks.ts"

const calendarOf = (paid: PaidOrder, now: Date): string | null =>
  calendarFile(
    paid.items.map((item, position) => ({
      uid: `${paid.order.reference}-${position + 1}`,
      title: calendarTitle(item, paid.format.locale, paid.format.timeZone),
      ticket: item,
      timeZone: paid.format.timeZone,
      place: areasText(item).replaceAll("\n", "; "),
      notes: [ticketTitle(item, paid), paid.order.reference, platesText(item), paid.proofAddress].join("\n")
    })),
    now.getTime()
  )

const withdrawalBlocks = ({ order, shop, operator, texts }: PaidOrder): ReadonlyArray<Block> => {
  if (!hasRightToWithdraw(shop.country)) return []
  const partner = [operator.name, ...operator.address, operator.email, operator.phone].join(", ")
  return [
    heading(texts.withdrawal.title),
    text(texts.withdrawal.right(partner)),
    text(texts.withdrawal.consequences),
    ...(order.expressRequest ? [text(texts.withdrawal.requested)] : []),
    link(texts.withdrawal.link, operator.withdrawal)
  ]
}

/** Says until when a single car is paid for; several tickets or plates are listed below. */
const introOf = (paid: PaidOrder, now: Date): string => {
  const { items, order, texts } = paid
  const [item] = items
  const until = items.length === 1 && item?.plates.length === 1 ? untilText(item, paid, now) : null
  return item === undefined || until === null
    ? texts.confirmation.intro(order.reference)
    : texts.confirmation.paidUntil(platesText(item), until)
}

export const confirmation = async (
  paid: PaidOrder,
  now: Date,
  logo: Picture | undefined
): Promise<WrittenMail> => {
  const { order, items, shop, texts, format } = paid
  const calendar = calendarOf(paid, now)
  const terms = await termsOf(paid)
  const [first] = items
  const title = texts.confirmation.title(items.length)
  const receipt: Attachment = {
    name: texts.receipt.file(order.reference),
    mediaType: "application/pdf",
    content: await receiptOf(logo, paid)
  }
  return mailOf(paid, {
    subject: texts.confirmation.subject(title, shop.name, order.reference),
    title,
    preheader:
      first === undefined
        ? ""
        : [validityText(first, paid, now), areasText(first)].filter(Boolean).join(" · "),
    blocks: [
      text(`${texts.hello}\n${introOf(paid, now)}`),
      ...items.map((item) => passOf(item, paid, now)),
      button(texts.proof, paid.proofAddress),
      text(texts.proofHint),
      ...items.flatMap((item) => ticketBlocks(item, paid)),
      facts(
        [texts.total, `${format.money(order.total)} ${texts.inclusiveVat(operatorCountryOf(shop.country))}`],
        ...(paid.paidWith === null ? [] : [[paidWithText[paid.language], paid.paidWith] as const]),
        [texts.reference, order.reference, "no"]
      ),
      text(
        [
          texts.receipt.attached,
          ...(calendar === null ? [] : [texts.ticket.calendar]),
          ...(terms === null ? [] : [texts.contract.termsAttached])
        ].join("\n")
      )
    ],
    smallPrint: [text(texts.contract.concluded), ...withdrawalBlocks(paid)],
    attachments: [
      receipt,
      ...(calendar === null
        ? []
        : [{ name: `${order.reference}.ics`, mediaType: "text/calendar; charset=utf-8", content: calendar }]),
      ...(terms === null ? [] : [terms])
    ]
  })
}
