/** Head of a receipt: the shop's logo and name over a line in its colour. */
import { groundOf } from "../../mail-layout/colours.ts"
import type { PaidOrder } from "./paid-order.ts"

/** A picture as it is stored. */
export interface Picture {
  readonly mediaType: string
  readonly bytes: Uint8Array
}

const side = 40

/** Draws rectangles and paths in a square of 48: uploads are never SVG, so these are the demo's. */
const drawSvg = (document: PDFKit.PDFDocument, svg: string): void => {
  document.scale(side / 48)
  for (const [, name, attributes = ""] of svg.matchAll(/<(rect|path)([^>]*)>/g)) {
    const valueFor = (attribute: string) => new RegExp(` ${attribute}="([^"]*)"`).exec(attributes)?.[1]
    if (name === "rect") document.roundedRect(0, 0, 48, 48, 11)
    else document.path(valueFor("d") ?? "")
    const stroke = valueFor("stroke")
    if (stroke === undefined) document.fill(valueFor("fill") ?? "#000000")
    else
      document
        .lineCap("round")
        .lineWidth(Number(valueFor("stroke-width")))
        .stroke(stroke)
  }
}

/** Draws nothing for types that PDF does not know. */
const drawLogo = (document: PDFKit.PDFDocument, { mediaType, bytes }: Picture): void => {
  document.save().translate(document.x, document.y)
  try {
    if (mediaType === "image/svg+xml") drawSvg(document, Buffer.from(bytes).toString("utf8"))
    else document.image(Buffer.from(bytes), 0, 0, { fit: [side, side] })
  } catch {
    // A picture that cannot be read keeps no driver from the receipt.
  }
  document.restore()
}

const isDrawable = ({ mediaType }: Picture): boolean =>
  ["image/svg+xml", "image/png", "image/jpeg"].includes(mediaType)

export const receiptHead = (
  document: PDFKit.PDFDocument,
  { shop }: Pick<PaidOrder, "shop">,
  logo: Picture | undefined,
  written: (text: string) => string
): void => {
  const { left, right } = document.page.margins
  const top = document.y
  const end = document.page.width - right
  const hasLogo = logo !== undefined && isDrawable(logo)
  if (hasLogo) drawLogo(document, logo)
  const from = hasLogo ? left + side + 14 : left
  document.font("Helvetica-Bold").fontSize(16)
  document.text(written(shop.name), from, top + (side - document.currentLineHeight()) / 2, {
    width: end - from
  })
  const below = Math.max(top + side, document.y) + 12
  document.rect(left, below, end - left, 3).fill(groundOf(shop.accent))
  document.fillColor("#000000")
  document.x = left
  document.y = below + 24
}
