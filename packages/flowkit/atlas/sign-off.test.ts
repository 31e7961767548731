import { expect, it } from "vitest"
import { readSignOffRequest, readSignOffs, signOffStatus, withSignOff, writeSignOffs } from "./sign-off.ts"

const checkout = {
  id: "checkout",
  version: "v1",
  fingerprints: {
    "checkout.reviewing|ORDER_REQUESTED#0": "f1",
    "checkout.reviewing|ORDER_REQUESTED#1": "f2"
  },
  sentences: {
    "checkout.reviewing|ORDER_REQUESTED#0": { en: "It is ordered.", de: "Es wird bestellt." },
    "checkout.reviewing|ORDER_REQUESTED#1": { en: "It is not.", de: "Es wird nicht bestellt." }
  },
  roles: ["product owner", "QA"]
}
const request = {
  machine: "checkout",
  version: "v1",
  transitions: ["checkout.reviewing|ORDER_REQUESTED#0"],
  by: "Petra Owner",
  role: "product owner",
  withdraw: false
}

it("stores sign-offs by transition fingerprint and reads them back", () => {
  const signed = withSignOff({}, request, checkout, "2026-11-21")
  const entry = {
    fingerprint: "f1",
    version: "v1",
    by: "Petra Owner",
    on: "2026-11-21",
    sentence: { en: "It is ordered.", de: "Es wird bestellt." }
  }
  expect(signed).toEqual({ checkout: { "checkout.reviewing|ORDER_REQUESTED#0": { "product owner": entry } } })
  expect(readSignOffs(writeSignOffs(signed))).toEqual(signed)
})

const place = "checkout.reviewing|ORDER_REQUESTED#0"

it("is valid once all roles have signed, until the transition changes", () => {
  const { roles } = checkout
  const one = withSignOff({}, request, checkout, "2026-11-21")
  const both = withSignOff(one, { ...request, role: "QA" }, checkout, "2026-11-22")
  const [byOne, byBoth] = [one["checkout"]?.[place], both["checkout"]?.[place]]
  expect(signOffStatus(undefined, "f1", roles)).toBe("unsigned")
  expect(signOffStatus(byOne, "f1", roles)).toBe("partly")
  expect(signOffStatus(byBoth, "f1", roles)).toBe("signed")
  expect(signOffStatus(byBoth, "f9", roles)).toBe("outdated")
  expect(signOffStatus(byOne, "f1", ["product owner"])).toBe("signed")
})

it("withdraws the sign-off of one role and keeps the others", () => {
  const one = withSignOff({}, request, checkout, "2026-11-21")
  const both = withSignOff(one, { ...request, role: "QA" }, checkout, "2026-11-22")
  expect(withSignOff(both, { ...request, role: "QA", withdraw: true }, checkout, "2026-11-23")).toEqual(one)
})

it("rejects a sign-off for an unknown role", () => {
  expect(() => withSignOff({}, { ...request, role: "king" }, checkout, "2026-11-21")).toThrow(
    'The agreement of "king" is not asked for. Known: product owner, QA.'
  )
})

it("removes a transition without sign-offs from the file", () => {
  const signed = withSignOff({}, request, checkout, "2026-11-21")
  const back = withSignOff(signed, { ...request, withdraw: true }, checkout, "2026-11-22")
  expect(writeSignOffs(back)).toBe("{}\n")
})

it("refuses a sign-off of another version or an unknown transition", () => {
  expect(() => withSignOff({}, { ...request, version: "v0" }, checkout, "2026-11-21")).toThrow("has changed")
  expect(() =>
    withSignOff({}, { ...request, transitions: ["checkout.empty|X"] }, checkout, "2026-11-21")
  ).toThrow('no transition "checkout.empty|X"')
})

it.each([
  ["no JSON", "by me", "A sign-off is not JSON"],
  ["nobody", JSON.stringify({ ...request, by: " " }), '"by" whom'],
  ["nothing", JSON.stringify({ ...request, transitions: [] }), "at least one"]
])("refuses a request with %s", (_, body, reason) => {
  expect(() => readSignOffRequest(body)).toThrow(reason)
})
