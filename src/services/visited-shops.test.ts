import { afterEach, expect, it, vi } from "vitest"
import { knownShop } from "./remembered.ts"
import { visitedShops } from "./visited-shops.ts"

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

it("lists none when storage is blocked", () => {
  vi.stubGlobal("localStorage", undefined)
  expect(visitedShops()).toEqual([])
})
