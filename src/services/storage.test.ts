/** Tests of the browser's storage: stored values, and failures of the storage. */
import { Schema } from "effect"
import { assert, describe, it } from "vitest"
import { decodedBy, orderIntent, promptDismissed, ticketDraft } from "./drafts.ts"
import { chosenLanguage, knownAreaEntity, latestShop } from "./remembered.ts"
import { forgetPersonal, sharedValue } from "./storage.ts"
import { blockStorage, withBrowserStorage } from "./testing/browser-storage.ts"
import { areaEntityId } from "./testing/world.ts"

withBrowserStorage()

const draft = {
  basis: "",
  ticketId: "hiking-day",
  start: "later" as const,
  startDate: "2026-12-01",
  startTime: "",
  plates: [{ plate: "M-PP123", country: "DE" }]
}

describe("a stored value", () => {
  it("returns the written value, and nothing once removed", () => {
    latestShop.write("wiesensee")
    assert.strictEqual(latestShop.read(), "wiesensee")
    latestShop.remove()
    assert.isUndefined(latestShop.read())
  })

  it.each(["{", "7", '""', "null", JSON.stringify("a".repeat(300))])(
    "discards an invalid value: %s",
    (rubbish) => {
      latestShop.write("wiesensee")
      const key = localStorage.key(0) ?? ""
      localStorage.setItem(key, rubbish)
      assert.isUndefined(latestShop.read())
      assert.isNull(localStorage.getItem(key))
    }
  )

  it("is written again only where it differs", () => {
    latestShop.write("wiesensee")
    const written: string[] = []
    localStorage.setItem = (_, text) => void written.push(text)
    latestShop.write("wiesensee")
    latestShop.write("seewil")
    assert.deepStrictEqual(written, ['"seewil"'])
  })

  it("ignores a value of an older version", () => {
    const stored = (version: number) => sharedValue("counter", decodedBy(Schema.Int), { version })
    stored(1).write(1)
    assert.isUndefined(stored(2).read())
  })

  it("neither works nor throws when storage is blocked", () => {
    blockStorage()
    chosenLanguage.write("de-DE")
    assert.isUndefined(chosenLanguage.read())
    chosenLanguage.remove()
    forgetPersonal()
  })

  it("neither works nor throws when storage is full", () => {
    localStorage.setItem = () => {
      throw new DOMException("Full", "QuotaExceededError")
    }
    latestShop.write("wiesensee")
    assert.isUndefined(latestShop.read())
  })

  it("refuses an area that is not an id", () => {
    knownAreaEntity("wiesensee").write("6f0f")
    assert.isUndefined(knownAreaEntity("wiesensee").read())
    knownAreaEntity("wiesensee").write(areaEntityId)
    assert.strictEqual(knownAreaEntity("wiesensee").read(), areaEntityId)
    assert.isUndefined(knownAreaEntity("hochtal").read())
  })
})

describe("personal values", () => {
  it("are separated by driver and shop", () => {
    ticketDraft("driver|a", "one").write(draft)
    assert.deepStrictEqual(ticketDraft("driver|a", "one").read(), draft)
    assert.isUndefined(ticketDraft("driver|b", "one").read())
    assert.isUndefined(ticketDraft("driver|a", "two").read())
    // These names would collide without encoding.
    promptDismissed("a/b", "c").write(true)
    assert.isUndefined(promptDismissed("a", "b/c").read())
  })

  it("are cleared for every driver by a logout, while others stay", () => {
    ticketDraft("driver|a", "one").write(draft)
    promptDismissed("driver|b", "one").write(true)
    latestShop.write("wiesensee")
    forgetPersonal()
    assert.isUndefined(ticketDraft("driver|a", "one").read())
    assert.isUndefined(promptDismissed("driver|b", "one").read())
    assert.strictEqual(latestShop.read(), "wiesensee")
  })

  it("are discarded when they do not decode: an intent without a key must not create an order", () => {
    const stored = orderIntent("driver|a", "one")
    localStorage.setItem(
      "parkschein.personal/order-intent/1/driver%7Ca/one",
      JSON.stringify({ key: "", cartHash: "x", request: {}, orderId: null })
    )
    assert.isUndefined(stored.read())
    assert.strictEqual(localStorage.length, 0)
  })
})
