import { describe, expect, test } from "vitest"
import { drive } from "../testing/drive.ts"
import { basketMachine } from "./index.ts"

const enter = (shopId = "wiesensee") => {
  const flow = drive(basketMachine)
  flow.actor.send({ type: "SHOP_OPENED", shopId })
  return { ...flow, tickets: () => flow.actor.getSnapshot().context.tickets }
}

const it = test.extend("flow", () => enter())

describe("basket", () => {
  it("distinguishes a cart with tickets from an empty one [B-52 C/C-04]", () => {
    const filled = enter()
    filled.succeeds("countTickets", 2)
    expect(filled.state()).toBe("filled")
    expect(filled.tickets()).toBe(2)
    const empty = enter()
    empty.succeeds("countTickets", 0)
    expect(empty.state()).toBe("empty")
  })

  it("counts again after a change and shows the old number until then", ({ flow }) => {
    flow.succeeds("countTickets", 1)
    flow.actor.send({ type: "CART_CHANGED", shopId: "wiesensee" })
    expect(flow.state()).toBe("counting")
    expect(flow.tickets()).toBe(1)
    flow.succeeds("countTickets", 0)
    expect(flow.state()).toBe("empty")
  })

  it("restarts the count when the cart changes during it", ({ flow }) => {
    const before = flow.actor.getSnapshot().children.countTickets
    flow.actor.send({ type: "CART_CHANGED", shopId: "wiesensee" })
    expect(flow.state()).toBe("counting")
    expect(flow.actor.getSnapshot().children.countTickets).not.toBe(before)
  })

  it("ignores the carts of other shops", ({ flow }) => {
    flow.succeeds("countTickets", 1)
    flow.actor.send({ type: "CART_CHANGED", shopId: "hochtal" })
    expect(flow.state()).toBe("filled")
  })

  it("clears the number in another shop and outside of shops", ({ flow }) => {
    flow.succeeds("countTickets", 3)
    flow.actor.send({ type: "SHOP_OPENED", shopId: "hochtal" })
    expect(flow.state()).toBe("counting")
    expect(flow.tickets()).toBeNull()
    flow.succeeds("countTickets", 1)
    flow.actor.send({ type: "SHOP_LEFT" })
    expect(flow.state()).toBe("outside")
    expect(flow.actor.getSnapshot().context).toEqual({ shopId: null, tickets: null })
  })
})
