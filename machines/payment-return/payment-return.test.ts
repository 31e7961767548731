import { describe, expect, it } from "vitest"
import type { Order } from "../../schemas/order.ts"
import { configuredDayTicket, wiesensee } from "../testing/demo.ts"
import { drive } from "../testing/drive.ts"
import { type LoadedOrder, type Proof, paymentReturnMachine } from "./index.ts"

const orderId = "00000000-0000-4000-8000-000000000077"
const order = (status: Order["status"]): LoadedOrder => ({
  shop: wiesensee,
  seenAt: "2026-11-21T10:05:00Z",
  order: {
    orderId,
    reference: "P7K4-22MX",
    status,
    paymentUrl: status === "open" ? "http://localhost:4403/pay/token" : null,
    total: 8,
    currencyCode: "EUR",
    items: [configuredDayTicket],
    createdAt: "2026-11-21T10:00:00Z",
    expiresAt: null,
    settledAt: null,
    replacedBy: null,
    refunds: []
  }
})

const comeBack = (proof: Proof | null = null) => {
  const kept: (Proof | null)[] = []
  const flow = drive(
    paymentReturnMachine.provide({ actions: { keepProof: (_, shown) => kept.push(shown) } }),
    { shopPath: "wiesensee", orderId, page: "success", proof }
  )
  return { ...flow, kept }
}

describe("payment return", () => {
  it.each(["paid", "open", "failed", "expired"] as const)(
    "believes the service that the order is %s",
    (status) => {
      const flow = comeBack()
      flow.succeeds("loadOrder", order(status))
      expect(flow.state()).toBe(status)
    }
  )

  it("asks again after 1, 2, 4 and 5 seconds while the bank takes its time", () => {
    const flow = comeBack()
    flow.succeeds("loadOrder", order("processing"))
    for (const pause of [1_000, 2_000, 4_000, 5_000, 5_000]) {
      expect(flow.state()).toBe("processing.waiting")
      flow.clock.increment(pause - 1)
      expect(flow.state()).toBe("processing.waiting")
      flow.clock.increment(1)
      expect(flow.state()).toBe("processing.asking")
      flow.succeeds("askAgain", order("processing"))
    }
    flow.clock.increment(5_000)
    flow.succeeds("askAgain", order("paid"))
    expect(flow.state()).toBe("paid")
  })

  it("goes on asking when one question gets no answer, and stops after two minutes", () => {
    const flow = comeBack()
    flow.succeeds("loadOrder", order("processing"))
    flow.clock.increment(1_000)
    flow.fails("askAgain", { _tag: "Unreachable" })
    expect(flow.state()).toBe("processing.waiting")
    flow.clock.increment(119_000)
    expect(flow.state()).toBe("stillProcessing")
    flow.actor.send({ type: "TRY_AGAIN" })
    expect(flow.state()).toBe("checking")
  })

  it.each([
    ["OrderNotFound", "orderUnknown"],
    ["ShopNotFound", "orderUnknown"],
    ["SessionLost", "signedOut"],
    ["Unreachable", "unreachable"],
    ["ServiceFailed", "unreachable"]
  ])("promises nothing on %s", (failure, state) => {
    const flow = comeBack()
    flow.fails("loadOrder", { _tag: failure })
    expect(flow.state()).toBe(state)
  })

  it("asks for no order when the address names none", () => {
    const flow = drive(paymentReturnMachine, {
      shopPath: "wiesensee",
      orderId: null,
      page: "success",
      proof: null
    })
    expect(flow.state()).toBe("orderUnknown")
  })

  it("lets the driver pay an open order, and looks again when the page comes back", () => {
    const flow = comeBack()
    flow.succeeds("loadOrder", order("open"))
    flow.actor.send({ type: "PAYMENT_RESUMED" })
    expect(flow.state()).toBe("leavingForPayment")
    flow.actor.send({ type: "PAGE_SHOWN" })
    expect(flow.state()).toBe("checking")
  })

  it("keeps the proof of a paid order, and of no other", () => {
    const flow = comeBack()
    flow.succeeds("loadOrder", order("open"))
    expect(flow.kept).toEqual([])
    flow.actor.send({ type: "TRY_AGAIN" })
    flow.succeeds("loadOrder", order("paid"))
    expect(flow.kept).toEqual([order("paid")])
  })

  it("shows the kept proof when the service does not answer, and looks again when asked to", () => {
    const flow = comeBack(order("paid"))
    flow.fails("loadOrder", { _tag: "Unreachable" })
    expect(flow.state()).toBe("proofKept.unchecked")
    flow.actor.send({ type: "TRY_AGAIN" })
    flow.breaks("loadOrder")
    expect(flow.state()).toBe("proofKept.unchecked")
  })

  it("keeps showing the proof to a page that comes back without a connection", () => {
    const flow = comeBack()
    flow.succeeds("loadOrder", order("paid"))
    flow.actor.send({ type: "PAGE_SHOWN" })
    flow.fails("loadOrder", { _tag: "Unreachable" })
    expect(flow.state()).toBe("proofKept.unchecked")
  })

  it("shows the kept proof to who is no longer signed in, with the way to the login", () => {
    const flow = comeBack(order("paid"))
    flow.fails("loadOrder", { _tag: "SessionLost" })
    expect(flow.state()).toBe("proofKept.signedOut")
    flow.actor.send({ type: "LOGIN_REQUESTED" })
    expect(flow.state()).toBe("leavingForLogin")
  })

  it("believes the service rather than a kept proof", () => {
    const flow = comeBack(order("paid"))
    flow.fails("loadOrder", { _tag: "OrderNotFound" })
    expect(flow.state()).toBe("orderUnknown")
  })
})
