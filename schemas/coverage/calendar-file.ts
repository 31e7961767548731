/**
 * Tickets as an iCalendar file (RFC 5545): a ticket without windows is one event, windows are recurring
 * events in the area's time zone. The phone reminds the driver twice before the ticket ends.
 */
import { type CalendarEvent, eventsOf } from "./calendar-events.ts"
import { folded, localTime, text, utc, zoneLines } from "./calendar-lines.ts"
import type { Span } from "./clock.ts"
import { type Covering, ruleOf } from "./coverage.ts"

export interface CalendarEntry {
  /** Globally unique: the ticket's seal or id. */
  readonly uid: string
  readonly title: string
  readonly ticket: Covering
  /** The time zone for areas without one. */
  readonly timeZone: string
  readonly place: string
  readonly notes: string
}

const day = 86_400_000

const minute = 60_000

/** Returns the minutes before the end: a day and an hour for long tickets, an hour and a quarter for short ones. */
const leadsOf = ({ from, to }: Span): ReadonlyArray<number> => (to - from > 3 * day ? [1440, 60] : [60, 15])

/** In the event if it ends with the ticket; at the exact time if the event is one window of several. */
const alarmLines = (title: string, trigger: string): ReadonlyArray<string> => [
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  `DESCRIPTION:${text(title)}`,
  `TRIGGER;${trigger}`,
  "END:VALARM"
]

const timeLines = ({ from, to, series }: CalendarEvent, timeZone: string): ReadonlyArray<string> => {
  if (series === null) return [`DTSTART:${utc(from)}`, `DTEND:${utc(to)}`]
  const local = (instant: number) => `TZID=${timeZone}:${localTime(instant, timeZone)}`
  return [
    `DTSTART;${local(from)}`,
    `DTEND;${local(to)}`,
    `RRULE:FREQ=WEEKLY;BYDAY=${series.days.join(",")};UNTIL=${utc(series.last)}`,
    ...series.without.map((wall) => `EXDATE;TZID=${timeZone}:${wall}`)
  ]
}

/** Returns the file of tickets with a start and an end; null if none. `madeAt`: milliseconds since 1970. */
export const calendarFile = (entries: ReadonlyArray<CalendarEntry>, madeAt: number): string | null => {
  const zones = new Map<string, string[]>()
  const lines = entries.flatMap(({ uid, title, ticket, timeZone, place, notes }) => {
    const { term, ...rule } = ruleOf(ticket, timeZone)
    if (!Number.isFinite(term.from) || !Number.isFinite(term.to)) return []
    const events = eventsOf(rule, term)
    if (events.some(({ series }) => series !== null))
      zones.set(rule.timeZone, [...zoneLines(rule.timeZone, term)])
    return events.flatMap((event, index) => [
      "BEGIN:VEVENT",
      `UID:${text(index === 0 ? uid : `${uid}-${index + 1}`)}@parkschein.example`,
      `DTSTAMP:${utc(madeAt)}`,
      ...timeLines(event, rule.timeZone),
      `SUMMARY:${text(title)}`,
      `LOCATION:${text(place)}`,
      `DESCRIPTION:${text(notes)}`,
      "TRANSP:TRANSPARENT",
      ...(index === 0
        ? leadsOf(term).flatMap((lead) =>
            alarmLines(
              title,
              event.series === null && event.to === term.to
                ? `RELATED=END:-PT${lead}M`
                : `VALUE=DATE-TIME:${utc(term.to - lead * minute)}`
            )
          )
        : []),
      "END:VEVENT"
    ])
  })
  if (lines.length === 0) return null
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Parkschein//Ticket//EN",
    ...[...zones.values()].flat(),
    ...lines,
    "END:VCALENDAR",
    ""
  ]
    .map(folded)
    .join("\r\n")
}
