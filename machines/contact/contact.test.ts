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

  it("has nobody to be reached in a shop that does not exist, and nothing to be tried again", () => {
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
  ])("tells %s from the other failures, and lets the driver try again", (failure, state) => {
    const flow = open()
    flow.fails("loadShop", { _tag: failure })
    expect(flow.state()).toBe(state)
    flow.actor.send({ type: "TRY_AGAIN" })
    expect(flow.state()).toBe("loadingShop")
  })

  it("asks again by itself when the service wants to be asked", () => {
    const flow = open()
    flow.fails("loadShop", { _tag: "TooManyRequests", seconds: 45 })
    expect(flow.state()).toBe("tooManyRequests")
    flow.clock.increment(44_999)
    expect(flow.state()).toBe("tooManyRequests")
    flow.clock.increment(1)
    expect(flow.state()).toBe("loadingShop")
  })

  it("says what is wrong when loading breaks", () => {
    const flow = open()
    flow.breaks("loadShop")
    expect(flow.state()).toBe("shopFailed")
  })
})
