import { describe, expect, it } from "vitest"
import { countryCodes } from "../../schemas/licence-plate/index.ts"
import { flagShapes } from "./country-flags.ts"

const fills = (country: string) => flagShapes(country).map(({ fill }) => fill)

describe("flags", () => {
  it("exist for every country on a plate, each unique, with valid colours and paths", () => {
    const drawn = countryCodes.map((country) => JSON.stringify(flagShapes(country)))
    expect(new Set(drawn).size).toBe(countryCodes.length)
    for (const country of countryCodes)
      for (const { fill, path } of flagShapes(country)) {
        expect([country, fill]).toEqual([country, expect.stringMatching(/^#([0-9a-f]{3}){1,2}$/)])
        expect([country, path]).toEqual([country, expect.stringMatching(/^M[\dMmLlHhVvAaCcSsZz .-]+z$/)])
      }
  })

  it("have stripes of the right width that fill the flag", () => {
    expect(flagShapes("ES")).toEqual([
      { fill: "#aa151b", path: "M0 0h24V4H0z" },
      { fill: "#f1bf00", path: "M0 4h24V12H0z" },
      { fill: "#aa151b", path: "M0 12h24V16H0z" }
    ])
    expect(flagShapes("FR").map(({ path }) => path)).toEqual([
      "M0 0V16H8V0z",
      "M8 0V16H16V0z",
      "M16 0V16H24V0z"
    ])
  })

  it("fall back to another country for a code without one", () => {
    expect(flagShapes("LI")).toEqual(flagShapes("XX"))
    expect(fills("DE")).toEqual(["#000", "#d00", "#ffce00"])
  })
})
