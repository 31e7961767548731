import { describe, expect, it } from "vitest"
import { coverKey } from "../../schemas/cover-key.ts"
import type { Order } from "../../schemas/order.ts"
import type { VerifiedCartItem } from "../../schemas/verified-cart-item.ts"
import { configuredDayTicket, openOrder as order, wiesensee } from "../testing/demo.ts"
import { drive } from "../testing/drive.ts"
import { checkoutMachine, type LoadedCart, needsCoverConfirmation } from "./index.ts"

const good: VerifiedCartItem = { ...configuredDayTicket, valid: true, problem: null }
const covered: VerifiedCartItem = {
  ...good,
  valid: false,
  problem: "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER"
}
const cartOf = (items: ReadonlyArray<VerifiedCartItem>, more: Partial<LoadedCart> = {}): LoadedCart => ({
  shop: wiesensee,
  items,
  begun: null,
  confirmed: [],
  ownPlates: [],
  declared: null,
  ...more
})
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
  flow.succeeds("loadCart", cartOf(items))
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
  it("orders nothing that begins soon without the driver's explicit request", () => {
    const flow = review([good, { ...good, hash: "sealed too", needsExpressRequest: true }])
    flow.actor.send({ type: "ACCEPTANCE_CHANGED", accepted: true })
    flow.actor.send({ type: "ORDER_REQUESTED" })
    expect(flow.state()).toBe("reviewing.requestMissing")
    flow.actor.send({ type: "EXPRESS_REQUEST_CHANGED", requested: true })
    expect(flow.state()).toBe("reviewing.idle")
    flow.actor.send({ type: "ACCEPTANCE_CHANGED", accepted: false })
    flow.actor.send({ type: "ORDER_REQUESTED" })
    expect(flow.state()).toBe("reviewing.acceptanceMissing")
    flow.actor.send({ type: "ACCEPTANCE_CHANGED", accepted: true })
    flow.actor.send({ type: "ORDER_REQUESTED" })
    expect(flow.state()).toBe("ordering")
    expect(flow.context().asksForStart).toBe(true)
  })

  it("orders no second ticket for a plate and time without the driver's confirmation", () => {
    const again: VerifiedCartItem = { ...good, hash: "sealed too", ticketCovered: true }
    const flow = review([good, again])
    flow.actor.send({ type: "ACCEPTANCE_CHANGED", accepted: true })
    flow.actor.send({ type: "ORDER_REQUESTED" })
    expect(flow.state()).toBe("reviewing.confirmationMissing")
    flow.actor.send({ type: "BUYING_AGAIN_CHANGED", confirmed: true })
    expect(flow.state()).toBe("reviewing.idle")
    flow.actor.send({ type: "BUYING_AGAIN_CHANGED", confirmed: false })
    flow.actor.send({ type: "ORDER_REQUESTED" })
    expect(flow.state()).toBe("reviewing.confirmationMissing")
    flow.actor.send({ type: "BUYING_AGAIN_CHANGED", confirmed: true })
    flow.actor.send({ type: "ORDER_REQUESTED" })
    expect(flow.state()).toBe("ordering")
    const { placeOrder } = flow.actor.getSnapshot().children
    expect(placeOrder?.getSnapshot().input).toMatchObject({ boughtAgain: ["sealed too"] })
  })

  it("asks again when the next verification finds another covered ticket", () => {
    const again: VerifiedCartItem = { ...good, hash: "sealed too", ticketCovered: true }
    const flow = review([good, again])
    flow.actor.send({ type: "ACCEPTANCE_CHANGED", accepted: true })
    flow.actor.send({ type: "BUYING_AGAIN_CHANGED", confirmed: true })
    flow.actor.send({ type: "CART_CHANGED" })
    flow.succeeds("loadCart", cartOf([good, again]))
    flow.succeeds("verifyCart", [{ ...good, ticketCovered: true }, again])
    flow.actor.send({ type: "ORDER_REQUESTED" })
    expect(flow.state()).toBe("reviewing.confirmationMissing")
  })

  it("does not repeat a confirmation given with an earlier order while the coverage is unchanged", () => {
    const told = (until: string): VerifiedCartItem => ({
      ...good,
      ticketCovered: true,
      coveredBy: [{ plate: "M-PP123", until }]
    })
    const seen = told("2026-12-02T00:00:00+01:00")
    const flow = open()
    flow.succeeds("loadCart", cartOf([good], { confirmed: [coverKey(seen)] }))
    flow.succeeds("verifyCart", [seen])
    expect(needsCoverConfirmation(flow.context())).toBe(false)
    flow.actor.send({ type: "ACCEPTANCE_CHANGED", accepted: true })
    flow.actor.send({ type: "ORDER_REQUESTED" })
    const { placeOrder } = flow.actor.getSnapshot().children
    expect(placeOrder?.getSnapshot().input).toMatchObject({ boughtAgain: [seen.hash] })
    flow.fails("placeOrder", { _tag: "CartInvalid" })
    flow.succeeds("verifyCart", [seen])
    flow.actor.send({ type: "CART_CHANGED" })
    flow.succeeds("loadCart", cartOf([good], { confirmed: [coverKey(seen)] }))
    flow.succeeds("verifyCart", [told("2026-12-03T00:00:00+01:00")])
    expect(needsCoverConfirmation(flow.context())).toBe(true)
    flow.actor.send({ type: "ORDER_REQUESTED" })
    expect(flow.state()).toBe("reviewing.confirmationMissing")
  })

  it("uses the current coverage, not the one from the configuration of the ticket", () => {
    const flow = open()
    flow.succeeds("loadCart", cartOf([{ ...good, ticketCovered: true }]))
    expect(flow.context().items[0]?.ticketCovered).toBeNull()
  })

  it("blocks the order while one item is invalid and verifies again once it is removed [A/C-06]", () => {
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
    expect(flow.state()).toBe("reviewing.idle")
  })

  it("restores the last removed item, also after a failed attempt [A/C-03]", () => {
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

  it("empties a cart of several items at once and restores all of them [A/C-04]", () => {
    const two = [good, { ...good, id: "annual", hash: "sealed too" }]
    const flow = review(two)
    flow.actor.send({ type: "CART_CLEARED" })
    expect(flow.context().change).toEqual({ kind: "clear" })
    flow.succeeds("changeCart", [])
    expect(flow.state()).toBe("empty")
    flow.actor.send({ type: "REMOVAL_UNDONE" })
    expect(flow.context().change).toEqual({ kind: "restore", items: two })
  })

  it("ignores changes while an order is created [B-38]", () => {
    const snapshot = orderIt().actor.getSnapshot()
    for (const type of ["CART_CLEARED", "REMOVAL_UNDONE", "CART_CHANGED"] as const)
      expect(snapshot.can({ type })).toBe(false)
    expect(snapshot.can({ type: "ITEM_REMOVED", index: 0 })).toBe(false)
  })

  it("verifies again after ten minutes and keeps the acceptance", () => {
    const flow = review()
    flow.actor.send({ type: "ACCEPTANCE_CHANGED", accepted: true })
    flow.clock.increment(599_999)
    expect(flow.state()).toBe("reviewing.idle")
    flow.clock.increment(1)
    expect(flow.state()).toBe("verifying")
    flow.succeeds("verifyCart", [good])
    expect(flow.context().hasAccepted).toBe(true)
  })

  it("keeps the declarations for the same cart, and asks again for a changed one", () => {
    const declared = { hasAccepted: true, asksForStart: true }
    const ticked = () => {
      const { hasAccepted, asksForStart } = flow.context()
      return [hasAccepted, asksForStart]
    }
    const flow = open()
    flow.succeeds("loadCart", cartOf([good], { declared }))
    flow.succeeds("verifyCart", [good])
    expect(ticked()).toEqual([true, true])
    flow.actor.send({ type: "ACCEPTANCE_CHANGED", accepted: false })
    flow.actor.send({ type: "CART_CHANGED" })
    flow.succeeds("loadCart", cartOf([good], { declared }))
    expect(ticked()).toEqual([false, true])
    flow.succeeds("verifyCart", [good])
    flow.actor.send({ type: "CART_CHANGED" })
    flow.succeeds("loadCart", cartOf([good, { ...good, hash: "sealed too" }]))
    expect(ticked()).toEqual([false, false])
  })

  it("asks again for a cart from which the driver has removed a ticket", () => {
    const flow = review([good, { ...good, hash: "sealed too" }])
    flow.actor.send({ type: "ACCEPTANCE_CHANGED", accepted: true })
    flow.actor.send({ type: "ITEM_REMOVED", index: 1 })
    flow.succeeds("changeCart", [good])
    expect(flow.context().hasAccepted).toBe(false)
  })
})

describe("an open order", () => {
  const find = (begun: Partial<Order>, items: ReadonlyArray<VerifiedCartItem> = [good]) => {
    const flow = open()
    const made = { ...order, ...begun }
    flow.succeeds("loadCart", cartOf(items, { begun: { order: made, isFromHere: false } }))
    return flow
  }
  const processing = { status: "processing", paymentUrl: null } as const

  it("stays beside a changed cart, which can be ordered instead", () => {
    const changed = [{ ...good, hash: "sealed anew" }]
    const flow = find({}, changed)
    flow.succeeds("verifyCart", changed)
    expect(flow.state()).toBe("reviewing.idle")
    for (const type of ["PAYMENT_RESUMED", "ORDER_CANCELLED"] as const)
      expect(flow.actor.getSnapshot().can({ type })).toBe(true)
  })

  it("stops matching the cart once a ticket is removed, and matches again once it is restored", () => {
    const flow = find({})
    flow.actor.send({ type: "ITEM_REMOVED", index: 0 })
    flow.succeeds("changeCart", [])
    expect(flow.state()).toBe("empty")
    expect(flow.actor.getSnapshot().can({ type: "ORDER_CANCELLED" })).toBe(true)
    flow.actor.send({ type: "REMOVAL_UNDONE" })
    flow.succeeds("changeCart", [good])
    expect(flow.state()).toBe("awaitingPayment.waiting")
  })

  it("is shown as paid when it was paid before it could be cancelled", () => {
    const flow = find({})
    flow.actor.send({ type: "ORDER_CANCELLED" })
    flow.succeeds("cancelOrder", { ...order, status: "paid", paymentUrl: null })
    expect(flow.state()).toBe("finished")
    expect(flow.results).toMatchObject([{ status: "paid" }])
  })

  /** Returns the order as changed elsewhere. */
  const elsewhere = (status: Order["status"], replacedBy: string | null = null) => ({
    ...order,
    status,
    paymentUrl: null,
    replacedBy
  })

  it.each(["when the page is shown", "after a pause"])("is polled without a message %s", (when) => {
    const flow = find({})
    const look = () => {
      if (when !== "after a pause") flow.actor.send({ type: "PAGE_SHOWN" })
      else flow.clock.increment(15_000)
      expect(flow.state()).toBe("awaitingPayment.polling")
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

  it("is loaded at once, and then the cart, when another tab changes that while the payment is pending", () => {
    const other = { ...good, hash: "sealed too" }
    const flow = find(processing)
    flow.clock.increment(5_000)
    flow.actor.send({ type: "CART_CHANGED" })
    flow.succeeds("loadOrder", { ...order, ...processing })
    flow.succeeds(
      "loadCart",
      cartOf([good, other], { begun: { order: { ...order, ...processing }, isFromHere: false } })
    )
    expect(flow.state()).toBe("paymentUnderWay.waiting")
    expect(flow.context().items).toHaveLength(2)
    expect(flow.actor.getSnapshot().can({ type: "OTHERS_CHOSEN" })).toBe(true)
    flow.actor.send({ type: "CART_CHANGED" })
    flow.succeeds("loadOrder", { ...order, ...processing, status: "paid" })
    expect(flow.results).toMatchObject([{ status: "paid" }])
  })

  it("shows no message about a replaced order, and shows the cart with its replacement", () => {
    const flow = find({})
    flow.actor.send({ type: "PAGE_SHOWN" })
    flow.succeeds("askAgain", elsewhere("cancelled", "00000000-0000-4000-8000-000000000078"))
    expect(flow.state()).toBe("loadingCart")
    expect(flow.context().notice).toBeNull()
  })

  it("does not take an order of another plate for that of this cart where the service seals nothing", () => {
    const plates = [...good.plates, { plate: "M-XY999", country: "DE" }]
    const unsealed = { ...good, hash: null, startTime: "2026-12-05T10:00:00+01:00", plates }
    const begun = {
      order: {
        ...order,
        items: [{ ...unsealed, startTime: "2026-12-05T09:00:00Z", plates: plates.toReversed() }]
      },
      isFromHere: true
    }
    const cartWith = (change: Partial<VerifiedCartItem>) => {
      const flow = open()
      flow.succeeds("loadCart", cartOf([{ ...unsealed, ...change }], { begun }))
      return flow.state()
    }
    expect(cartWith({})).toBe("awaitingPayment.waiting")
    expect(cartWith({ plates: good.plates })).toBe("verifying")
    expect(cartWith({ startTime: "2026-12-05T10:00:00Z" })).toBe("verifying")
  })

  it("allows no second order while its payment is pending, and shows the tickets once it is paid", () => {
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

  it("leaves other tickets in the cart to be ordered while its payment is pending", () => {
    const other = { ...good, hash: "sealed too" }
    const flow = find(processing, [other, good])
    expect(flow.state()).toBe("paymentUnderWay.waiting")
    flow.actor.send({ type: "OTHERS_CHOSEN" })
    expect(flow.context().change).toEqual({ kind: "remove", items: [good], orderId: order.orderId })
    flow.fails("changeCart", { _tag: "Unreachable" })
    flow.actor.send({ type: "CART_REQUESTED" })
    expect(flow.state()).toBe("paymentUnderWay.waiting")
    flow.actor.send({ type: "OTHERS_CHOSEN" })
    flow.succeeds("changeCart", [other])
    flow.succeeds("verifyCart", [other])
    expect(flow.state()).toBe("reviewing.idle")
  })

  it("is over if its tickets stay in the cart without which the others were to be ordered", () => {
    const other = { ...good, hash: "sealed too" }
    const flow = find(processing, [other, good])
    flow.actor.send({ type: "OTHERS_CHOSEN" })
    flow.succeeds("changeCart", [other, good])
    expect(flow.context()).toMatchObject({ order: null, notice: { kind: "orderOver", status: "failed" } })
    flow.succeeds("verifyCart", [other, good])
    expect(flow.state()).toBe("reviewing.idle")
  })

  it("says so when the same ticket is ordered anew while its payment is pending", () => {
    const anew = { ...good, hash: "sealed anew" }
    const begun = { order: { ...order, ...processing }, isFromHere: true }
    const flow = find(processing, [anew])
    expect(flow.actor.getSnapshot().can({ type: "OTHERS_CHOSEN" })).toBe(false)
    flow.succeeds("verifyCart", [anew])
    flow.actor.send({ type: "ACCEPTANCE_CHANGED", accepted: true })
    flow.actor.send({ type: "ORDER_REQUESTED" })
    flow.fails("placeOrder", { _tag: "PaymentUnderWay" })
    flow.succeeds("loadCart", cartOf([anew], { begun }))
    flow.succeeds("verifyCart", [anew])
    expect(flow.context().notice).toEqual({ kind: "underWay" })
  })
})
