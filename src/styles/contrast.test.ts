// Every pair of text and ground that occurs has the contrast WCAG 2.2 AA asks for, by day and by night.
import { describe, expect, it } from "vitest"
import { palette, plateColours } from "./tokens.ts"

type Colour = keyof typeof palette

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string) => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const grounds: Colour[] = ["surface", "card", "sunken", "tint"]
const tints: Colour[] = ["successTint", "errorTint", "warningTint", "infoTint"]

const texts: ReadonlyArray<readonly [Colour, Colour]> = [
  ...grounds.flatMap((ground) => [["ink", ground] as const, ["onTint", ground] as const]),
  ...tints.flatMap((tint) => [["ink", tint] as const, ["primary", tint] as const]),
  ...(["surface", "card", "sunken"] as const).map((ground) => ["muted", ground] as const),
  ...(["surface", "card", "tint"] as const).flatMap((ground) => [
    ["primary", ground] as const,
    ["primaryHover", ground] as const
  ]),
  ...(["surface", "card"] as const).map((ground) => ["error", ground] as const),
  ["surface", "ink"],
  ["onPrimary", "primary"],
  ["onPrimary", "primaryHover"],
  ["onError", "error"],
  ["success", "successTint"],
  ["error", "errorTint"],
  ["warning", "warningTint"],
  ["info", "infoTint"]
]

/** Edges of controls, icons and the ring of the focus need 3 to 1. */
const edges: ReadonlyArray<readonly [Colour, Colour]> = [
  ["control", "card"],
  ["control", "surface"],
  ["focus", "card"],
  ["focus", "surface"],
  ["focus", "tint"],
  ["error", "card"],
  ["primary", "line"]
]

describe.each(["light", "dark"] as const)("contrast, %s", (mode) => {
  const of = (colour: Colour) => palette[colour][mode === "light" ? 0 : 1]

  it.each(texts)("%s on %s is readable [B-51]", (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(edges)("%s on %s can be seen", (edge, ground) => {
    expect(contrast(of(edge), of(ground))).toBeGreaterThanOrEqual(3)
  })
})

describe("contrast of a number plate", () => {
  it.each([
    ["plateInk", "plateFace"],
    ["plateInk", "plateYellow"],
    ["plateGhost", "plateFace"],
    ["plateOnBand", "plateBand"]
  ] as const)("%s on %s is readable [B-51]", (text, ground) => {
    expect(contrast(plateColours[text], plateColours[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it("shows an example on a yellow plate at the size of large text", () => {
    expect(contrast(plateColours.plateGhost, plateColours.plateYellow)).toBeGreaterThanOrEqual(3)
  })
})
