import { describe, expect, it } from "vitest"
import { wiesensee } from "../testing/demo.ts"
import { drive } from "../testing/drive.ts"
import { contactMachine } from "./index.ts"

const open = () => drive(contactMachine, { shopPath: "wiesensee", knownCountry: null })

describe("contact", () => {
  it("knows the shop before it names an operator", () => {
    const flow = open()
    expect(flow.actor.getSnapshot().context.shop).toBeNull()
    flow.succeeds("loadShop", wiesensee)
    expect(flow.state()).toBe("showing")
    expect(flow.actor.getSnapshot().context.shop).toEqual(wiesensee)
  })

  it("shows no contact and no retry for a shop that does not exist", () => {
    const flow = open()
    flow.fails("loadShop", { _tag: "ShopNotFound" })
    expect(flow.state()).toBe("shopNotFound")
    expect(flow.actor.getSnapshot().status).toBe("done")
  })

  it.each([
    ["ShopInactive", "shopInactive"],
    ["Unreachable", "shopUnreachable"],
    ["SessionLost", "sessionLost"],
    ["NotAllowed", "notAllowed"],
    ["ServiceFailed", "shopFailed"]
  ])("distinguishes %s from other failures and offers a retry", (failure, state) => {
    const flow = open()
    flow.fails("loadShop", { _tag: failure })
    expect(flow.state()).toBe(state)
    flow.actor.send({ type: "TRY_AGAIN" })
    expect(flow.state()).toBe("loadingShop")
  })

  it("retries by itself when the service asks for it", () => {
    const flow = open()
    flow.fails("loadShop", { _tag: "TooManyRequests", seconds: 45 })
    expect(flow.state()).toBe("tooManyRequests")
    flow.clock.increment(44_999)
    expect(flow.state()).toBe("tooManyRequests")
    flow.clock.increment(1)
    expect(flow.state()).toBe("loadingShop")
  })

  it("shows an error when loading fails unexpectedly", () => {
    const flow = open()
    flow.breaks("loadShop")
    expect(flow.state()).toBe("shopFailed")
  })
})
