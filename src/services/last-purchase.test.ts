import { assert, describe, it } from "vitest"
import { lastPurchase } from "./last-purchase.ts"
import { withRightPlate } from "./last-purchase-plate.ts"
import { forgetPersonal } from "./storage.ts"
import { withBrowserStorage } from "./testing/browser-storage.ts"

const bought = { ticketId: "day", plates: [{ plate: "M-PP123", country: "DE" }] }

describe("what was bought last", () => {
  withBrowserStorage()

  it("is kept of a driver in a shop, until a logout", () => {
    lastPurchase("driver-1", "wiesensee").write(bought)
    assert.deepStrictEqual(lastPurchase("driver-1", "wiesensee").read(), bought)
    assert.isUndefined(lastPurchase("driver-2", "wiesensee").read())
    assert.isUndefined(lastPurchase("driver-1", "hochtal").read())
    forgetPersonal()
    assert.isUndefined(lastPurchase("driver-1", "wiesensee").read())
  })

  it("is nothing where something else stands in its place", () => {
    for (const rubbish of [
      null,
      7,
      "day",
      {},
      { plates: [null] },
      { plates: [{ plate: "" }] },
      { plates: "M" }
    ]) {
      const kept = lastPurchase("driver-1", "wiesensee")
      kept.write(rubbish as never)
      assert.isUndefined(kept.read(), JSON.stringify(rubbish))
    }
  })

  it("has the right plate once a wrong one is corrected, and any other as it was", () => {
    const [wrong] = bought.plates
    const right = { plate: "M-PP124", country: "DE" }
    assert.isDefined(wrong)
    assert.deepStrictEqual(withRightPlate(bought, wrong, right).plates, [right])
    assert.deepStrictEqual(withRightPlate(bought, right, wrong).plates, [wrong])
  })
})
