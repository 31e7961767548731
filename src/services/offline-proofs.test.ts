/** Tests of how pages without the app read the stored proofs. */
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { palette } from "../styles/tokens.ts"
import { withBrowserStorage } from "./testing/browser-storage.ts"

interface Proof {
  readonly order: { readonly orderId: string }
}
const publicFile = (name: string) => new URL(`../public/${name}`, import.meta.url)
const { addressOf, offlineProofs, serviceTime } = (await import(publicFile("offline-proofs.js").href)) as {
  readonly offlineProofs: (now: number) => ReadonlyArray<Proof>
  readonly addressOf: (proof: Proof) => string
  readonly serviceTime: (now: number) => number
}

withBrowserStorage()

const now = Date.parse("2026-11-26T12:00:00Z")
const keep = (orderId: string, ...ends: ReadonlyArray<string | null>) =>
  localStorage.setItem(
    `parkschein.personal/proof/1//${orderId}`,
    JSON.stringify({
      shop: { path: "wiesensee" },
      order: { orderId, items: ends.map((validTo) => ({ validTo })) }
    })
  )

describe("the proofs of this device", () => {
  it("are sorted from the next end to the earliest past end", () => {
    keep("long ago", "2026-11-01T12:00:00Z")
    keep("tomorrow", "2026-11-27T12:00:00Z")
    keep("yesterday", "2026-11-25T12:00:00Z")
    keep("soon", "2026-11-26T10:00:00Z", "2026-11-26T12:30:00Z")
    expect(offlineProofs(now).map(({ order }) => order.orderId)).toEqual([
      "soon",
      "tomorrow",
      "yesterday",
      "long ago"
    ])
  })

  it("include only readable ones", () => {
    keep("good", null)
    localStorage.setItem("parkschein.personal/proof/1//empty", "{}")
    localStorage.setItem("parkschein.personal/proof/1//torn", '{"order":')
    localStorage.setItem("parkschein.personal/drafts/1/me", "{}")
    expect(offlineProofs(now).map(addressOf)).toEqual(["/wiesensee/payment-success?order=good"])
  })
})

it("the time is corrected by how wrong the clock of this device was last", () => {
  const keepAt = (orderId: string, seenAt: string, keptAt?: string) =>
    localStorage.setItem(
      `parkschein.personal/proof/1//${orderId}`,
      JSON.stringify({ shop: { path: "wiesensee" }, order: { orderId, items: [] }, seenAt, keptAt })
    )
  keepAt("by an earlier build", "2026-11-26T11:00:00Z")
  expect(serviceTime(now)).toBe(now)
  keepAt("last", "2026-11-26T11:00:00Z", "2026-11-26T09:00:00Z")
  keepAt("first", "2026-11-25T12:00:00Z", "2026-11-25T12:00:00Z")
  expect(serviceTime(now)).toBe(now + 2 * 3_600_000)
  keepAt("by a clock ahead", "2026-11-26T10:00:00Z", "2026-11-27T10:00:00Z")
  expect(serviceTime(now)).toBe(now + 2 * 3_600_000)
})

it("the offline page has the same colours as all others", () => {
  const colours = readFileSync(publicFile("offline.css"), "utf8").matchAll(/--([\w-]+): (#\w+);/g)
  const byName = Map.groupBy(colours, ([, name = ""]) => name)
  expect(byName.size).toBeGreaterThan(0)
  for (const [name, values] of byName) {
    const token = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as keyof typeof palette
    expect(values.map(([, , colour]) => colour)).toEqual(palette[token])
  }
})
