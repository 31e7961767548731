import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { operatorCountries } from "../../schemas/operator-country.ts"
import de from "../locales/de/contact.json" with { type: "json" }
import en from "../locales/en/contact.json" with { type: "json" }
import fr from "../locales/fr/contact.json" with { type: "json" }
import itIT from "../locales/it/contact.json" with { type: "json" }
import { knownCountry, knownShop } from "../services/remembered.ts"
import { askForShop, beforeLogin, operatorIn } from "./before-login.ts"

/** Browser's storage, as far as it is used here. */
const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key)
  }
}

describe("facts of a shop before the login", () => {
  beforeEach(() => vi.stubGlobal("localStorage", storage()))
  afterEach(() => vi.unstubAllGlobals())

  it("come from the stored facts of an earlier visit [C/C-15]", () => {
    knownShop("seewil").write({ name: "Seewil", area: "Bahnhof" })
    knownCountry("seewil").write("CH")
    expect(beforeLogin("seewil", "de-DE", "shop.example")).toEqual({
      shop: "Seewil",
      area: "Bahnhof",
      operator: "Parkschein Schweiz",
      domain: "shop.example"
    })
  })

  it("come from the address alone on a first visit", () => {
    expect(beforeLogin("seewil", "en-GB", "parken.example.ch:4400")).toEqual({
      shop: "seewil",
      area: null,
      operator: "Parkschein Switzerland",
      domain: "parken.example.ch:4400"
    })
    expect(beforeLogin(null, "en-GB", "localhost:4400").operator).toBeNull()
  })

  it("come from the public endpoint when the browser has not visited the shop", async () => {
    const answers = (status: number, body: unknown) =>
      vi.stubGlobal("fetch", async (address: string) => {
        expect(address).toBe("https://api.example/v1/shop/public/see%2Fwil")
        return new Response(JSON.stringify(body), { status })
      })
    const ask = () => askForShop("https://api.example", "see/wil", "de-CH")
    answers(200, {
      name: "Seewil",
      areaFriendly: "Gemeinde Seewil",
      areaCountry: "ch",
      coverImageUrl: "see.svg",
      logoUrl: "logo.svg",
      areaEntityId: "0b6f1f5e-5d0a-4c35-9a5c-0d8f4f3b7c11",
      areas: { "zone-a": "Zone A", "zone-b": "Zone B" },
      priceFrom: { de: "ab CHF 5.00 inkl. MWST", fr: "dès CHF 5.00 TVA comprise" }
    })
    vi.stubGlobal("location", new URL("https://shop.example/see%2Fwil?area=zone-b"))
    const pictures = { cover: "see.svg", logo: "logo.svg" }
    const known = { name: "Seewil", area: "Gemeinde Seewil", country: "ch", ...pictures }
    const areaEntityId = "0b6f1f5e-5d0a-4c35-9a5c-0d8f4f3b7c11"
    expect(await ask()).toEqual({ ...known, spot: "Zone B", price: "ab CHF 5.00 inkl. MWST", areaEntityId })
    answers(200, { name: "Seewil", areas: [], priceFrom: "5", areaCountry: "ch" })
    const none = { area: null, cover: null, logo: undefined, spot: undefined, price: undefined }
    expect(await ask()).toEqual({ ...known, ...none })
    answers(404, { code: "E_SHOP_NOT_FOUND" })
    expect(await ask()).toBeNull()
    answers(500, {})
    expect(await ask()).toBeUndefined()
    answers(200, ["no shop"])
    expect(await ask()).toBeUndefined()
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")))
    expect(await ask()).toBeUndefined()
  })

  it("name the operator of the legal links [C/C-15]", () => {
    knownCountry("lyon").write("FR")
    expect(beforeLogin("lyon", "fr-FR", "shop.example").operator).toBe("Parkschein Allemagne")
  })

  it.each([
    ["de-DE", de],
    ["en-GB", en],
    ["fr-FR", fr],
    ["it-IT", itIT]
  ])("name the operators as the contact page does in %s", (locale, { legal }) => {
    const named = operatorCountries.map((country) => [country, operatorIn(country.toUpperCase(), locale)])
    expect(Object.fromEntries(named)).toEqual(legal.operator)
  })
})
