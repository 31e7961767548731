import { describe, expect, it } from "vitest"
import { figuresIn, isDay, readDay, writeDay } from "./date-text.ts"

const today = "2026-11-21"

describe("a day in the language of the shop", () => {
  it.each([
    ["de-DE", "01.12.2026"],
    ["it-IT", "01/12/2026"],
    ["fr-FR", "01/12/2026"],
    ["en-GB", "01/12/2026"],
    ["en-US", "12/01/2026"]
  ])("is formatted as in %s and parsed back", (locale, text) => {
    expect(writeDay("2026-12-01", locale)).toBe(text)
    expect(readDay(text, locale, today)).toBe("2026-12-01")
  })

  it("is empty without a choice", () => expect(writeDay("", "de-DE")).toBe(""))

  it("is distinguished from an invalid one", () => {
    expect(isDay("2028-02-29")).toBe(true)
    for (const text of ["2027-02-29", "2026-13-01", "2026-1-1", "", "tomorrow"])
      expect(isDay(text)).toBe(false)
  })

  it.each([
    "1.12.26",
    " 1.12.2026 ",
    "1-12-2026",
    "1/12/26",
    "1. 12. 2026",
    "2026-12-01",
    "1–12–2026",
    "\u200e0\u200b1.12.2026",
    "１．１２．２０２６"
  ])("can be typed as %s", (text) => expect(readDay(text, "de-DE", today)).toBe("2026-12-01"))

  it("is the next such day when the year is omitted", () => {
    expect(readDay("24.12.", "de-DE", today)).toBe("2026-12-24")
    expect(readDay("21.11", "de-DE", today)).toBe("2026-11-21")
    expect(readDay("20.11.", "de-DE", today)).toBe("2027-11-20")
  })

  it.each([
    ["31.2.2027", "2027-02-31"],
    ["29.2.", "2027-02-29"],
    ["32.12.2026", "2026-12-32"],
    ["12/31/2026", "2026-31-12"],
    ["2027-02-31", "2027-02-31"]
  ])("is parsed even when it does not exist: %s", (text, day) => {
    expect(readDay(text, "de-DE", today)).toBe(day)
  })

  it.each(["", "1", "1.", "1.12.202", "morgen"])("is not parsed from %j", (text) =>
    expect(readDay(text, "de-DE", today)).toBeUndefined()
  )
})

describe("a day in a shop of Switzerland", () => {
  it.each(["de-DE", "en-GB", "en-US", "fr-FR", "it-IT"])(
    "is formatted and parsed the same in %s",
    (locale) => {
      const swiss = figuresIn(locale, "CH")
      expect(writeDay("2026-11-25", swiss)).toBe("25.11.2026")
      expect(readDay("05.12.2026", swiss, "2026-11-25")).toBe("2026-12-05")
    }
  )

  it("is formatted by the language elsewhere", () => {
    expect(writeDay("2026-11-25", figuresIn("fr-FR", "it"))).toBe("25/11/2026")
    expect(writeDay("2026-11-25", figuresIn("en-US", null))).toBe("11/25/2026")
  })
})
