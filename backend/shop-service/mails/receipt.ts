/** Renders a paid order's receipt as PDF: shop, seller, items, plates, payment, tax if a rate is set. */
import { setImmediate } from "node:timers/promises"
import PDFDocument from "pdfkit"
import { operatorCountryOf } from "../../../schemas/operator-country.ts"
import { payablePrice } from "../../../schemas/payable-price.ts"
import { paidWithText } from "../../../schemas/payment-method-text.ts"
import { taxIn } from "../rules/receipt-tax.ts"
import type { PaidOrder } from "./paid-order.ts"
import { type Picture, receiptHead } from "./receipt-head.ts"
import { areasText, periodText, platesText, ticketTitle } from "./ticket-blocks.ts"

/** Characters of the core fonts that every PDF reader has (Windows-1252). */
const written = /[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ\n]/u

/** Letters with a stroke, or without a dot, which Unicode does not decompose. */
const baseLetters: Readonly<Record<string, string>> = {
  Đ: "D",
  đ: "d",
  Ħ: "H",
  ħ: "h",
  ı: "i",
  Ł: "L",
  ł: "l",
  Ŧ: "T",
  ŧ: "t"
}

/** Maps other spaces to a space, letters those fonts lack to their base letter, else to a question mark. */
export const inCoreFonts = (text: string): string =>
  [...text.normalize().replace(/[\u2000-\u200a\u202f\u205f]/g, "\u00a0")]
    .map((character) => {
      if (written.test(character)) return character
      const base = baseLetters[character] ?? character.normalize("NFD")[0] ?? ""
      return written.test(base) ? base : "?"
    })
    .join("")

const page = { left: 56, right: 539, top: 56, bottom: 770 }
const amountWidth = 110

/** Draws a row of a name and a right-aligned amount. */
const row = (document: PDFKit.PDFDocument, name: string, amount: string, bold = false): void => {
  document.font(bold ? "Helvetica-Bold" : "Helvetica")
  const { y } = document
  document.text(inCoreFonts(amount), page.right - amountWidth, y, { width: amountWidth, align: "right" })
  document.text(inCoreFonts(name), page.left, y, { width: page.right - page.left - amountWidth - 12 })
}

const rule = (document: PDFKit.PDFDocument): void => {
  document.moveDown(0.4)
  document.moveTo(page.left, document.y).lineTo(page.right, document.y).lineWidth(0.5).stroke()
  document.moveDown(0.6)
}

const seller = (document: PDFKit.PDFDocument, { operator, shop, texts }: PaidOrder): void => {
  document.font("Helvetica-Bold").text(inCoreFonts(operator.name), page.left)
  document.font("Helvetica")
  const name = texts.contract.vatId(operatorCountryOf(shop.country))
  const vatId = operator.vatId === undefined ? [] : [`${name}: ${operator.vatId}`]
  for (const line of [...operator.address, ...vatId]) document.text(inCoreFonts(line))
}

const itemRows = (document: PDFKit.PDFDocument, paid: PaidOrder): void => {
  for (const item of paid.items) {
    const price = paid.format.money(payablePrice(item))
    row(document, ticketTitle(item, paid), price, true)
    document.font("Helvetica")
    for (const detail of [platesText(item), areasText(item), periodText(item, paid) ?? ""]) {
      if (detail !== "") document.text(inCoreFonts(detail.replaceAll("\n", " · ")), page.left)
    }
    document.moveDown(0.6)
    if (document.y > page.bottom - 80) document.addPage()
  }
}

const totals = (document: PDFKit.PDFDocument, paid: PaidOrder): void => {
  const { order, operator, shop, texts, format } = paid
  if (operator.vatRate !== undefined) {
    const { net, tax } = taxIn(order.total, operator.vatRate)
    row(document, texts.receipt.net, format.money(net))
    row(
      document,
      texts.receipt.tax(format.percent(operator.vatRate), operatorCountryOf(shop.country)),
      format.money(tax)
    )
  }
  row(document, texts.total, format.money(order.total), true)
}

/** Draws the numbers of the receipt beside the seller. */
const numbers = (document: PDFKit.PDFDocument, paid: PaidOrder, top: number): void => {
  const { order, language, texts, format, paidWith } = paid
  const from = 330
  // A receipt is issued with the payment; tax law asks for the date under this name.
  const date = format.date(order.settledAt ?? order.createdAt)
  const below = document.y
  document.y = top
  for (const [name, value] of [
    [texts.reference, order.reference],
    [texts.receipt.issuedOn, date],
    [texts.receipt.paidOn, date],
    ...(paidWith === null ? [] : [[paidWithText[language], paidWith] as const])
  ] as const) {
    document.fillColor("#555b78").text(inCoreFonts(name), from, document.y)
    document.fillColor("#000000").text(inCoreFonts(value), from)
    document.moveDown(0.4)
  }
  document.x = page.left
  document.y = Math.max(below, document.y)
}

const receiptPage = (document: PDFKit.PDFDocument, paid: PaidOrder, logo: Picture | undefined): void => {
  receiptHead(document, paid, logo, inCoreFonts)
  document.font("Helvetica-Bold").fontSize(22).text(inCoreFonts(paid.texts.receipt.title))
  document.moveDown(0.6).fontSize(10.5)
  const top = document.y
  seller(document, paid)
  numbers(document, paid, top)
  document.moveDown(1.5)
  rule(document)
  itemRows(document, paid)
  rule(document)
  totals(document, paid)
}

/** Number of receipts drawn before yielding to other calls. */
const pagesAtOnce = 20

/** Renders receipts of paid orders of one shop: each begins a page. */
export const receiptOf = async (
  logo: Picture | undefined,
  first: PaidOrder,
  ...others: ReadonlyArray<PaidOrder>
): Promise<Buffer> => {
  const { order, texts } = first
  const subject = others.length === 0 ? order.reference : first.shop.name
  const document = new PDFDocument({
    size: "A4",
    margins: { left: page.left, right: 56, top: page.top, bottom: 72 },
    lang: first.language,
    displayTitle: true,
    info: {
      Title: `${texts.receipt.title} ${subject}`,
      Author: first.operator.name,
      CreationDate: order.settledAt ?? order.createdAt
    }
  })
  const chunks: Buffer[] = []
  document.on("data", (chunk: Buffer) => chunks.push(chunk))
  const whole = new Promise<Buffer>((resolve, reject) => {
    document.on("end", () => resolve(Buffer.concat(chunks)))
    document.on("error", reject)
  })
  receiptPage(document, first, logo)
  for (const [index, paid] of others.entries()) {
    if (index % pagesAtOnce === pagesAtOnce - 1) await setImmediate()
    receiptPage(document.addPage(), paid, logo)
  }
  document.end()
  return whole
}
