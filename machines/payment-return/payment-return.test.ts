import { describe, expect, it } from "vitest"
import type { Order } from "../../schemas/order.ts"
import { configuredDayTicket, wiesensee } from "../testing/demo.ts"
import { drive } from "../testing/drive.ts"
import { paymentReturnMachine } from "./index.ts"

const orderId = "00000000-0000-4000-8000-000000000077"
const order = (status: Order["status"]): { readonly shop: typeof wiesensee; readonly order: Order } => ({
  shop: wiesensee,
  order: {
    orderId,
    reference: "P7K4-22MX",
    status,
    paymentUrl: status === "open" ? "http://localhost:4403/pay/token" : null,
    total: 8,
    currencyCode: "EUR",
    items: [configuredDayTicket],
    createdAt: "2026-11-21T10:00:00Z"
  }
})

const comeBack = () => drive(paymentReturnMachine, { shopPath: "wiesensee", orderId })

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
    const flow = drive(paymentReturnMachine, { shopPath: "wiesensee", orderId: null })
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
})
