/** Formats a ticket's windows in the driver's language, not the operator's: "Mo–Fr 05:30–18:30 Uhr". */
import type { Translate } from "./texts.ts"
import { describedWindows, type TimeWindow, type Windowed, windowsOf } from "./windows.ts"

const runsOf = (days: ReadonlyArray<number>): ReadonlyArray<ReadonlyArray<number>> =>
  [...new Set(days)]
    .sort((one, other) => one - other)
    .reduce<number[][]>((runs, day) => {
      const run = runs.at(-1)
      if (run?.at(-1) === day - 1) run.push(day)
      else runs.push([day])
      return runs
    }, [])

/** Formats "Mo–Fr", "Sa, So": three or more consecutive days are a range. */
const daysText = (days: ReadonlyArray<number>, locale: string): string => {
  const format = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" })
  // January 2024 began on a Monday.
  const name = (day: number | undefined = 1) => format.format(Date.UTC(2024, 0, day))
  return runsOf(days)
    .flatMap((run) => (run.length > 2 ? `${name(run[0])}–${name(run.at(-1))}` : run.map(name)))
    .join(", ")
}

/** Formats a clock time for the locale; the end of the day is its last minute, as for all ends. */
export const clockText = (time: string, locale: string): string =>
  time === "24:00"
    ? clockText("23:59", locale)
    : locale === "en-US"
      ? new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" }).format(
          Date.parse(`2024-01-01T${time}Z`)
        )
      : time

export const capitalised = (text: string, locale: string): string =>
  text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1)

const windowText = ({ weekdays, from, to }: TimeWindow, locale: string, translate: Translate): string => {
  const days =
    weekdays === null || weekdays.length === 7 ? translate("windows.daily") : daysText(weekdays, locale)
  return capitalised(
    from === "00:00" && to === "24:00"
      ? days
      : translate("windows.window", { days, from: clockText(from, locale), to: clockText(to, locale) }),
    locale
  )
}

/** Returns one text per window; the operator's text if there is no data. Empty if not limited. */
export const windowTexts = (
  ticket: Windowed,
  locale: string,
  translate: Translate
): ReadonlyArray<string> => {
  const texts = windowsOf(ticket).map((window) => windowText(window, locale, translate))
  return texts.length ? texts : describedWindows(ticket)
}
