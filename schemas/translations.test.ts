/** Tests of the title of a ticket or permission in the driver's language, and of its fallbacks. */
import { describe, expect, it } from "vitest"
import { titleIn } from "./title-in.ts"

const day = { de: { title: "Tageskarte" }, en: { title: "Day ticket" }, it: { title: "Giornaliero" } }

describe("a title", () => {
  it.each([
    ["it-IT", "Giornaliero"],
    ["it-CH", "Giornaliero"],
    ["de-DE", "Tageskarte"],
    ["en-US", "Day ticket"],
    ["fr-FR", "Day ticket"]
  ])("is in %s: %s [E-27]", (locale, title) => {
    expect(titleIn(day, locale, "TK-1")).toBe(title)
  })

  it("prefers the full tag to the base language [E-27]", () => {
    expect(titleIn({ ...day, "it-CH": { title: "Giornaliera" } }, "it-CH", "TK-1")).toBe("Giornaliera")
  })

  it("falls back to German without English, then to any, then to the entity's name", () => {
    expect(titleIn({ de: day.de, it: day.it }, "fr-FR", "TK-1")).toBe("Tageskarte")
    expect(titleIn({ it: day.it }, "fr-FR", "TK-1")).toBe("Giornaliero")
    expect(titleIn({}, "fr-FR", "TK-1")).toBe("TK-1")
    expect(titleIn(null, "fr-FR", "TK-1")).toBe("TK-1")
  })

  it("is never empty when another language has one", () => {
    expect(titleIn({ ...day, fr: { title: "" } }, "fr-FR", "TK-1")).toBe("Day ticket")
  })
})
