import { describe, expect, test } from "vitest"
import type { Order } from "../../schemas/order.ts"
import { openOrder, wiesensee } from "../testing/demo.ts"
import { drive } from "../testing/drive.ts"
import { type LoadedOrder, type PaymentReturnInput, type Proof, paymentReturnMachine } from "./index.ts"

const orderId = openOrder.orderId
const paid = "paid.receipt.idle + paid.reminder.idle"
const order = (status: Order["status"], change: Partial<Order> = {}): LoadedOrder => ({
  shop: wiesensee,
  seenAt: "2026-11-21T10:05:00Z",
  reminder: null,
  isDeclaredHere: false,
  order: { ...openOrder, status, paymentUrl: status === "open" ? openOrder.paymentUrl : null, ...change }
})

const proofOf = ({ shop, order, seenAt }: LoadedOrder): Proof => ({ shop, order, seenAt })

const comeBack = (input: Partial<PaymentReturnInput> = {}) => {
  const kept: (Proof | null)[] = []
  const performed: string[] = []
  const flow = drive(
    paymentReturnMachine.provide({
      actions: {
        keepProof: (_, shown) => kept.push(shown),
        saveReceipt: (_, { name }) => performed.push(`saved ${name}`),
        reportReceiptFailed: () => performed.push("no receipt"),
        reportReminderFailed: () => performed.push("no reminder")
      }
    }),
    { shopPath: "wiesensee", orderId, page: "success", proof: null, ...input }
  )
  return { ...flow, kept, performed, context: () => flow.actor.getSnapshot().context }
}

const it = test.extend("flow", () => comeBack())

describe("payment return", () => {
  it("reports a changed cart once the order is paid", ({ flow }) => {
    const told: Array<unknown> = []
    flow.actor.on("*", (event) => told.push(event))
    flow.succeeds("loadOrder", order("processing"))
    expect(told).toEqual([])
    flow.clock.increment(1_000)
    flow.succeeds("askAgain", order("paid"))
    expect(told).toEqual([{ type: "CART_CHANGED", shopId: wiesensee.id }])
  })

  it("switches the reminder on this device on and off, and reports when it cannot", ({ flow }) => {
    flow.succeeds("loadOrder", order("paid"))
    expect(flow.actor.getSnapshot().can({ type: "REMINDER_WANTED" })).toBe(false)
    flow.actor.send({ type: "PAGE_SHOWN" })
    flow.succeeds("loadOrder", { ...order("paid", { pushKey: "key" }), reminder: "offered" })
    expect(flow.actor.getSnapshot().can({ type: "REMINDER_UNWANTED" })).toBe(false)
    flow.actor.send({ type: "REMINDER_WANTED" })
    expect(flow.state()).toBe("paid.receipt.idle + paid.reminder.starting")
    flow.succeeds("startReminder", "blocked")
    expect([flow.state(), flow.context().reminder]).toEqual([paid, "blocked"])
    flow.actor.send({ type: "REMINDER_WANTED" })
    flow.breaks("startReminder")
    flow.actor.send({ type: "REMINDER_WANTED" })
    flow.succeeds("startReminder", "on")
    flow.actor.send({ type: "REMINDER_UNWANTED" })
    expect(flow.state()).toBe("paid.receipt.idle + paid.reminder.ending")
    flow.fails("endReminder", { _tag: "Unreachable" })
    expect([flow.context().reminder, ...flow.performed]).toEqual(["on", "no reminder", "no reminder"])
    flow.actor.send({ type: "REMINDER_UNWANTED" })
    flow.succeeds("endReminder", "offered")
    expect(flow.context().reminder).toBe("offered")
    flow.actor.send({ type: "REMINDER_WANTED" })
    flow.fails("startReminder", { _tag: "SessionLost" })
    expect(flow.state()).toBe("proofKept.signedOut")
  })

  it("fetches the receipt while the browser asks for the permission to remind", ({ flow }) => {
    flow.succeeds("loadOrder", { ...order("paid", { pushKey: "key" }), reminder: "offered" })
    flow.actor.send({ type: "REMINDER_WANTED" })
    flow.actor.send({ type: "RECEIPT_REQUESTED" })
    expect(flow.state()).toBe("paid.receipt.fetching + paid.reminder.starting")
    flow.succeeds("fetchReceipt", { name: "beleg.pdf", mediaType: "application/pdf", content: "" })
    flow.succeeds("startReminder", "on")
    expect([flow.state(), ...flow.performed]).toEqual([paid, "saved beleg.pdf"])
    expect(flow.context().reminder).toBe("on")
    expect(flow.kept).toHaveLength(1)
  })

  it.each(["open", "processing"] as const)(
    "polls after 1, 2, 4 and 5 seconds while the order is %s and the driver has paid [B-37]",
    (status) => {
      const flow = comeBack()
      flow.succeeds("loadOrder", order(status))
      for (const pause of [1_000, 2_000, 4_000, 5_000, 5_000]) {
        expect(flow.state()).toBe("processing.waiting")
        expect(flow.actor.getSnapshot().can({ type: "PAYMENT_RESUMED" })).toBe(false)
        flow.clock.increment(pause - 1)
        expect(flow.state()).toBe("processing.waiting")
        flow.clock.increment(1)
        expect(flow.state()).toBe("processing.polling")
        flow.succeeds("askAgain", order(status))
      }
      flow.clock.increment(5_000)
      flow.succeeds("askAgain", order("paid"))
      expect(flow.state()).toBe(paid)
    }
  )

  /** Polls for two minutes. */
  const waitLong = (status: "open" | "processing") => {
    const flow = comeBack()
    flow.succeeds("loadOrder", order(status))
    for (let waited = 0; !flow.state().startsWith("stillProcessing"); waited += 1_000) {
      if (flow.state().endsWith("polling")) flow.succeeds("askAgain", order(status))
      if (waited > 130_000) throw new Error("The page is never out of patience.")
      flow.clock.increment(1_000)
    }
    return flow
  }

  it("offers to pay again after two minutes, then polls every half minute", () => {
    const flow = waitLong("open")
    expect(flow.actor.getSnapshot().can({ type: "PAYMENT_RESUMED" })).toBe(true)
    flow.actor.send({ type: "TRY_AGAIN" })
    expect(flow.state()).toBe("stillProcessing.polling")
    flow.succeeds("askAgain", order("open"))
    flow.clock.increment(29_999)
    const before = flow.state()
    flow.clock.increment(1)
    expect([before, flow.state()]).toEqual(["stillProcessing.waiting", "stillProcessing.polling"])
    flow.succeeds("askAgain", order("paid"))
    expect(flow.state()).toBe(paid)
  })

  it("never offers to pay again while the bank processes the payment", () => {
    expect(waitLong("processing").actor.getSnapshot().can({ type: "PAYMENT_RESUMED" })).toBe(false)
  })

  it("offers to pay after the payment page is left, until a late payment is reported", () => {
    const flow = comeBack({ page: "failed" })
    flow.succeeds("loadOrder", order("open"))
    expect(flow.state()).toBe("open.waiting")
    expect(flow.actor.getSnapshot().can({ type: "PAYMENT_RESUMED" })).toBe(true)
    flow.clock.increment(1_000)
    flow.succeeds("askAgain", order("open"))
    flow.clock.increment(2_000)
    flow.succeeds("askAgain", order("processing"))
    expect(flow.state()).toBe("processing.waiting")
  })

  it("leads from a replaced order to its replacement and does not treat it as paid", ({ flow }) => {
    const replacedBy = "00000000-0000-4000-8000-000000000078"
    flow.succeeds("loadOrder", order("cancelled", { replacedBy }))
    expect(flow.state()).toBe("checking")
    expect(flow.context().orderId).toBe(replacedBy)
    flow.succeeds("loadOrder", order("open", { orderId: replacedBy }))
    expect(flow.state()).toBe("open.waiting")
  })

  it("stores the proof of an order that it looked up", () => {
    const flow = comeBack({ orderId: null })
    flow.succeeds("findOrder", order("paid"))
    expect(flow.kept).toEqual([proofOf(order("paid"))])
  })

  it("orders nothing again that was declared elsewhere, has expired, or is refunded", () => {
    const canPay = (found: LoadedOrder) => {
      const flow = comeBack({ page: "failed" })
      flow.succeeds("loadOrder", found)
      return flow.actor.getSnapshot().can({ type: "PAYMENT_RESUMED" })
    }
    const refunds = [{ amount: 8, refundedAt: null }]
    expect(canPay(order("failed"))).toBe(false)
    expect(canPay({ ...order("expired"), isDeclaredHere: true })).toBe(false)
    expect(canPay({ ...order("cancelled", { refunds }), isDeclaredHere: true })).toBe(false)
  })

  it("stores the proof of a paid order only [B-28 C/C-02]", ({ flow }) => {
    flow.succeeds("loadOrder", order("open"))
    expect(flow.kept).toEqual([])
    flow.clock.increment(1_000)
    flow.succeeds("askAgain", order("paid"))
    expect(flow.kept).toEqual([proofOf(order("paid"))])
  })

  it("shows the stored proof at once, while the request is running [C/C-02]", () => {
    const flow = comeBack({ proof: order("paid") })
    expect(flow.state()).toBe("proofKept.checking")
    flow.succeeds("loadOrder", order("paid"))
    expect(flow.state()).toBe(paid)
    flow.actor.send({ type: "PAGE_SHOWN" })
    expect(flow.state()).toBe("proofKept.checking")
  })

  it("checks again when the page is restored while signed out or during the permission request", () => {
    const flow = comeBack({ proof: order("paid") })
    flow.fails("loadOrder", { _tag: "SessionLost" })
    flow.actor.send({ type: "PAGE_SHOWN" })
    expect(flow.state()).toBe("proofKept.checking")
    flow.succeeds("loadOrder", { ...order("paid", { pushKey: "key" }), reminder: "offered" })
    flow.actor.send({ type: "REMINDER_WANTED" })
    flow.actor.send({ type: "PAGE_SHOWN" })
    expect(flow.state()).toBe("proofKept.checking")
  })

  it("checks again when the page is restored while signed out and without a proof", ({ flow }) => {
    flow.fails("loadOrder", { _tag: "SessionLost" })
    flow.actor.send({ type: "PAGE_SHOWN" })
    expect(flow.state()).toBe("checking")
  })
})
