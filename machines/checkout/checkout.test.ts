import { describe, expect, it } from "vitest"
import type { Order } from "../../schemas/order.ts"
import { toldCover } from "../../schemas/told-cover.ts"
import type { VerifiedCartItem } from "../../schemas/verified-cart-item.ts"
import { configuredDayTicket, openOrder as order, wiesensee } from "../testing/demo.ts"
import { drive } from "../testing/drive.ts"
import { asksWhetherAgain, checkoutMachine } from "./index.ts"

const good: VerifiedCartItem = { ...configuredDayTicket, valid: true, problem: null }
const covered: VerifiedCartItem = {
  ...good,
  valid: false,
  problem: "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER"
}
const open = () => {
  const results: (Order | null)[] = []
  const flow = drive(
    checkoutMachine.provide({ actions: { openPaymentResult: (_, shown) => results.push(shown) } }),
    { shopPath: "wiesensee" }
  )
  return { ...flow, results, context: () => flow.actor.getSnapshot().context }
}

const review = (items: ReadonlyArray<VerifiedCartItem> = [good]) => {
  const flow = open()
  flow.succeeds("loadCart", { shop: wiesensee, items, begun: null, confirmed: [] })
  flow.succeeds("verifyCart", items)
  return flow
}

const orderIt = () => {
  const flow = review()
  flow.actor.send({ type: "ACCEPTANCE_CHANGED", accepted: true })
  flow.actor.send({ type: "ORDER_REQUESTED" })
  return flow
}

describe("cart and checkout", () => {
  it("goes from the cart to the payment page [A/C-08]", () => {
    const flow = orderIt()
    expect(flow.state()).toBe("ordering")
    flow.succeeds("placeOrder", order)
    expect(flow.state()).toBe("leavingForPayment")
  })

  it("orders nothing before the terms are accepted [A/C-07]", () => {
    const flow = review()
    flow.actor.send({ type: "ORDER_REQUESTED" })
    expect(flow.state()).toBe("reviewing.acceptanceMissing")
    flow.actor.send({ type: "ACCEPTANCE_CHANGED", accepted: true })
    expect(flow.state()).toBe("reviewing.asking")
    flow.actor.send({ type: "ORDER_REQUESTED" })
    expect(flow.state()).toBe("ordering")
  })

  it("orders nothing that begins soon before the driver has asked for that", () => {
    const flow = review([good, { ...good, hash: "sealed too", needsExpressRequest: true }])
    flow.actor.send({ type: "ACCEPTANCE_CHANGED", accepted: true })
    flow.actor.send({ type: "ORDER_REQUESTED" })
    expect(flow.state()).toBe("reviewing.requestMissing")
    flow.actor.send({ type: "EXPRESS_REQUEST_CHANGED", requested: true })
    expect(flow.state()).toBe("reviewing.asking")
    flow.actor.send({ type: "ACCEPTANCE_CHANGED", accepted: false })
    flow.actor.send({ type: "ORDER_REQUESTED" })
    expect(flow.state()).toBe("reviewing.acceptanceMissing")
    flow.actor.send({ type: "ACCEPTANCE_CHANGED", accepted: true })
    flow.actor.send({ type: "ORDER_REQUESTED" })
    expect(flow.state()).toBe("ordering")
    expect(flow.context().asksForStart).toBe(true)
  })

  it("orders no ticket for a plate that has one for that time before the driver has said so", () => {
    const again: VerifiedCartItem = { ...good, hash: "sealed too", ticketCovered: true }
    const flow = review([good, again])
    flow.actor.send({ type: "ACCEPTANCE_CHANGED", accepted: true })
    flow.actor.send({ type: "ORDER_REQUESTED" })
    expect(flow.state()).toBe("reviewing.confirmationMissing")
    flow.actor.send({ type: "BUYING_AGAIN_CHANGED", confirmed: true })
    expect(flow.state()).toBe("reviewing.asking")
    flow.actor.send({ type: "BUYING_AGAIN_CHANGED", confirmed: false })
    flow.actor.send({ type: "ORDER_REQUESTED" })
    expect(flow.state()).toBe("reviewing.confirmationMissing")
    flow.actor.send({ type: "BUYING_AGAIN_CHANGED", confirmed: true })
    flow.actor.send({ type: "ORDER_REQUESTED" })
    expect(flow.state()).toBe("ordering")
    const { placeOrder } = flow.actor.getSnapshot().children
    expect(placeOrder?.getSnapshot().input).toMatchObject({ boughtAgain: ["sealed too"] })
  })

  it("asks again when another ticket is covered by the time of the next verification", () => {
    const again: VerifiedCartItem = { ...good, hash: "sealed too", ticketCovered: true }
    const flow = review([good, again])
    flow.actor.send({ type: "ACCEPTANCE_CHANGED", accepted: true })
    flow.actor.send({ type: "BUYING_AGAIN_CHANGED", confirmed: true })
    flow.actor.send({ type: "CART_CHANGED" })
    flow.succeeds("loadCart", { shop: wiesensee, items: [good, again], begun: null, confirmed: [] })
    flow.succeeds("verifyCart", [{ ...good, ticketCovered: true }, again])
    flow.actor.send({ type: "ORDER_REQUESTED" })
    expect(flow.state()).toBe("reviewing.confirmationMissing")
  })

  it("asks not again what was confirmed in the form, as long as the same is told", () => {
    const told = (until: string): VerifiedCartItem => ({
      ...good,
      ticketCovered: true,
      coveredBy: [{ plate: "M-PP123", until }]
    })
    const seen = told("2026-12-02T00:00:00+01:00")
    const flow = open()
    flow.succeeds("loadCart", { shop: wiesensee, items: [good], begun: null, confirmed: [toldCover(seen)] })
    flow.succeeds("verifyCart", [seen])
    expect(asksWhetherAgain(flow.context())).toBe(false)
    flow.actor.send({ type: "ACCEPTANCE_CHANGED", accepted: true })
    flow.actor.send({ type: "ORDER_REQUESTED" })
    const { placeOrder } = flow.actor.getSnapshot().children
    expect(placeOrder?.getSnapshot().input).toMatchObject({ boughtAgain: [seen.hash] })
    flow.fails("placeOrder", { _tag: "CartInvalid" })
    flow.succeeds("verifyCart", [seen])
    flow.actor.send({ type: "CART_CHANGED" })
    flow.succeeds("loadCart", { shop: wiesensee, items: [good], begun: null, confirmed: [toldCover(seen)] })
    flow.succeeds("verifyCart", [told("2026-12-03T00:00:00+01:00")])
    expect(asksWhetherAgain(flow.context())).toBe(true)
    flow.actor.send({ type: "ORDER_REQUESTED" })
    expect(flow.state()).toBe("reviewing.confirmationMissing")
  })

  it("asks by what the service says now, not by what it said when the ticket was configured", () => {
    const flow = open()
    flow.succeeds("loadCart", {
      shop: wiesensee,
      items: [{ ...good, ticketCovered: true }],
      begun: null,
      confirmed: []
    })
    expect(flow.context().items[0]?.ticketCovered).toBeNull()
  })

  it("has nothing to verify in an empty cart", () => {
    const flow = open()
    flow.succeeds("loadCart", { shop: wiesensee, items: [], begun: null, confirmed: [] })
    expect(flow.state()).toBe("empty")
  })

  it("blocks the order as long as one item is wrong, and verifies again once it is out [A/C-06]", () => {
    const flow = review([good, covered])
    const told: Array<unknown> = []
    flow.actor.on("*", (event) => told.push(event))
    expect(flow.state()).toBe("blocked")
    expect(flow.actor.getSnapshot().can({ type: "ORDER_REQUESTED" })).toBe(false)
    flow.actor.send({ type: "ITEM_REMOVED", index: 1 })
    expect(told).toEqual([])
    flow.succeeds("changeCart", [good])
    expect(told).toEqual([{ type: "CART_CHANGED", shopId: wiesensee.id }])
    expect(flow.state()).toBe("verifying")
    flow.succeeds("verifyCart", [good])
    expect(flow.state()).toBe("reviewing.asking")
  })

  it("keeps the item that could not be taken out", () => {
    const flow = review()
    flow.actor.send({ type: "ITEM_REMOVED", index: 0 })
    flow.fails("changeCart", { _tag: "Unreachable" })
    expect(flow.state()).toBe("changeFailed")
    expect(flow.context().items).toEqual([good])
    flow.actor.send({ type: "ITEM_REMOVED", index: 0 })
    flow.succeeds("changeCart", [])
    expect(flow.state()).toBe("empty")
  })

  it("puts back what was taken out last, also after putting it back failed once [A/C-03]", () => {
    const flow = review()
    flow.actor.send({ type: "ITEM_REMOVED", index: 0 })
    flow.succeeds("changeCart", [])
    expect(flow.context().notice).toEqual({ kind: "removed", items: [good] })
    flow.actor.send({ type: "REMOVAL_UNDONE" })
    expect(flow.context().change).toEqual({ kind: "restore", items: [good] })
    flow.fails("changeCart", { _tag: "Unreachable" })
    expect(flow.state()).toBe("changeFailed")
    flow.actor.send({ type: "REMOVAL_UNDONE" })
    flow.succeeds("changeCart", [good])
    expect(flow.state()).toBe("verifying")
    expect(flow.context().notice).toBeNull()
  })

  it("empties a cart of several items at once, and puts all of them back [A/C-04]", () => {
    const two = [good, { ...good, id: "annual", hash: "sealed too" }]
    const flow = review(two)
    flow.actor.send({ type: "CART_CLEARED" })
    expect(flow.context().change).toEqual({ kind: "clear" })
    flow.succeeds("changeCart", [])
    expect(flow.state()).toBe("empty")
    flow.actor.send({ type: "REMOVAL_UNDONE" })
    expect(flow.context().change).toEqual({ kind: "restore", items: two })
  })

  it("takes the only item out instead of emptying the cart", () => {
    expect(review().actor.getSnapshot().can({ type: "CART_CLEARED" })).toBe(false)
  })

  it("shows the cart of another tab, and says that it was changed there", () => {
    const flow = review()
    flow.actor.send({ type: "CART_CHANGED" })
    expect(flow.state()).toBe("loadingCart")
    flow.succeeds("loadCart", { shop: wiesensee, items: [], begun: null, confirmed: [] })
    expect(flow.state()).toBe("empty")
    expect(flow.context().notice).toEqual({ kind: "changedElsewhere" })
    expect(flow.actor.getSnapshot().can({ type: "REMOVAL_UNDONE" })).toBe(false)
  })

  it("lets nothing be changed while an order is made [B-38]", () => {
    const snapshot = orderIt().actor.getSnapshot()
    for (const type of ["CART_CLEARED", "REMOVAL_UNDONE", "CART_CHANGED"] as const)
      expect(snapshot.can({ type })).toBe(false)
    expect(snapshot.can({ type: "ITEM_REMOVED", index: 0 })).toBe(false)
  })

  it("verifies again after ten minutes on the page, and keeps the acceptance", () => {
    const flow = review()
    flow.actor.send({ type: "ACCEPTANCE_CHANGED", accepted: true })
    flow.clock.increment(599_999)
    expect(flow.state()).toBe("reviewing.asking")
    flow.clock.increment(1)
    expect(flow.state()).toBe("verifying")
    flow.succeeds("verifyCart", [good])
    expect(flow.context().hasAccepted).toBe(true)
  })

  it("does not order what could not be verified", () => {
    const flow = open()
    flow.succeeds("loadCart", { shop: wiesensee, items: [good], begun: null, confirmed: [] })
    flow.fails("verifyCart", { _tag: "ServiceFailed" })
    expect(flow.state()).toBe("verificationFailed")
    flow.actor.send({ type: "TRY_AGAIN" })
    expect(flow.state()).toBe("verifying")
  })

  it("ends where there is no such shop, since trying again does not make one", () => {
    const flow = open()
    flow.fails("loadCart", { _tag: "ShopNotFound" })
    expect(flow.state()).toBe("shopNotFound")
    expect(flow.actor.getSnapshot().status).toBe("done")
  })

  it.each([
    ["Unreachable", "orderUnknown"],
    ["ServiceFailed", "orderUnknown"],
    ["OrderRefused", "orderFailed"],
    ["CartInvalid", "verifying"],
    ["CartChangedElsewhere", "loadingCart"],
    ["PaymentUnderWay", "loadingCart"],
    ["ShopInactive", "shopInactive"],
    ["SessionLost", "sessionLost"]
  ])("tells %s from the other ways in which an order fails", (failure, state) => {
    const flow = orderIt()
    flow.fails("placeOrder", { _tag: failure })
    expect(flow.state()).toBe(state)
  })

  it("sends an order of unknown outcome again", () => {
    const flow = orderIt()
    flow.breaks("placeOrder")
    expect(flow.state()).toBe("orderUnknown")
    flow.actor.send({ type: "TRY_AGAIN" })
    expect(flow.state()).toBe("ordering")
  })

  it("shows the result when the order turns out to be paid already", () => {
    const flow = orderIt()
    flow.succeeds("placeOrder", { ...order, status: "paid", paymentUrl: null })
    expect(flow.state()).toBe("finished")
    expect(flow.results).toMatchObject([{ status: "paid" }])
  })

  it("asks how far the order has come when the driver comes back without an answer", () => {
    const flow = orderIt()
    flow.succeeds("placeOrder", order)
    flow.actor.send({ type: "PAGE_SHOWN" })
    flow.succeeds("loadOrder", order)
    flow.succeeds("loadCart", {
      shop: wiesensee,
      items: [good],
      begun: { order, isFromHere: true },
      confirmed: []
    })
    expect(flow.state()).toBe("awaitingPayment.waiting")
    flow.actor.send({ type: "PAYMENT_RESUMED" })
    expect(flow.state()).toBe("leavingForPayment")
    flow.actor.send({ type: "PAGE_SHOWN" })
    flow.succeeds("loadOrder", { ...order, status: "failed", paymentUrl: null })
    expect(flow.state()).toBe("loadingCart")
    expect(flow.context().order).toBeNull()
    expect(flow.context().notice).toEqual({ kind: "orderOver", status: "failed" })
  })

  it("does not follow an address that is not a payment page of ours", () => {
    const flow = orderIt()
    flow.succeeds("placeOrder", order)
    flow.fails("leaveForPayment", { _tag: "PaymentAddressRefused" })
    expect(flow.state()).toBe("paymentAddressRefused")
    flow.actor.send({ type: "CART_REQUESTED" })
    expect(flow.state()).toBe("awaitingPayment.waiting")
  })

  it.each([
    ["ShopInactive", "shopInactive"],
    ["Unreachable", "shopUnreachable"],
    ["ServiceFailed", "shopFailed"],
    ["SessionLost", "sessionLost"]
  ])("leads on from %s", (failure, state) => {
    const flow = open()
    flow.fails("loadCart", { _tag: failure })
    expect(flow.state()).toBe(state)
    flow.actor.send({ type: "TRY_AGAIN" })
    expect(flow.state()).toBe("loadingCart")
  })
})

describe("an order that was begun before", () => {
  const find = (begun: Partial<Order>, items: ReadonlyArray<VerifiedCartItem> = [good]) => {
    const flow = open()
    const made = { ...order, ...begun }
    flow.succeeds("loadCart", {
      shop: wiesensee,
      items,
      begun: { order: made, isFromHere: false },
      confirmed: []
    })
    return flow
  }
  const processing = { status: "processing", paymentUrl: null } as const

  it("is offered to be paid, and not to be ordered again, where the cart is the same", () => {
    const flow = find({})
    expect(flow.state()).toBe("awaitingPayment.waiting")
    expect(flow.context().isFromHere).toBe(false)
    expect(flow.actor.getSnapshot().can({ type: "ORDER_REQUESTED" })).toBe(false)
    flow.actor.send({ type: "PAYMENT_RESUMED" })
    expect(flow.state()).toBe("leavingForPayment")
  })

  it("stands beside a cart that has changed, which can be ordered in its place", () => {
    const changed = [{ ...good, hash: "sealed anew" }]
    const flow = find({}, changed)
    flow.succeeds("verifyCart", changed)
    expect(flow.state()).toBe("reviewing.asking")
    for (const type of ["PAYMENT_RESUMED", "ORDER_CANCELLED"] as const)
      expect(flow.actor.getSnapshot().can({ type })).toBe(true)
  })

  it("is no longer that of the cart once a ticket is taken out, and is again once it is put back", () => {
    const flow = find({})
    flow.actor.send({ type: "ITEM_REMOVED", index: 0 })
    flow.succeeds("changeCart", [])
    expect(flow.state()).toBe("empty")
    expect(flow.actor.getSnapshot().can({ type: "ORDER_CANCELLED" })).toBe(true)
    flow.actor.send({ type: "REMOVAL_UNDONE" })
    flow.succeeds("changeCart", [good])
    expect(flow.state()).toBe("awaitingPayment.waiting")
  })

  it("is cancelled, and the cart can be ordered anew", () => {
    const flow = find({})
    flow.actor.send({ type: "ORDER_CANCELLED" })
    flow.succeeds("cancelOrder", { ...order, status: "cancelled", paymentUrl: null })
    expect(flow.state()).toBe("loadingCart")
    flow.succeeds("loadCart", { shop: wiesensee, items: [good], begun: null, confirmed: [] })
    flow.succeeds("verifyCart", [good])
    expect(flow.context().notice).toEqual({ kind: "orderOver", status: "cancelled" })
    expect(flow.actor.getSnapshot().can({ type: "ORDER_CANCELLED" })).toBe(false)
  })

  it("is shown as paid when it was paid before it could be cancelled", () => {
    const flow = find({})
    flow.actor.send({ type: "ORDER_CANCELLED" })
    flow.succeeds("cancelOrder", { ...order, status: "paid", paymentUrl: null })
    expect(flow.state()).toBe("finished")
    expect(flow.results).toMatchObject([{ status: "paid" }])
  })

  it.each([
    ["PaymentUnderWay", "loadingCart"],
    ["SessionLost", "sessionLost"],
    ["Unreachable", "cancellationFailed"]
  ])("tells %s from the other ways in which cancelling fails", (failure, state) => {
    const flow = find({})
    flow.actor.send({ type: "ORDER_CANCELLED" })
    flow.fails("cancelOrder", { _tag: failure })
    expect(flow.state()).toBe(state)
  })

  /** Returns the order as changed elsewhere. */
  const elsewhere = (status: Order["status"], replacedBy: string | null = null) => ({
    ...order,
    status,
    paymentUrl: null,
    replacedBy
  })

  it.each(["when the page is shown", "after a pause"])("is asked about without a word %s", (when) => {
    const flow = find({})
    const look = () => {
      if (when !== "after a pause") flow.actor.send({ type: "PAGE_SHOWN" })
      else flow.clock.increment(15_000)
      expect(flow.state()).toBe("awaitingPayment.asking")
      for (const type of ["PAYMENT_RESUMED", "ORDER_CANCELLED"] as const)
        expect(flow.actor.getSnapshot().can({ type })).toBe(true)
    }
    look()
    flow.succeeds("askAgain", order)
    look()
    flow.fails("askAgain", { _tag: "Unreachable" })
    expect(flow.state()).toBe("awaitingPayment.waiting")
    look()
    flow.succeeds("askAgain", elsewhere("paid"))
    expect(flow.results).toMatchObject([{ status: "paid" }])
  })

  it("ends on the thanks where another tab has paid it, and not on the cart which that has emptied", () => {
    for (const status of ["open", "processing"] as const) {
      const flow = find({ status })
      flow.actor.send({ type: "CART_CHANGED" })
      flow.succeeds(status === "open" ? "loadOrder" : "askAgain", elsewhere("paid"))
      expect(flow.state()).toBe("finished")
    }
  })

  it("stays, beside the cart as another tab has changed it", () => {
    const flow = find({})
    flow.actor.send({ type: "CART_CHANGED" })
    flow.succeeds("loadOrder", order)
    expect(flow.state()).toBe("loadingCart")
    expect(flow.context().notice).toEqual({ kind: "changedElsewhere" })
  })

  it("is asked about at once when another tab tells of its cart while a question is out", () => {
    const flow = find(processing)
    flow.clock.increment(5_000)
    flow.actor.send({ type: "CART_CHANGED" })
    expect(flow.state()).toBe("paymentUnderWay.asking")
  })

  it("says nothing of one that was replaced, and shows the cart with the one that took its place", () => {
    const flow = find({})
    flow.actor.send({ type: "PAGE_SHOWN" })
    flow.succeeds("askAgain", elsewhere("cancelled", "00000000-0000-4000-8000-000000000078"))
    expect(flow.state()).toBe("loadingCart")
    expect(flow.context().notice).toBeNull()
  })

  it("offers no second order while its bank is asked, and shows the tickets once it has paid", () => {
    const flow = find(processing)
    for (const status of ["processing", "paid"] as const) {
      expect(flow.state()).toBe("paymentUnderWay.waiting")
      for (const type of ["ORDER_REQUESTED", "ORDER_CANCELLED", "PAYMENT_RESUMED", "CART_CLEARED"] as const)
        expect(flow.actor.getSnapshot().can({ type })).toBe(false)
      flow.clock.increment(5_000)
      flow.succeeds("askAgain", { ...order, ...processing, status })
    }
    expect(flow.state()).toBe("finished")
  })

  it("gives the cart back when its bank declines, also when one question got no answer", () => {
    const flow = find(processing, [])
    flow.clock.increment(5_000)
    flow.fails("askAgain", { _tag: "Unreachable" })
    expect(flow.state()).toBe("paymentUnderWay.waiting")
    flow.actor.send({ type: "PAGE_SHOWN" })
    flow.succeeds("askAgain", { ...order, status: "failed", paymentUrl: null })
    expect(flow.state()).toBe("loadingCart")
  })

  it("lets nothing be ordered that the driver has not seen", () => {
    const flow = orderIt()
    flow.fails("placeOrder", { _tag: "CartChangedElsewhere" })
    expect(flow.context().notice).toEqual({ kind: "notOrdered" })
    flow.succeeds("loadCart", { shop: wiesensee, items: [good], begun: null, confirmed: [] })
    expect(flow.state()).toBe("verifying")
  })
})
