/** Stories of drivers across flows; the atlas shows them as screens, and rejects invalid ones. */
import type { Story } from "@parkschein/flowkit/atlas"

export const stories: ReadonlyArray<Story> = [
  {
    id: "buy-a-ticket",
    title: { en: "From the code on the sign to the proof", de: "Vom Code auf dem Schild bis zum Nachweis" },
    steps: [
      "access/leavingForLogin",
      "access/completingLogin",
      "shopHome/browsing",
      "ticketConfiguration/editing.filling",
      "checkout/verifying",
      "checkout/reviewing.idle",
      "checkout/leavingForPayment",
      "paymentReturn/checking",
      "paymentReturn/paid"
    ]
  },
  {
    id: "bank-declines",
    title: { en: "The bank declines", de: "Die Bank lehnt ab" },
    steps: [
      "checkout/reviewing.idle",
      "checkout/leavingForPayment",
      "paymentReturn/checking",
      "paymentReturn/failed",
      "checkout/reviewing.idle"
    ]
  },
  {
    id: "bank-takes-long",
    title: { en: "The bank takes long", de: "Die Bank braucht lange" },
    steps: [
      "checkout/leavingForPayment",
      "paymentReturn/processing.waiting",
      "paymentReturn/stillProcessing.waiting",
      "paymentReturn/paid"
    ]
  },
  {
    id: "paid-after-expiry",
    title: {
      en: "Paid after the order has expired: refund",
      de: "Nach Ablauf der Bestellung bezahlt: Erstattung"
    },
    steps: [
      "checkout/leavingForPayment",
      "paymentReturn/processing.waiting",
      "paymentReturn/stillProcessing.waiting",
      "paymentReturn/expired"
    ]
  },
  {
    id: "session-ends-in-the-cart",
    title: { en: "The session ends in the cart", de: "Die Anmeldung endet im Warenkorb" },
    steps: ["checkout/reviewing.idle", "checkout/ordering", "checkout/sessionLost"]
  },
  {
    id: "no-word-on-the-order",
    title: { en: "No word on the order", de: "Keine Nachricht zur Bestellung" },
    steps: [
      "checkout/reviewing.idle",
      "checkout/ordering",
      "checkout/orderUnknown",
      "checkout/checkingOrder",
      "checkout/awaitingPayment.waiting"
    ]
  },
  {
    id: "wrong-plate-on-a-form",
    title: { en: "A plate that cannot be right", de: "Ein Kennzeichen, das nicht stimmen kann" },
    steps: [
      "ticketConfiguration/editing.filling",
      "ticketConfiguration/editing.correcting",
      "ticketConfiguration/editing.filling",
      "checkout/reviewing.idle"
    ]
  }
]
