// Short form of a duration.
import { type Formatters, unitsOf } from "../../i18n/formatters.ts"

/** Formats 21540 s as "5 h 59 min", the same in all languages; days are spelled out. At most two units. */
export const shortDuration = (format: Formatters, seconds: number): string =>
  unitsOf(seconds)
    .map(([unit, count]) =>
      unit === "day" ? format.units([[unit, count]]) : `${count}\u202f${unit === "minute" ? "min" : unit[0]}`
    )
    .join(" ")
