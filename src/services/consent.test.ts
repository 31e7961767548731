/** Tests of the stored consent to tracking: all but a valid decision is ignored. */
import { expect, it } from "vitest"
import { storedConsent } from "./consent.ts"
import { withBrowserStorage } from "./testing/browser-storage.ts"

withBrowserStorage()

it("returns the decision and its time", () => {
  const decision = { decision: "granted", at: "2026-11-22T10:00:00.000Z" } as const
  storedConsent.write(decision)
  expect(storedConsent.read()).toEqual(decision)
})

it.each([
  { decision: "maybe", at: "2026-11-22T10:00:00.000Z" },
  { decision: "refused" },
  { decision: "refused", at: 7 },
  {},
  "granted"
])("ignores the stored value %j", (kept) => {
  storedConsent.write({ decision: "refused", at: "2026-11-22T10:00:00.000Z" })
  const key = localStorage.key(0) ?? ""
  localStorage.setItem(key, JSON.stringify(kept))
  expect(storedConsent.read()).toBeUndefined()
})
