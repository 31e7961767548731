import { afterEach, expect, it, vi } from "vitest"
import { lastPurchase } from "./last-purchase.ts"
import { knownShop } from "./remembered.ts"
import { shopsBoughtIn, visitedShops } from "./visited-shops.ts"

afterEach(() => vi.unstubAllGlobals())

/** Storage of a browser: keys are own properties. */
const storage = (): Storage => {
  const kept = {} as Record<string, string>
  const hidden = (value: unknown) => ({ value, enumerable: false })
  return Object.defineProperties(kept, {
    getItem: hidden((key: string) => kept[key] ?? null),
    setItem: hidden((key: string, value: string) => {
      kept[key] = value
    }),
    removeItem: hidden((key: string) => {
      delete kept[key]
    })
  }) as unknown as Storage
}

it("lists the shops visited by this browser, and no other stored items", () => {
  vi.stubGlobal("localStorage", storage())
  knownShop("seewil").write({ name: "Seewil", area: "Gemeinde Seewil" })
  knownShop("p+r nord").write({ name: "P+R Nord", area: null })
  localStorage.setItem("parkschein.shop.broken.1", "{")
  localStorage.setItem("parkschein.shop.%E0%A4%A.1", "{}")
  localStorage.setItem("parkschein.latest-shop.1", JSON.stringify("seewil"))
  expect(visitedShops()).toEqual([
    { path: "p+r nord", name: "P+R Nord", area: null },
    { path: "seewil", name: "Seewil", area: "Gemeinde Seewil" }
  ])
})

it("lists the shops in which a driver has bought, not those of another driver", () => {
  vi.stubGlobal("localStorage", storage())
  for (const path of ["seewil", "hochtal", "leer"]) knownShop(path).write({ name: path, area: null })
  lastPurchase("driver-1", "seewil").write({ ticketId: "day", plates: [] })
  lastPurchase("driver-2", "hochtal").write({ ticketId: "day", plates: [] })
  expect(shopsBoughtIn("driver-1").map(({ path }) => path)).toEqual(["seewil"])
})

it("lists none when storage is blocked", () => {
  vi.stubGlobal("localStorage", undefined)
  expect(visitedShops()).toEqual([])
})
