/** Orders in responses of the service. */
import type { HeldRequests } from "@parkschein/flowkit/run"
import type { Page } from "@playwright/test"
import { origins } from "../../../backend/configuration.ts"
import { configuredDayTicket } from "../../../machines/testing/demo.ts"
import type { Order, ReceiptFile } from "../../../schemas/order.ts"
import { json, request } from "./answers.ts"

export const openOrder: Order = {
  orderId: "00000000-0000-4000-8000-000000000099",
  reference: "PS-2026-0099",
  status: "open",
  paymentUrl: `${origins.payment}/pay/token`,
  total: 8,
  currencyCode: "EUR",
  items: [configuredDayTicket],
  confirmedByMail: true,
  createdAt: "2026-11-21T08:59:00Z",
  expiresAt: "2026-11-21T09:29:00Z",
  settledAt: null,
  replacedBy: null,
  refunds: []
}

/** Returns what the browser stores of an order that this driver made in it, by key. */
export const orderedHere = (
  userId: string,
  shopId: string,
  { orderId, items }: Pick<Order, "orderId" | "items">
): Readonly<Record<string, string>> => ({
  [`parkschein.personal/order-intent/1/${encodeURIComponent(userId)}/${shopId}`]: JSON.stringify({
    key: orderId,
    cartHash: "cart",
    request: {
      acceptedTerms: true,
      acceptedPrivacy: true,
      expressRequest: true,
      locale: "de-DE",
      hashes: items.map(({ hash }) => hash)
    },
    orderId
  })
})

/** Payment address that the shop does not trust. */
export const untrusted = "https://payments.example/pay/token"

/** File of four arbitrary bytes. */
const receipt: ReceiptFile = {
  name: "beleg-PS-2026-0099.pdf",
  mediaType: "application/pdf",
  content: "JVBERg=="
}
export const receiptsRequest = request("GET", /\/v1\/[^/]+\/receipts$/)
export const receiptRequest = request("GET", /\/v1\/[^/]+\/order\/[^/]+\/receipt$/)

/** Answers with the file, and the browser saves it. */
const saved = (service: string, answer: unknown) =>
  ({
    success: receipt,
    respond: async (page: Page, held: HeldRequests): Promise<void> => {
      const file = page.waitForEvent("download", { timeout: 10_000 })
      await Promise.all([file, held.answer(service, json(answer))])
      if ((await file).suggestedFilename() !== receipt.name) throw new Error("Another file has been saved.")
    }
  }) as const
export const receiptSaved = saved("fetchReceipt", receipt)
export const receiptsSaved = saved("fetchAllReceipts", { file: receipt })
