/**
 * Confirms a contract on a durable medium: purchase, price, seller, terms and how to withdraw, with the times
 * as a calendar file.
 */
import { calendarFile } from "../../../schemas/coverage/calendar-file.ts"
import { hasRightToWithdraw, operatorCountryOf } from "../../../schemas/operator-country.ts"
import { type Block, facts, heading, link, text } from "./blocks.ts"
import type { WrittenMail } from "./mail-server.ts"
import type { PaidOrder } from "./paid-order.ts"
import { receiptOf } from "./receipt.ts"
import { termsOf } from "./terms.ts"
import { areasText, platesText, ticketBlocks, ticketTitle } from "./ticket-blocks.ts"

const calendarOf = (paid: PaidOrder, now: Date): string | null =>
  calendarFile(
    paid.items.map((item, position) => ({
      uid: `${paid.order.reference}-${position + 1}`,
      title: ticketTitle(item, paid),
      ticket: item,
      timeZone: paid.format.timeZone,
      place: areasText(item).replaceAll("\n", "; "),
      notes: [paid.order.reference, platesText(item), paid.proofAddress].join("\n")
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

export const contractBlocks = ({ operator, texts }: PaidOrder): ReadonlyArray<Block> => [
  heading(texts.contract.title),
  facts(
    [texts.contract.partner, [operator.name, ...operator.address].join("\n"), "no"],
    [texts.contract.contact, `${operator.email}\n${operator.phone}`, "no"],
    ...(operator.vatId === undefined ? [] : [[texts.contract.vatId, operator.vatId] as const])
  ),
  link(texts.contract.terms, operator.terms),
  link(texts.contract.imprint, operator.imprint)
]

export const confirmation = async (paid: PaidOrder, now: Date): Promise<WrittenMail> => {
  const { order, items, shop, texts, format } = paid
  const calendar = calendarOf(paid, now)
  const terms = await termsOf(paid)
  return {
    subject: texts.confirmation.subject(shop.name, order.reference),
    title: texts.confirmation.title,
    language: paid.language,
    blocks: [
      text(`${texts.hello}\n${texts.confirmation.intro(order.reference)}`),
      ...items.flatMap((item) => ticketBlocks(item, paid)),
      facts([
        texts.total,
        `${format.money(order.total, order.currencyCode)} ${texts.inclusiveVat(operatorCountryOf(shop.country))}`
      ]),
      link(texts.proof, paid.proofAddress),
      text(texts.proofHint),
      text(
        [
          texts.receipt.attached,
          ...(calendar === null ? [] : [texts.ticket.calendar]),
          ...(terms === null ? [] : [texts.contract.termsAttached])
        ].join("\n")
      ),
      ...contractBlocks(paid),
      text(texts.contract.concluded),
      ...withdrawalBlocks(paid)
    ],
    attachments: [
      {
        name: texts.receipt.file(order.reference),
        mediaType: "application/pdf",
        content: await receiptOf(paid)
      },
      ...(calendar === null
        ? []
        : [{ name: `${order.reference}.ics`, mediaType: "text/calendar; charset=utf-8", content: calendar }]),
      ...(terms === null ? [] : [terms])
    ]
  }
}
