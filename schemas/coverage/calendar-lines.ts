/** Lines of an iCalendar file (RFC 5545): formats of instants, texts and time zones. */
import { type CalendarDateTime, fromAbsolute, toCalendarDateTime } from "@internationalized/date"
import type { Span } from "./clock.ts"

const offsetOf = (instant: number, timeZone: string): number => fromAbsolute(instant, timeZone).offset

const written = (time: CalendarDateTime): string => time.toString().replace(/[-:]|\.\d+/g, "")

const clockAt = (instant: number, timeZone: string): CalendarDateTime =>
  toCalendarDateTime(fromAbsolute(instant, timeZone))

/** Returns `20261201T090000`, in local time of the zone. */
export const localTime = (instant: number, timeZone: string): string => written(clockAt(instant, timeZone))

/** `20261201T080000Z` */
export const utc = (instant: number): string => `${localTime(instant, "UTC")}Z`

export const text = (words: string): string =>
  words.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, "\\n")

/** Folds lines after 75 bytes; they continue after a space. */
export const folded = (line: string): string => {
  const encoder = new TextEncoder()
  let out = ""
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > 74) {
      out += "\r\n "
      bytes = 1
    }
    out += character
    bytes += size
  }
  return out
}

const day = 86_400_000

/** `+0100` */
const offsetText = (offset: number): string => {
  const minutes = Math.abs(offset) / 60_000
  const digits = (count: number) => String(count).padStart(2, "0")
  return `${offset < 0 ? "-" : "+"}${digits(Math.floor(minutes / 60))}${digits(minutes % 60)}`
}

const observance = (kind: string, start: string, before: number, after: number): ReadonlyArray<string> => [
  `BEGIN:${kind}`,
  `DTSTART:${start}`,
  `TZOFFSETFROM:${offsetText(before)}`,
  `TZOFFSETTO:${offsetText(after)}`,
  `END:${kind}`
]

/** Returns the first instant, to the minute, with the other offset; it changes once between the two. */
const changeBetween = (from: number, to: number, timeZone: string): number => {
  const before = offsetOf(from, timeZone)
  let [low, high] = [from, to]
  while (high - low > 1000) {
    const middle = (low + high) / 2
    if (offsetOf(middle, timeZone) === before) low = middle
    else high = middle
  }
  return Math.round(high / 60_000) * 60_000
}

/** Returns the time zone definition for the span, with each change of its clocks. */
export const zoneLines = (timeZone: string, { from, to }: Span): ReadonlyArray<string> => {
  const first = offsetOf(from - 2 * day, timeZone)
  const lines = [
    "BEGIN:VTIMEZONE",
    `TZID:${timeZone}`,
    ...observance("STANDARD", "19700101T000000", first, first)
  ]
  for (let at = from - 2 * day; at < to + 2 * day; at += day) {
    const before = offsetOf(at, timeZone)
    const after = offsetOf(at + day, timeZone)
    if (before === after) continue
    // An onset is written with the offset before the change.
    const onset = written(
      clockAt(changeBetween(at, at + day, timeZone) - 60_000, timeZone).add({ minutes: 1 })
    )
    lines.push(...observance(after > before ? "DAYLIGHT" : "STANDARD", onset, before, after))
  }
  return [...lines, "END:VTIMEZONE"]
}
