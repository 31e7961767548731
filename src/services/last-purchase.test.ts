import { assert, describe, it } from "vitest"
import { lastPurchase } from "./last-purchase.ts"
import { withRightPlate } from "./last-purchase-plate.ts"
import { forgetPersonal } from "./storage.ts"
import { withBrowserStorage } from "./testing/browser-storage.ts"

const bought = { ticketId: "day", plates: [{ plate: "M-PP123", country: "DE" }] }

describe("the last purchase", () => {
  withBrowserStorage()

  it("is stored per driver and shop until a logout", () => {
    lastPurchase("driver-1", "wiesensee").write(bought)
    assert.deepStrictEqual(lastPurchase("driver-1", "wiesensee").read(), bought)
    assert.isUndefined(lastPurchase("driver-2", "wiesensee").read())
    assert.isUndefined(lastPurchase("driver-1", "hochtal").read())
    forgetPersonal()
    assert.isUndefined(lastPurchase("driver-1", "wiesensee").read())
  })

  it("is absent when the stored value is invalid", () => {
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

  it("has the corrected plate after a correction, with all others unchanged", () => {
    const [wrong] = bought.plates
    const right = { plate: "M-PP124", country: "DE" }
    assert.isDefined(wrong)
    assert.deepStrictEqual(withRightPlate(bought, wrong, right).plates, [right])
    assert.deepStrictEqual(withRightPlate(bought, right, wrong).plates, [wrong])
  })
})
