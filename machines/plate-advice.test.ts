import { describe, expect, it } from "vitest"
import type { CountryCode } from "../schemas/licence-plate/index.ts"
import { suggestPlates } from "../schemas/licence-plate/suggest.ts"
import { offeredPlates, plateAdvice } from "./plate-advice.ts"

const own = [
  { plate: "M-PP123", country: "DE" },
  { plate: "BO-A1", country: "DE" },
  { plate: "ZH123", country: "CH" }
]
const advice = (plate: string, country = "DE", hasIssue = false) =>
  plateAdvice({ plate, country }, own, hasIssue)
const meant = (plate: string, country: CountryCode = "DE") =>
  advice(plate, country).asksWhatIsMeant ? suggestPlates(country, plate) : []

describe("advice while a plate is typed", () => {
  it("offers every valid split and applies none by itself [C/C-01]", () => {
    expect(meant("msp123")).toEqual(["M-SP123", "MS-P123"])
    expect(advice("msp123")).toMatchObject({ plate: "MSP123", issue: "missing_separator", region: null })
  })

  it("offers a correction when a letter stands for a digit or a digit for a letter", () => {
    expect(meant("M-0P123")).toEqual(["M-OP123"])
    expect(meant("LI4ABC", "UK")).toEqual(["L14ABC"])
  })

  it("offers a missing umlaut, never a dash at another position", () => {
    expect(meant("LO-A1")).toEqual(["LÖ-A1"])
    expect(advice("BO-A1")).toMatchObject({ region: "Bochum", asksWhatIsMeant: false })
  })

  it("ignores the first letters until the driver leaves the field", () => {
    expect(meant("MPP")).toEqual([])
    expect(advice("MA1").asksWhatIsMeant).toBe(false)
    expect(advice("MA1", "DE", true).asksWhatIsMeant).toBe(true)
  })

  it("names the region of a plate typed with any dash or space", () => {
    for (const typed of ["m-pp 123", "m–pp123", "m pp 123 ", "M‑PP123"])
      expect(advice(typed)).toMatchObject({ plate: "M-PP123", region: "München", asksWhatIsMeant: false })
  })

  it("asks for the country of a rare plate that is a usual one of another country", () => {
    for (const typed of ["GR 1234", "W-1234A"]) expect(advice(typed).asksWhatIsMeant).toBe(true)
    expect(advice("ZH 1234", "IT").asksWhatIsMeant).toBe(true)
    expect(advice("0-1715").asksWhatIsMeant).toBe(false)
  })

  it("asks for no country of a rare plate that is the driver's own", () => {
    const known = [{ plate: "gr 1234", country: "D" }]
    const asks = (country: string) => plateAdvice({ plate: "GR-1234", country }, known, false).asksWhatIsMeant
    expect(asks("DE")).toBe(false)
    expect(asks("AT")).toBe(true)
  })

  it("asks for the missing letters of a German plate that is no authority's", () => {
    for (const typed of ["M-1234", "B-123456", "HH 12345"]) expect(advice(typed).lacksLetters).toBe(true)
    for (const typed of ["M-A1234", "0-1715", "M-123"]) expect(advice(typed).lacksLetters).toBe(false)
    expect(advice("12345", "UK").lacksLetters).toBe(false)
  })

  it("lets the driver continue with a plate that breaks the rules but is possible", () => {
    expect(advice("CDJ-123", "NL")).toMatchObject({ issue: "missing_separator", mayGoOn: true })
    expect(advice("M-PPP123").mayGoOn).toBe(true)
    for (const typed of ["M-PP123", "", "  ", "M_PP1", "A".repeat(21)])
      expect(advice(typed).mayGoOn).toBe(false)
  })

  it("warns of a plate similar to one of the driver's own, never of the same plate [C/C-03]", () => {
    expect(advice("BÖ-A1").lookAlike).toBe("BO-A1")
    expect(advice("MP-P123").lookAlike ?? "none").toBe("none")
    expect(advice("M-PP123").lookAlike).toBeNull()
    expect(advice("ZH123", "XX").lookAlike).toBeNull()
  })

  it("asks for a check when another plate differs only by a look-alike character [B-44]", () => {
    expect(advice("ABO123", "XX").isAmbiguous).toBe(true)
    expect(advice("M-OI12").isAmbiguous).toBe(true)
    expect(advice("M-PP234").isAmbiguous).toBe(false)
  })
})

describe("the driver's own plates beside the field", () => {
  const offered = (plate: string, country = "DE") =>
    offeredPlates(own, { plate, country }, [{ plate, country }]).map((known) => known.plate)

  it("are all listed before anything is typed, then filtered by prefix", () => {
    expect(offered("")).toEqual(["M-PP123", "BO-A1", "ZH123"])
    expect(offered("m p")).toEqual(["M-PP123"])
    expect(offered("z")).toEqual(["ZH123"])
  })

  it("exclude those already in the form", () => {
    expect(offered("m pp 123")).toEqual(["BO-A1", "ZH123"])
  })
})
