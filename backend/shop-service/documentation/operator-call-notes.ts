/** Notes on calls of an operator that the specification does not name. Last of all, since a refund ends the order. */
import { shopId } from "../../demo-world/shops.ts"
import { type CallNote, fromResponse } from "./call-note.ts"

const orderOf = (call: string) => fromResponse(call, "order.json", "orderId", "order")

export const operatorCallNotes = {
  createVerificationCode: {
    summary:
      "Creates a code that drivers can add. The same code again is the same code; another group or limit is refused.",
    parameters: { id: shopId("wiesensee") },
    body: { code: "GUEST-7", maximumUses: 20 }
  },
  showOrder: {
    summary: "An order by its id or reference: state, items and refunds, without the driver's account.",
    ...orderOf("createOrder")
  },
  refundOrder: {
    summary:
      "Cancels a paid order with its tickets, and refunds it in full. Repeated, it is the same refund.",
    ...orderOf("reportPayment"),
    saveAs: "refund.json"
  },
  retryRefund: {
    summary:
      "Makes a refund that has failed at the provider due once more; another one is returned as it is.",
    ...fromResponse("refundOrder", "refund.json", "refundId")
  },
  accounting: {
    summary:
      "Payments and refunds of a shop that were booked on a day of its time zone. Money taken back at the provider in parts is one entry, with all of it, at the time of the first part.",
    parameters: { date: "2026-12-01" }
  },
  exportDriver: {
    summary: "All that is stored about a driver, by the `sub` claim of the identity provider.",
    body: { subject: "driver|nobody" }
  },
  deleteDriver: {
    summary:
      "Deletes all data about a driver. Orders with a payment are kept for the books, without driver, address and plates.",
    body: { subject: "driver|nobody" }
  }
} as const satisfies Readonly<Record<string, CallNote>>
