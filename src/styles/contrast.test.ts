// Tests: every pair of text and background in use has the contrast of WCAG 2.2 AA, light and dark.
import { describe, expect, it } from "vitest"
import { accentLightness, palette, plateColours } from "./tokens.ts"

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

/** Edges of controls, icons and the focus ring need 3 to 1. */
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

  it.each(edges)("%s on %s is visible", (edge, ground) => {
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

/** OKLab by Björn Ottosson, as in CSS Color 4; linear light, between 0 and 1. */
const asOklab = (colour: ReadonlyArray<number>): ReadonlyArray<number> => {
  const [red = 0, green = 0, blue = 0] = colour
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  ]
}

/** Returns the luminance on the screen, clipped to its gamut. */
const luminanceOf = (lightness: number, [, a = 0, b = 0]: ReadonlyArray<number>): number => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const shown = (light: number) => Math.min(1, Math.max(0, light))
  return (
    0.2126 * shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  )
}

/** Every seventeenth shade of red, green and blue: from black to white, all hues. */
const everyColour = Array.from({ length: 16 ** 3 }, (_, index) =>
  asOklab([index >> 8, (index >> 4) & 15, index & 15].map((shade) => channel(shade / 15)))
)

describe("any colour of a shop", () => {
  it("has contrast to the white text of a proof's head", () => {
    const contrasts = everyColour.map((colour) => {
      const own = luminanceOf(Math.min(colour[0] ?? 0, accentLightness.atMostUnderWhite), colour)
      return 1.05 / (own + 0.05)
    })
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    ["light", 0, (l: number) => Math.min(l, accentLightness.atMostByDay)],
    ["dark", 1, (l: number) => Math.max(l, accentLightness.atLeastByNight)]
  ] as const)("has contrast to pages and cards: %s", (_, mode, limited) => {
    for (const ground of [palette.surface, palette.card].map((colours) => luminance(colours[mode]))) {
      const contrasts = everyColour.map((colour) => {
        const own = luminanceOf(limited(colour[0] ?? 0), colour)
        return (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05)
      })
      expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(3)
    }
  })
})
