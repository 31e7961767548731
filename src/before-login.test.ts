import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { beforeLogin } from "./before-login.ts"
import { knownCountry, knownShop } from "./services/remembered.ts"

/** A browser's storage, as far as slots use it. */
const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key)
  }
}

describe("what is said of a shop before the login", () => {
  beforeEach(() => vi.stubGlobal("localStorage", storage()))
  afterEach(() => vi.unstubAllGlobals())

  it("is what the browser remembers of an earlier visit", () => {
    knownShop("seewil").write({ name: "Seewil", area: "Bahnhof" })
    knownCountry("seewil").write("CH")
    expect(beforeLogin("seewil", "de-DE", "shop.example")).toEqual({
      shop: "Seewil",
      area: "Bahnhof",
      operator: "Parkschein Schweiz",
      domain: "shop.example"
    })
  })

  it("is no more than the address says on a first visit", () => {
    expect(beforeLogin("seewil", "en-GB", "parken.example.ch:4400")).toEqual({
      shop: "seewil",
      area: null,
      operator: "Parkschein Switzerland",
      domain: "parken.example.ch:4400"
    })
    expect(beforeLogin(null, "en-GB", "localhost:4400").operator).toBeNull()
  })

  it("names the operator that the legal links belong to", () => {
    knownCountry("lyon").write("FR")
    expect(beforeLogin("lyon", "fr-FR", "shop.example").operator).toBe("Parkschein Allemagne")
  })
})
