import { expect, it } from "vitest"
import { readSignOffRequest, readSignOffs, signOffStatus, withSignOff, writeSignOffs } from "./sign-off.ts"

const checkout = {
  id: "checkout",
  version: "v1",
  fingerprints: { "checkout.reviewing|ORDER_REQUESTED#0": "f1", "checkout.reviewing|ORDER_REQUESTED#1": "f2" }
}
const request = {
  machine: "checkout",
  version: "v1",
  transitions: ["checkout.reviewing|ORDER_REQUESTED#0"],
  by: "Petra Owner",
  withdraw: false
}

it("stores who agreed to which version of a transition, and reads it back", () => {
  const signed = withSignOff({}, request, checkout, "2026-11-21")
  const entry = { fingerprint: "f1", version: "v1", by: "Petra Owner", on: "2026-11-21" }
  expect(signed).toEqual({ checkout: { "checkout.reviewing|ORDER_REQUESTED#0": entry } })
  expect(readSignOffs(writeSignOffs(signed))).toEqual(signed)
})

it("counts no longer once the transition has changed", () => {
  const signed = withSignOff({}, request, checkout, "2026-11-21")
  const entry = signed["checkout"]?.["checkout.reviewing|ORDER_REQUESTED#0"]
  expect(signOffStatus(entry, "f1")).toBe("signed")
  expect(signOffStatus(entry, "f9")).toBe("outdated")
  expect(signOffStatus(undefined, "f1")).toBe("unsigned")
})

it("takes an agreement back", () => {
  const signed = withSignOff({}, request, checkout, "2026-11-21")
  const back = withSignOff(signed, { ...request, withdraw: true }, checkout, "2026-11-22")
  expect(writeSignOffs(back)).toBe("{}\n")
})

it("refuses to sign what the signer has not seen", () => {
  expect(() => withSignOff({}, { ...request, version: "v0" }, checkout, "2026-11-21")).toThrow("has changed")
  expect(() =>
    withSignOff({}, { ...request, transitions: ["checkout.empty|X"] }, checkout, "2026-11-21")
  ).toThrow('no transition "checkout.empty|X"')
})

it.each([
  ["no JSON", "by me", "must be JSON"],
  ["nobody", JSON.stringify({ ...request, by: " " }), '"by" whom'],
  ["nothing", JSON.stringify({ ...request, transitions: [] }), "at least one"]
])("refuses a request with %s", (_, body, reason) => {
  expect(() => readSignOffRequest(body)).toThrow(reason)
})
