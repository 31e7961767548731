/** A ticket as an iCalendar file (RFC 5545), so that the phone reminds the driver before it ends. */

export interface CalendarEntry {
  /** Unique for ever: the ticket's seal or id. */
  readonly uid: string
  readonly title: string
  /** ISO 8601 instants. */
  readonly from: string
  readonly to: string
  readonly place: string
  readonly notes: string
  /** ISO 8601 instant at which the file is made. */
  readonly madeAt: string
}

/** Seconds before the end at which the phone speaks up: a day for long tickets, an hour for short ones. */
const reminderFor = (from: string, to: string): string =>
  Date.parse(to) - Date.parse(from) > 3 * 86_400_000 ? "-P1D" : "-PT1H"

/** `20261201T080000Z` */
const utc = (instant: string): string => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "")

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, "\\n")

/** Lines end after 75 bytes and go on after a space. */
const folded = (line: string): string => {
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

/** The text of the file. */
export const calendarFile = (entry: CalendarEntry): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Parkschein//Ticket//EN",
    "BEGIN:VEVENT",
    `UID:${escaped(entry.uid)}@parkschein.example`,
    `DTSTAMP:${utc(entry.madeAt)}`,
    `DTSTART:${utc(entry.from)}`,
    `DTEND:${utc(entry.to)}`,
    `SUMMARY:${escaped(entry.title)}`,
    `LOCATION:${escaped(entry.place)}`,
    `DESCRIPTION:${escaped(entry.notes)}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(entry.title)}`,
    `TRIGGER;RELATED=END:${reminderFor(entry.from, entry.to)}`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    ""
  ]
    .map(folded)
    .join("\r\n")
