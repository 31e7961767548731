// Tests of the page of a paid order: right after the purchase, later, expired, and refunded.
import { beforeAll, describe, expect, it, vi } from "vitest"
import { paymentReturnMachine } from "../../../machines/payment-return/index.ts"
import { openOrder, wiesensee } from "../../../machines/testing/demo.ts"
import { drive } from "../../../machines/testing/drive.ts"
import type { Order } from "../../../schemas/order.ts"
import { markupAt, speakGerman, wordsOf } from "../../features/testing/render-screen.tsx"
import PaymentReturnScreen from "./PaymentReturnScreen.tsx"

beforeAll(speakGerman)

const paidAt = "2026-11-21T10:00:00Z"
const [item] = openOrder.items
const items = item && [{ ...item, validFrom: paidAt, validTo: "2026-11-21T22:00:00Z" }]

const proofOf = (order: Order) => ({ shop: wiesensee, order, seenAt: paidAt })

const wordsAt = (
  now: string,
  change: Partial<Order> = {},
  { isOpenedAgain = false, isDeclaredHere = false } = {}
): string => {
  const order: Order = { ...openOrder, status: "paid", settledAt: paidAt, ...(items && { items }), ...change }
  const { actor, succeeds } = drive(paymentReturnMachine, {
    shopPath: "wiesensee",
    orderId: openOrder.orderId,
    page: "success",
    proof: isOpenedAgain ? proofOf(order) : null
  })
  succeeds("loadOrder", { shop: wiesensee, seenAt: now, reminder: null, isDeclaredHere, order })
  return wordsOf(markupAt(Date.parse(now), <PaymentReturnScreen actor={actor} />))
}

const refunds = [{ amount: 8, refundedAt: null }]

describe("the page of a paid order", () => {
  it("shows thanks for a new purchase and the proof afterwards", () => {
    expect(wordsAt("2026-11-21T10:01:00Z")).toMatch(/^Vielen Dank für Ihren Kauf Ihre Tickets finden Sie/)
    expect(wordsAt("2026-11-21T11:00:00Z")).toMatch(/^Parknachweis 12:00:00 Wiesensee .* Erfolg: GÜLTIG bis/)
  })

  it("thanks once: the proof is no letter of thanks when it is opened again", () => {
    expect(wordsAt("2026-11-21T10:01:00Z", {}, { isOpenedAgain: true })).toMatch(/^Parknachweis/)
  })

  it("hides the barrier hint for an expired ticket", () => {
    expect(wordsAt("2026-11-21T11:00:00Z")).toContain("So geht es nach dem Kauf")
    const over = wordsAt("2026-11-22T11:00:00Z")
    expect(over).toContain("Abgelaufen")
    expect(over).not.toContain("So geht es nach dem Kauf")
  })

  it("promises to open without a connection only in a browser that can", () => {
    const promise = "auch ohne Verbindung"
    expect(wordsAt("2026-11-21T11:00:00Z")).not.toContain(promise)
    vi.stubGlobal("navigator", { serviceWorker: {} })
    expect(wordsAt("2026-11-21T11:00:00Z")).toContain(promise)
    vi.unstubAllGlobals()
  })

  it("shows beside a refund that the tickets are valid, while they are", () => {
    expect(wordsAt("2026-11-21T11:00:00Z", { refunds })).toContain("zurück. Ihre Tickets gelten weiter.")
    expect(wordsAt("2026-11-22T11:00:00Z", { refunds })).not.toContain("gelten weiter")
  })
})

it("says that the cart is still there only of the order that this browser made last", () => {
  const said = (isDeclaredHere: boolean) =>
    wordsAt("2026-11-21T11:00:00Z", { status: "failed" }, { isDeclaredHere })
  expect(said(true)).toContain("Es wurde nichts abgebucht. Ihr Warenkorb ist noch da.")
  expect(said(false)).toContain("Es wurde nichts abgebucht.")
  expect(said(false)).not.toContain("noch da")
})

it("a refunded order links to the tickets, not to another payment", () => {
  const cancelled = wordsAt("2026-11-21T11:00:00Z", { status: "cancelled", refunds })
  expect(cancelled).toContain("Erstattung: 8,00 €")
  expect(cancelled).toContain("Zurück zur Ticketauswahl")
  expect(cancelled).not.toContain("Zahlungsart ändern")
  expect(wordsAt("2026-11-21T11:00:00Z", { status: "cancelled" })).toContain("Zahlungsart ändern")
})
