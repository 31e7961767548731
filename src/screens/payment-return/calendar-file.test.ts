import { describe, expect, it } from "vitest"
import { calendarFile } from "./calendar-file.ts"

const day = {
  uid: "sealed",
  title: "Tagesticket Wandern",
  from: "2026-12-01T00:00:00+01:00",
  to: "2026-12-02T00:00:00+01:00",
  place: "Wiesensee, Wanderparkplatz Nord",
  notes: "M-PP123",
  madeAt: "2026-11-21T10:00:00Z"
}

describe("calendar file", () => {
  it("says start and end in universal time, and reminds an hour before the end", () => {
    const lines = calendarFile(day).split("\r\n")
    expect(lines).toContain("DTSTART:20261130T230000Z")
    expect(lines).toContain("DTEND:20261201T230000Z")
    expect(lines).toContain("TRIGGER;RELATED=END:-PT1H")
    expect(lines.at(-1)).toBe("")
  })

  it("reminds a day before the end of a long ticket", () => {
    expect(calendarFile({ ...day, to: "2026-12-31T00:00:00+01:00" })).toContain("TRIGGER;RELATED=END:-P1D")
  })

  it("keeps commas, semicolons and line ends as text", () => {
    expect(calendarFile({ ...day, notes: "a;b\nc" })).toContain("DESCRIPTION:a\\;b\\nc")
    expect(calendarFile(day)).toContain("LOCATION:Wiesensee\\, Wanderparkplatz Nord")
  })

  it("folds lines at 75 bytes without breaking a character", () => {
    const file = calendarFile({ ...day, title: "ß".repeat(80) })
    for (const line of file.split("\r\n"))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${"ß".repeat(80)}`)
  })
})
