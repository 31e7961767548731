import { describe, expect, it } from "vitest"
import { legalLinks } from "./legal-links.ts"

describe("legal links", () => {
  it.each(["de", "it", "ch", "at"])(
    "match the shop's country %s, in upper or lower case [L-10]",
    (country) => {
      for (const given of [country, country.toUpperCase()]) {
        const { contactEmail, contactPhone, ...pages } = legalLinks(given)
        expect(contactEmail).toContain(`-${country}@`)
        expect(contactPhone).toMatch(/^\+\d/)
        for (const [page, address] of Object.entries(pages))
          expect(address).toBe(`https://parkschein.example/${country}/${page}`)
      }
    }
  )

  it.each(["fr", "", null, undefined])("are the German ones for %j [L-10]", (country) => {
    expect(legalLinks(country)).toEqual(legalLinks("de"))
  })
})
