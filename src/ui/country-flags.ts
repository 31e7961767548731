// Flags of the countries of plates, our own drawings on 24 by 16: stripes first, then shapes on top.
// Simplified to stay small: coats of arms are hinted at, not copied.

/**
 * `h` for horizontal stripes, `v` for vertical ones, then their colours, `*2` for double width; after each
 * `;` a colour and a path on top.
 */
const drawings: Readonly<Record<string, string>> = {
  AT: "h c8102e fff c8102e",
  BA: "h 002395;fecb00 M7 0h14v16z;fff M4 0h2v2H4zM7.5 4h2v2h-2zM11 8h2v2h-2zM14.5 12h2v2h-2z",
  BE: "v 000 fae042 ed2939",
  BG: "h fff 00966e d62612",
  BY: "h ce1720*2 007c30;fff M0 0h3v16H0z;ce1720 M1.5 0L3 2 1.5 4 0 2zM1.5 4L3 6 1.5 8 0 6zM1.5 8L3 10l-1.5 2L0 10zM1.5 12L3 14l-1.5 2L0 14z",
  CH: "h da291c;fff M10.5 3h3v3.5H17v3h-3.5V13h-3V9.5H7v-3h3.5z",
  CZ: "h fff d7141a;11457e M0 0l12 8L0 16z",
  DE: "h 000 d00 ffce00",
  DK: "h c8102e;fff M7 0h3v16H7zM0 6.5h24v3H0z",
  ES: "h aa151b f1bf00*2 aa151b",
  FI: "h fff;003580 M7 0h4v16H7zM0 6h24v4H0z",
  FR: "v 0055a4 fff ef4135",
  GR: "h 0d5eaf fff 0d5eaf fff 0d5eaf fff 0d5eaf fff 0d5eaf;0d5eaf M0 0h8.9v8.9H0z;fff M3.6 0h1.7v8.9H3.6zM0 3.6h8.9v1.7H0z",
  HR: "h e0001a fff 171796;fff M8.5 3.5h7v6a3.5 3.5 0 0 1-7 0z;e0001a M9 4h2v2H9zM13 4h2v2h-2zM11 6h2v2h-2zM9 8h2v2H9zM13 8h2v2h-2zM11 10h2v2h-2z",
  HU: "h cd2a3e fff 436f4d",
  IT: "v 009246 fff ce2b37",
  LU: "h ed2939 fff 00a1de",
  LT: "h fdb913 006a44 c1272d",
  NL: "h ae1c28 fff 21468b",
  NO: "h ba0c2f;fff M6 0h6v16H6zM0 5h24v6H0z;00205b M7.5 0h3v16h-3zM0 6.5h24v3H0z",
  PL: "h fff dc143c",
  PT: "v 060*2 f00*3;ffe000 M9.6 4.6a3.4 3.4 0 0 1 0 6.8 3.4 3.4 0 0 1 0-6.8z;f00 M7.8 6.2h3.6v2.2a1.8 1.8 0 0 1-3.6 0z;fff M8.6 7h2v1.4a1 1 0 0 1-2 0z",
  RO: "v 002b7f fcd116 ce1126",
  RS: "h c6363c 0c4076 fff;fff M5 3.5h6v6a3 3 0 0 1-6 0z;c6363c M5.8 4.3h4.4v5.1a2.2 2.2 0 0 1-4.4 0z;fff M7.5 4.3h1v7.1h-1zM5.8 7h4.4v1H5.8z",
  SE: "h 006aa7;fecc02 M7 0h3v16H7zM0 6.5h24v3H0z",
  SI: "h fff 005da4 ed1c24;fff M3.5 2.5h6V7c0 2.5-3 3.5-3 3.5s-3-1-3-3.5z;005da4 M4 3h5v4c0 2-2.5 3-2.5 3S4 9 4 7z;fff M4.4 7.8l1.1-2 .4.7.6-1.5.6 1.5.4-.7 1.1 2c-.6 1-2.1 1.7-2.1 1.7s-1.5-.7-2.1-1.7z",
  SK: "h fff 0b4ea2 ee1c25;fff M3.5 3.5h7V9c0 3-3.5 4.2-3.5 4.2S3.5 12 3.5 9z;ee1c25 M4.2 4.2h5.6V9c0 2.4-2.8 3.4-2.8 3.4S4.2 11.4 4.2 9z;fff M6.6 5h.8v1.3h1.2v.8H7.4v1.1h1.7V9H7.4v2.4h-.8V9H4.9v-.8h1.7V7.1H5.4v-.8h1.2z",
  UA: "h 0057b7 ffd700",
  UK: "h 012169;fff M0 0h2.7L24 14.2V16h-2.7L0 1.8zM24 0v1.8L2.7 16H0v-1.8L21.3 0z;c8102e M0 0h1.1L24 15.3v.7h-1.1L0 .7zM24 0v.7L1.1 16H0v-.7L22.9 0z;fff M9.5 0h5v16h-5zM0 5.5h24v5H0z;c8102e M10.5 0h3v16h-3zM0 6.5h24v3H0z",
  XX: "h 6b7190;fff M5 7h2v2H5zM11 7h2v2h-2zM17 7h2v2h-2z"
}

export interface FlagShape {
  /** `#rgb` or `#rrggbb`. */
  readonly fill: string
  /** SVG path data. */
  readonly path: string
}

const width = 24
const height = 16

const stripe = (direction: string, from: number, to: number): string =>
  direction === "h"
    ? `M0 ${from * height}h${width}V${to * height}H0z`
    : `M${from * width} 0V${height}H${to * width}V0z`

/** Returns the shapes of a flag from back to front; those of `XX` for an unknown code. */
export const flagShapes = (country: string): readonly FlagShape[] => {
  const [stripes = "", ...shapes] = (drawings[country] ?? drawings["XX"] ?? "").split(";")
  const [direction = "h", ...colours] = stripes.split(" ")
  const parts = colours
    .map((colour) => colour.split("*"))
    .map(([fill = "", weight = "1"]) => [fill, Number(weight)] as const)
  const total = parts.reduce((sum, [, weight]) => sum + weight, 0)
  let end = 0
  return [
    ...parts.map(([fill, weight]) => {
      const start = end
      end += weight
      return { fill: `#${fill}`, path: stripe(direction, start / total, end / total) }
    }),
    ...shapes.map((shape) => {
      const gap = shape.indexOf(" ")
      return { fill: `#${shape.slice(0, gap)}`, path: shape.slice(gap + 1) }
    })
  ]
}
