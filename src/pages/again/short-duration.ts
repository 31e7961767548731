// How long something is, in little room.
import { type Formatters, unitsOf } from "../../i18n/formatters.ts"

/** 21540 s is "5 h 59 min", as all languages write it; days are written out, and there are two units at most. */
export const shortDuration = (format: Formatters, seconds: number): string =>
  unitsOf(seconds)
    .map(([unit, count]) =>
      unit === "day" ? format.units([[unit, count]]) : `${count}\u202f${unit === "minute" ? "min" : unit[0]}`
    )
    .join(" ")
