/** Colours of mails in a light and a dark scheme. */

export const colours = {
  page: ["#eef0f6", "#0f1226"],
  card: ["#ffffff", "#1b1f3b"],
  ink: ["#1b1f3b", "#eef0fb"],
  quiet: ["#555b78", "#b1b7d3"],
  link: ["#2b4acb", "#a9baff"],
  line: ["#dfe3ee", "#3a4066"]
} as const

export type Colour = keyof typeof colours

/** Head and button of a sender without a colour of its own. */
const usualAccent = "#2b4acb"

const channels = (colour: string): ReadonlyArray<number> =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

const luminance = (colour: string): number =>
  channels(colour)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0)

/** Returns the contrast ratio of two colours such as #1f6f9f, as WCAG defines it. */
export const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Returns the colour, darkened until white text on it has a contrast of 4.5. */
export const groundOf = (accent: string = usualAccent): string => {
  for (let share = 1; share > 0; share -= 0.05) {
    const dark = `#${channels(accent)
      .map((value) =>
        Math.round(value * share)
          .toString(16)
          .padStart(2, "0")
      )
      .join("")}`
    if (contrast(dark, "#ffffff") >= 4.5) return dark
  }
  return usualAccent
}
