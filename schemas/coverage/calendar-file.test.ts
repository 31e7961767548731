/** Tests of the calendar file with a parser of its own: its events are exactly what the ticket covers. */
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

interface Component {
  readonly name: string
  readonly fields: ReadonlyArray<readonly [name: string, value: string]>
}

const componentsOf = (file: string, name: string): ReadonlyArray<Component> =>
  [...file.replaceAll("\r\n ", "").matchAll(new RegExp(`BEGIN:${name}\r\n([\\s\\S]*?)END:${name}`, "g"))].map(
    ([, body = ""]) => ({
      name,
      fields: body
        .split("\r\n")
        .filter(Boolean)
        .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)] as const)
    })
  )

const valuesOf = ({ fields }: Component, name: string): ReadonlyArray<string> =>
  fields.filter(([key]) => key.split(";")[0] === name).map(([, value]) => value)

const wallClock = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z?$/, "$1-$2-$3T$4:$5:$6Z"))

/** Returns the UTC offset in minutes. */
const offset = (text = "+0000"): number =>
  (text.startsWith("-") ? -1 : 1) * (Number(text.slice(1, 3)) * 60 + Number(text.slice(3, 5)))

/** Returns a converter of the file's local times to instants, by the time zone defined in the file. */
const instantIn = (file: string) => {
  const observances = [...componentsOf(file, "STANDARD"), ...componentsOf(file, "DAYLIGHT")]
    .map((one) => ({
      onset: wallClock(valuesOf(one, "DTSTART")[0] ?? ""),
      to: offset(valuesOf(one, "TZOFFSETTO")[0])
    }))
    .sort((one, other) => one.onset - other.onset)
  return (text: string): number => {
    if (text.endsWith("Z")) return wallClock(text)
    const minutes = observances.findLast(({ onset }) => onset <= wallClock(text))?.to ?? 0
    return wallClock(text) - minutes * 60_000
  }
}

const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]

/** Returns the start and end of every event that a phone shows. */
const appointmentsOf = (file: string): ReadonlyArray<readonly [number, number]> => {
  const instant = instantIn(file)
  return componentsOf(file, "VEVENT")
    .flatMap((event) => {
      const [start = ""] = valuesOf(event, "DTSTART")
      const [end = ""] = valuesOf(event, "DTEND")
      const length = instant(end) - instant(start)
      const rule = Object.fromEntries(
        (valuesOf(event, "RRULE")[0] ?? "").split(";").map((part) => part.split("=") as [string, string])
      )
      if (rule["FREQ"] === undefined) return [[instant(start), instant(end)] as const]
      const days = rule["BYDAY"]?.split(",") ?? []
      const without = new Set(valuesOf(event, "EXDATE"))
      const found: (readonly [number, number])[] = []
      for (let wall = wallClock(start); ; wall += 86_400_000) {
        const text = new Date(wall).toISOString().replace(/[-:]|\.\d+Z/g, "")
        const at = instant(text)
        if (at > instant(rule["UNTIL"] ?? "")) return found
        if (days.includes(weekdays[new Date(wall).getUTCDay()] ?? "") && !without.has(text))
          found.push([at, at + length])
      }
    })
    .sort(([one], [other]) => one - other)
}

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
