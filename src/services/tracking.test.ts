/** Tracking: nothing before the driver agrees, and nothing that identifies. Decision D-26. */
import { assert, describe, it } from "vitest"
import { maskPlate, scrub } from "./scrub.ts"
import { withBrowserStorage } from "./testing/browser-storage.ts"
import { sinkFor, type TrackedRecord, Tracking } from "./tracking.ts"

withBrowserStorage()

const recording = () => {
  const records: TrackedRecord[] = []
  return { records, open: () => Tracking.make((record) => void records.push(record)) }
}
const user = {
  userId: "driver|fahrerin",
  nickname: "fahrerin",
  email: "fahrerin@example.com",
  emailVerified: true,
  lastShopVisited: null
}

describe("consent", () => {
  it("is waited for, and what happened before it is never recorded", () => {
    const { records, open } = recording()
    const tracking = open()
    assert.isUndefined(tracking.consent())
    tracking.track({ name: "login" })
    tracking.decide("granted")
    tracking.track({ name: "select_ticket" })
    tracking.decide("refused")
    tracking.track({ name: "logout" })
    assert.deepStrictEqual(
      records.map(({ event }) => event),
      ["select_ticket"]
    )
  })

  it("is remembered for the next visit", () => {
    const { records, open } = recording()
    open().decide("granted")
    const nextVisit = open()
    assert.strictEqual(nextVisit.consent(), "granted")
    nextVisit.track({ name: "login" })
    assert.lengthOf(records, 1)
  })
})

describe("a record", () => {
  it("says who, as far as that is known, and hides plates, addresses and tokens", () => {
    const { records, open } = recording()
    const tracking = open()
    tracking.decide("granted")
    tracking.track({ name: "page_not_found", properties: { page: "/callback?code=abc&state=def#x" } })
    tracking.identify(user)
    tracking.track({
      name: "multi_visit_ticket_already_bought",
      level: "warning",
      plates: ["M-PP123"],
      properties: { note: "k.meier@rosenau.example with eyJhbGciOi.eyJzdWIiOiJh.c2lnbmF0dXJl", count: 2 }
    })
    const [notFound, bought] = records
    assert.deepInclude(notFound, { user_id: "not-logged-in", user_nickname: "not-logged-in", level: "info" })
    assert.strictEqual(notFound?.properties["page"], "/callback?code=•&state=•#x")
    assert.deepInclude(bought, { user_id: "driver|fahrerin", user_nickname: "fahrerin", level: "warning" })
    assert.deepStrictEqual(bought?.plates, ["M-••123"])
    assert.deepStrictEqual(bought?.properties, { note: "• with •", count: 2 })
    assert.notInclude(JSON.stringify(records), "example.com")
  })

  it("never stops the shop when it cannot be sent", () => {
    const tracking = Tracking.make(() => {
      throw new Error("offline")
    })
    tracking.decide("granted")
    tracking.track({ name: "login" })
    assert.strictEqual(tracking.consent(), "granted")
  })
})

describe("masking", () => {
  it.each([
    ["M-PP123", "M-••123"],
    ["W-1234A", "W-••34A"],
    ["SG197052", "•••••052"],
    ["BÖ-A1", "BÖ-•1"],
    ["A", "•"],
    ["", ""]
  ])("makes of %s %s", (plate, masked) => {
    assert.strictEqual(maskPlate(plate), masked)
  })

  it("leaves words, versions and addresses of pages alone", () => {
    const text = "version 0.45.2 of https://shop.example/wiesensee/ticket/hiking-day?section=permissions"
    assert.strictEqual(scrub(text), text)
  })
})

describe("where records go", () => {
  it("is nowhere unless the installation or a developer wants them", () => {
    assert.isUndefined(sinkFor(null, false))
    assert.isFunction(sinkFor(null, true))
    assert.isFunction(sinkFor("https://tracking.example", false))
  })
})
