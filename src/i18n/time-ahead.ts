// Time until an event, in the grammar of the language.
import { joinUnits, unitsOf } from "./formatters.ts"
import type { Locale } from "./locale.ts"

/** Formats 824400 s as "in 9 Tagen, 13 Stunden"; days of 24 hours, at most two units. */
export const timeAhead = (locale: Locale, seconds: number): string => {
  const format = new Intl.RelativeTimeFormat(locale)
  const texts = unitsOf(seconds).map(([unit, count], index) => {
    const parts = format.formatToParts(count, unit)
    // "in" only once, before the first number.
    const from = index === 0 ? 0 : parts.findIndex(({ type }) => type === "integer")
    return parts
      .slice(from)
      .map(({ value }) => value)
      .join("")
  })
  return joinUnits(locale, texts)
}
