/** Tests of the calendar file, read as by a calendar program: its events are exactly what the ticket covers. */
import ICAL from "ical.js"
import { describe, expect, it } from "vitest"
import { windowWith } from "../testing/window.ts"
import type { ValidityContainer } from "../validity-container.ts"
import { calendarFile } from "./calendar-file.ts"
import { type Covering, ruleOf } from "./coverage.ts"
import { spansWithin } from "./spans.ts"

const madeAt = Date.parse("2026-11-21T10:00:00Z")

const entry = (ticket: Partial<Covering>, more: object = {}) => ({
  uid: "sealed",
  title: "Tagesticket Wandern",
  ticket: {
    validFrom: "2026-12-01T00:00:00+01:00",
    validTo: "2026-12-02T00:00:00+01:00",
    areas: [],
    ...ticket
  },
  timeZone: "Europe/Berlin",
  place: "Wiesensee, Wanderparkplatz Nord",
  notes: "M-PP123",
  ...more
})

const fileOf = (ticket: Partial<Covering>, more: object = {}): string =>
  calendarFile([entry(ticket, more)], madeAt) ?? ""

/** Returns the start and end of every event that a calendar program shows. */
const appointmentsOf = (file: string): ReadonlyArray<readonly [number, number]> =>
  new ICAL.Component(ICAL.parse(file) as unknown[])
    .getAllSubcomponents("vevent")
    .flatMap((component) => {
      const event = new ICAL.Event(component)
      if (!event.isRecurring())
        return [[event.startDate.toUnixTime() * 1000, event.endDate.toUnixTime() * 1000] as const]
      const found: ICAL.Time[] = []
      const occurrences = event.iterator()
      for (let next = occurrences.next(); next; next = occurrences.next()) found.push(next)
      return found.map((occurrence) => {
        const { startDate, endDate } = event.getOccurrenceDetails(occurrence)
        return [startDate.toUnixTime() * 1000, endDate.toUnixTime() * 1000] as const
      })
    })
    .sort(([one], [other]) => one - other)

const spansOf = (ticket: Partial<Covering>): ReadonlyArray<readonly [number, number]> => {
  const { term, ...rule } = ruleOf(entry(ticket).ticket, "Europe/Berlin")
  return [...spansWithin(rule, term)].map(({ from, to }) => [from, to] as const)
}

describe("a continuously valid ticket", () => {
  it("is one event in universal time, with reminders an hour and a quarter before the end [B-15]", () => {
    const lines = fileOf({}).split("\r\n")
    expect(lines).toContain("DTSTART:20261130T230000Z")
    expect(lines).toContain("DTEND:20261201T230000Z")
    expect(lines.filter((line) => line.startsWith("TRIGGER"))).toEqual([
      "TRIGGER;RELATED=END:-PT60M",
      "TRIGGER;RELATED=END:-PT15M"
    ])
    expect(lines.at(-1)).toBe("")
  })

  it("reminds a day and an hour before the end of a long ticket", () => {
    const file = fileOf({ validTo: "2026-12-31T00:00:00+01:00" })
    expect(file.match(/^TRIGGER.*(?=\r)/gm)).toEqual([
      "TRIGGER;RELATED=END:-PT1440M",
      "TRIGGER;RELATED=END:-PT60M"
    ])
  })

  it("has no file without an end", () => {
    expect(calendarFile([entry({ validTo: null })], madeAt)).toBeNull()
  })
})

describe("the lines", () => {
  it("escape commas, semicolons and line ends", () => {
    expect(fileOf({}, { notes: "a;b\nc" })).toContain("DESCRIPTION:a\\;b\\nc")
    expect(fileOf({})).toContain("LOCATION:Wiesensee\\, Wanderparkplatz Nord")
  })

  it("are read with the letters of every language", () => {
    const [title, place] = ["Łódź; Čapek, Đurđa", "Straße\\, „Über“"]
    const read = new ICAL.Component(ICAL.parse(fileOf({}, { title, place, notes: "a\nb" })) as unknown[])
    const event = new ICAL.Event(read.getFirstSubcomponent("vevent") ?? undefined)
    expect([event.summary, event.location, event.description]).toEqual([title, place, "a\nb"])
  })

  it("fold at 75 bytes without breaking a character", () => {
    const file = fileOf({}, { title: "ß".repeat(80) })
    for (const line of file.split("\r\n"))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${"ß".repeat(80)}`)
  })
})

describe("a ticket with windows", () => {
  const dayShift = windowWith({ weekdays: [1, 2, 3, 4, 5], startTime: "05:30", endTime: "18:30" })
  const year = (validityContainer: ValidityContainer): Partial<Covering> => ({
    validFrom: "2026-11-22T00:00:00+01:00",
    validTo: "2027-11-22T00:00:00+01:00",
    validityContainer,
    isInterruptedTimeFrameTicket: true
  })

  it("recurs on its weekdays in the area's time zone, and reminds before the ticket ends alone", () => {
    const file = fileOf(year(dayShift))
    expect(file).toContain("DTSTART;TZID=Europe/Berlin:20261123T053000")
    expect(file).toContain("RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20271119T043000Z")
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(file.match(/TRIGGER.*/g)).toEqual([
      "TRIGGER;VALUE=DATE-TIME:20271120T230000Z",
      "TRIGGER;VALUE=DATE-TIME:20271121T220000Z"
    ])
  })

  it.each([
    ["on weekdays", dayShift],
    ["by night, over both changes of the clock", windowWith({ startTime: "20:00", endTime: "08:00" })],
    [
      "with holidays, other times and a closure",
      {
        ...dayShift,
        exceptions: [
          { date: "2026-12-24", startTime: "08:00", endTime: "12:00" },
          { date: "2026-12-25", startTime: null, endTime: null },
          { date: "2026-12-27", startTime: "10:00", endTime: "11:00" }
        ],
        interruptions: [{ startTime: "2027-03-03T09:00:00+01:00", endTime: "2027-03-05T11:00:00+01:00" }]
      }
    ],
    [
      "in two windows",
      { ...dayShift, validityContainer: windowWith({ weekdays: [6], startTime: "08:00", endTime: "12:00" }) }
    ],
    ["early, when the clock changes", windowWith({ startTime: "02:30", endTime: "05:00" })]
  ])("expands on a phone to its coverage: %s [B-15]", (_, container) => {
    expect(appointmentsOf(fileOf(year(container)))).toEqual(spansOf(year(container)))
  })

  it("shares one file with others, with each time zone defined once", () => {
    const file =
      calendarFile(
        [entry(year(dayShift)), entry(year(dayShift), { uid: "other" }), entry({}, { uid: "day" })],
        madeAt
      ) ?? ""
    expect(file.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1)
    expect(new Set(file.match(/^UID:.*$/gm)).size).toBe(3)
  })
})
