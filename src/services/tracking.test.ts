/** Tests of tracking: nothing without consent, and nothing that identifies. Decision D-26. */
import { assert, describe, expect, it, vi } from "vitest"
import { maskPlate, scrub, scrubMessage } from "./scrub.ts"
import {
  beaconSink,
  consoleSink,
  makeTracking,
  monitoringSampleRate,
  type TrackedRecord
} from "./tracking.ts"

const user = { userId: "driver|fahrerin", nickname: "fahrerin" }

const recording = () => {
  const records: TrackedRecord[] = []
  const leave = { isAllowed: true, user: null as typeof user | null }
  const tracking = makeTracking({
    sink: (record) => records.push(record),
    isAllowed: () => leave.isAllowed,
    user: () => leave.user,
    version: "0.45.2"
  })
  return { ...tracking, records, leave }
}

describe("a record", () => {
  const one: TrackedRecord[] = []
  makeTracking({
    sink: (record) => one.push(record),
    isAllowed: () => true,
    user: () => null,
    version: "0.45.2"
  }).track({ name: "login" })

  it("is logged for developers", () => {
    const debug = vi.spyOn(console, "debug").mockImplementation(() => undefined)
    for (const record of one) consoleSink(record)
    expect(debug.mock.calls).toEqual([["tracked", one[0]]])
    debug.mockRestore()
  })

  it("is sent to the configured address, also while the page unloads", () => {
    const sendBeacon = vi.fn((_: string, __: string) => true)
    vi.stubGlobal("navigator", { sendBeacon })
    for (const record of one) beaconSink("https://track.example")(record)
    vi.unstubAllGlobals()
    expect(sendBeacon.mock.calls).toEqual([["https://track.example/events", JSON.stringify(one[0])]])
  })
})

describe("tracking", () => {
  it("sends nothing without consent and stops as soon as it is withdrawn", () => {
    const { track, report, records, leave } = recording()
    leave.isAllowed = false
    track({ name: "login" })
    report(new Error("broken"), "page")
    leave.isAllowed = true
    track({ name: "select_ticket" })
    leave.isAllowed = false
    track({ name: "logout" })
    assert.deepStrictEqual(
      records.map(({ event }) => event),
      ["select_ticket"]
    )
  })

  it("never blocks the shop when a record cannot be sent", () => {
    const { track } = makeTracking({
      sink: () => {
        throw new Error("offline")
      },
      isAllowed: () => true,
      user: () => null,
      version: "0.45.2"
    })
    assert.doesNotThrow(() => track({ name: "login" }))
  })
})

it("the content of a record names the user if known, and masks plates, addresses and tokens [N-10]", () => {
  const { track, records, leave } = recording()
  track({ name: "page_not_found", properties: { page: "/callback?code=abc&state=def#x" } })
  leave.user = user
  track({
    name: "multi_visit_ticket_already_bought",
    level: "warning",
    plates: ["M-PP123"],
    properties: { note: "k.meier@rosenau.example with eyJhbGciOi.eyJzdWIiOiJh.c2lnbmF0dXJl", count: 2 }
  })
  const [notFound, bought] = records
  assert.deepInclude(notFound, {
    user_id: "not-logged-in",
    user_nickname: "not-logged-in",
    level: "info",
    app_version: "0.45.2"
  })
  assert.strictEqual(notFound?.properties["page"], "/callback?code=•&state=•#x")
  assert.deepInclude(bought, { user_id: "driver|fahrerin", user_nickname: "fahrerin", level: "warning" })
  assert.deepStrictEqual(bought?.plates, ["M-••123"])
  assert.deepStrictEqual(bought?.properties, { note: "• with •", count: 2 })
  assert.notInclude(JSON.stringify(records), "example.com")
})

it("an error report is sent each time, with its source position and without the driver's input [N-10]", () => {
  const { report, records } = recording()
  const fault = new TypeError(
    "No M-PP123, SG197052, ROSENAU-2026 or k.meier@rosenau.example for Bearer abc.def at ?code=KLINIK"
  )
  fault.stack = [
    "TypeError: M-PP123",
    "  at load (https://shop.example/assets/start-a1b2c3d4.js:1:2345)",
    "  at other (https://elsewhere.example/x.js:1:1)"
  ].join("\n")
  report(fault, "checkout")
  report("thrown as a text: AB-229-AA", "page")
  assert.strictEqual(monitoringSampleRate, 1)
  assert.deepInclude(records[0], { event: "fault", level: "error" })
  assert.deepStrictEqual(records[0]?.properties, {
    where: "checkout",
    name: "TypeError",
    message: "No •, •, • or • for Bearer • at ?code=•",
    places: "assets/start-a1b2c3d4.js:1:2345",
    sample_rate: 1
  })
  assert.strictEqual(records[1]?.properties["message"], "thrown as a text: •")
})

describe("masking", () => {
  it.each([
    ["M-PP123", "M-••123"],
    ["W-1234A", "W-••34A"],
    ["SG197052", "•••••052"],
    ["BÖ-A1", "BÖ-•1"],
    ["A", "•"],
    ["", ""]
  ])("replaces %s by %s", (plate, masked) => {
    assert.strictEqual(maskPlate(plate), masked)
  })

  it("keeps words, versions and page addresses", () => {
    const text = "version 0.45.2 of https://shop.example/wiesensee/ticket/hiking-day?section=permissions"
    assert.strictEqual(scrub(text), text)
  })

  it.each(["W-1234A", "M-PP123", "SG197052", "AB123CD", "AB-229-AA", "J-206-FV", "LJ-898-KP", "M PP 123"])(
    "finds the plate %s in an error message",
    (plate) => {
      const scrubbed = scrubMessage(`Cannot read properties of ${plate} (reading 'country')`)
      assert.notMatch(scrubbed, /\d/)
      assert.include(scrubbed, "Cannot read properties of")
      assert.include(scrubbed, "(reading 'country')")
    }
  )
})
