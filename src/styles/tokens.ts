// Design tokens. A colour with two values is light and dark; contrast.test.ts tests the pairs.
import { defineSemanticTokens, defineTokens } from "@pandacss/dev"

/** Every colour of the product: light, dark. */
export const palette = {
  ink: ["#1b1f3b", "#eef0fa"],
  muted: ["#555a78", "#abb1cf"],
  surface: ["#f6f7fb", "#0f1226"],
  card: ["#ffffff", "#191d38"],
  sunken: ["#eceff7", "#242946"],
  line: ["#d9ddea", "#343a5c"],
  control: ["#767c9d", "#7c84ab"],
  primary: ["#2b4acb", "#93a8ff"],
  primaryHover: ["#213aa6", "#b0c0ff"],
  onPrimary: ["#ffffff", "#0c1130"],
  tint: ["#e9edfc", "#262e5c"],
  onTint: ["#213aa6", "#c9d4ff"],
  focus: ["#2b4acb", "#ffcf4a"],
  success: ["#0c6847", "#7fe0b2"],
  successTint: ["#e3f5ec", "#11342a"],
  error: ["#b01f1a", "#ffa49c"],
  errorTint: ["#fdecea", "#40191c"],
  onError: ["#ffffff", "#33090b"],
  warning: ["#774a00", "#ffd07d"],
  warningTint: ["#fff3d8", "#392a0b"],
  info: ["#1c4e8f", "#a2cbff"],
  infoTint: ["#e6f0fb", "#142c4b"]
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>

/**
 * Bounds of a shop colour's lightness (OKLCH), for a contrast of 3 to 1 with pages and cards: a lighter one
 * by day or a darker one by night is clamped to them; and for 4.5 to 1 with white text on it.
 */
export const accentLightness = { atMostByDay: 0.6, atLeastByNight: 0.6, atMostUnderWhite: 0.5 } as const

/** A number plate has the same colours in both modes. */
export const plateColours = {
  plateFace: "#fdfdfa",
  plateYellow: "#f8cf3c",
  plateInk: "#14151a",
  plateGhost: "#63666f",
  plateBand: "#0b3a9b",
  plateStar: "#ffd83d",
  plateOnBand: "#ffffff"
} as const

const values = <K extends string>(record: Readonly<Record<K, string>>) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, { value }])) as Record<
    K,
    { value: string }
  >

export const tokens = defineTokens({
  colors: values(plateColours),
  fonts: values({
    heading: "Parkschein, {fonts.body}",
    body: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif",
    plate:
      "'DIN Alternate', 'DIN Condensed', Bahnschrift, 'Roboto Condensed', 'Liberation Sans Narrow', 'Arial Narrow', system-ui, sans-serif"
  }),
  fontSizes: values({
    // What qualifies: hints, units, places. What is read and pressed. What decides: name of the page, price, end.
    sm: "0.875rem",
    md: "1.0625rem",
    // Grows less with large text: a word has to fit a phone's line.
    lg: "min(clamp(1.5rem, 1.3rem + 1vw, 2rem), 10vw)"
  }),
  fontWeights: values({ normal: "400", bold: "600" }),
  lineHeights: values({ tight: "1.15", snug: "1.3", body: "1.5" }),
  // Those at the edges of boxes grow with large text only as far as a phone has room.
  spacing: values({
    "0": "0",
    "1": "0.25rem",
    "1.5": "0.375rem",
    "2": "0.5rem",
    "2.5": "0.625rem",
    "3": "min(0.75rem, 3.75vw)",
    "4": "min(1rem, 5vw)",
    "5": "min(1.25rem, 6.25vw)",
    "6": "min(1.5rem, 7.5vw)",
    "8": "min(2rem, 10vw)",
    "10": "min(2.5rem, 12.5vw)",
    "12": "3rem",
    "16": "4rem",
    gutter: "clamp(min(1rem, 5vw), 4vw, 2rem)"
  }),
  sizes: values({
    full: "100%",
    target: "2.75rem",
    reading: "40rem",
    content: "72rem",
    "1": "0.25rem",
    "4": "1rem",
    "5": "1.25rem",
    "6": "1.5rem",
    "8": "2rem"
  }),
  radii: values({ sm: "6px", md: "10px", lg: "14px", full: "999px" }),
  durations: values({ fast: "120ms", normal: "200ms" }),
  zIndex: values({ sticky: "10", toast: "30", dialog: "40" })
})

export const semanticTokens = defineSemanticTokens({
  colors: Object.fromEntries(
    Object.entries(palette).map(([name, [light, dark]]) => [name, { value: { base: light, _osDark: dark } }])
  ),
  shadows: {
    card: {
      value: {
        base: "0 1px 2px rgb(27 31 59 / 6%), 0 4px 16px rgb(27 31 59 / 6%)",
        _osDark: "0 1px 2px rgb(0 0 0 / 40%)"
      }
    },
    lifted: {
      value: {
        base: "0 2px 6px rgb(27 31 59 / 10%), 0 12px 32px rgb(27 31 59 / 14%)",
        _osDark: "0 2px 6px rgb(0 0 0 / 50%), 0 12px 32px rgb(0 0 0 / 45%)"
      }
    }
  }
})
