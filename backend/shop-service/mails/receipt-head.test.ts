import { readFileSync } from "node:fs"
import { join } from "node:path"
import PDFDocument from "pdfkit"
import { expect, it } from "vitest"
import { textLinesOf } from "../testing/pdf-text.ts"
import { type Picture, receiptHead } from "./receipt-head.ts"

const shop = {
  name: "Parken am Wiesensee",
  path: "wiesensee",
  country: "DE",
  accent: "#1f6f9f",
  logo: undefined
}

const head = async (logo: Picture | undefined): Promise<Buffer> => {
  const document = new PDFDocument()
  const chunks: Buffer[] = []
  document.on("data", (chunk: Buffer) => chunks.push(chunk))
  const end = new Promise((resolve) => document.on("end", resolve))
  receiptHead(document, { shop }, logo, (text) => text)
  document.end()
  await end
  return Buffer.concat(chunks)
}

it("draws the logo of a demo shop beside the name", async () => {
  const bytes = readFileSync(join(import.meta.dirname, "../../demo-world/pictures/wiesensee-logo.svg"))
  const [plain, drawn] = [await head(undefined), await head({ mediaType: "image/svg+xml", bytes })]
  for (const pdf of [plain, drawn]) expect(textLinesOf(pdf).join("")).toContain("Parken am Wiesensee")
  expect(drawn.length).toBeGreaterThan(plain.length + 100)
})

it.each(["image/png", "image/jpeg", "image/webp"])("omits a broken logo: %s", async (mediaType) => {
  const pdf = await head({ mediaType, bytes: Buffer.from("no picture") })
  expect(textLinesOf(pdf).join("")).toContain("Parken am Wiesensee")
})
