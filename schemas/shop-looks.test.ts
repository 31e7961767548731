import { describe, expect, it } from "vitest"
import { accentOf, logoOf } from "./shop-looks.ts"

describe("the look of a shop [E-01]", () => {
  it("is a colour and a picture among the public assets", () => {
    const meta = { accent: "#1F6f9f", logo: "cover-images/lake.svg", openingHours: [] }
    expect([accentOf(meta), logoOf(meta)]).toEqual(["#1F6f9f", "cover-images/lake.svg"])
  })

  it.each([
    [null],
    [undefined],
    [7],
    ["#1f6f9f"],
    [{ accent: "red", logo: "https://elsewhere.example/logo.svg" }],
    [{ accent: "#1f6f9f; background: url(x)", logo: "../logo.svg" }],
    [{ accent: ["#1f6f9f"], logo: "//elsewhere.example/logo.svg" }],
    [{ accent: 123456, logo: "" }]
  ])("is absent for an invalid %j", (meta) => {
    expect([accentOf(meta), logoOf(meta)]).toEqual([undefined, undefined])
  })
})
