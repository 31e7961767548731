// What the date field and its calendar say to assistive technology, rendered to text: no browser needed.
import { renderToStaticMarkup } from "react-dom/server"
import { beforeAll, describe, expect, it } from "vitest"
import { de } from "../i18n/de.ts"
import { startTranslations } from "../i18n/index.ts"
import Calendar, { type CalendarProps } from "./Calendar.tsx"
import { DatePicker } from "./DatePicker.tsx"

const nothing = () => {}
const anchor = { current: null }

beforeAll(async () => {
  startTranslations("de-DE", de)
})

const month = (change: Partial<CalendarProps> = {}) =>
  renderToStaticMarkup(
    <Calendar
      anchor={anchor}
      value="2026-12-24"
      today="2026-12-15"
      min="2026-12-15"
      locale="de-DE"
      weekStart={1}
      onChoose={nothing}
      {...change}
    />
  )
const dayIn = (html: string, name: string) =>
  new RegExp(`<button[^>]*aria-label="${name}"[^>]*>`).exec(html)?.[0]

describe("a date field", () => {
  it("shows the day in the language of the shop, with an example and the way to the calendar", () => {
    const html = renderToStaticMarkup(
      <DatePicker
        id="date"
        label="Datum"
        value="2026-12-01"
        today="2026-11-21"
        locale="de-DE"
        error="Fehlt"
        onChange={nothing}
      />
    )
    expect(html).toContain('for="date"')
    expect(html).toMatch(/<input id="date"[^>]*value="01\.12\.2026"/)
    expect(html).toContain("Zum Beispiel 21.11.2026")
    expect(html).toContain('aria-describedby="date-hint date-error"')
    expect(html).toMatch(
      /<button[^>]*aria-haspopup="dialog"[^>]*aria-expanded="false"[^>]*aria-label="Kalender öffnen"/
    )
  })
})

describe("a calendar", () => {
  it("is a grid of one month, named by it, with its weeks from Monday on", () => {
    const html = month()
    expect(html).toContain("Dezember 2026")
    expect(html.match(/role="grid"/g)).toHaveLength(1)
    expect([...html.matchAll(/abbr="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      "Montag",
      "Dienstag",
      "Mittwoch",
      "Donnerstag",
      "Freitag",
      "Samstag",
      "Sonntag"
    ])
    expect(html.match(/<td/g)).toHaveLength(35)
  })

  it("begins with Sunday by itself, and has 42 days where it is to keep its height", () => {
    const html = renderToStaticMarkup(
      <Calendar
        anchor={anchor}
        value={null}
        today="2026-12-15"
        min="2026-12-15"
        locale="de-DE"
        fixedWeeks
        onChoose={nothing}
      />
    )
    expect(/abbr="([^"]+)"/.exec(html)?.[1]).toBe("Sonntag")
    expect(html.match(/<td/g)).toHaveLength(42)
  })

  it("says which day is today, which is chosen, and which are over", () => {
    const html = month()
    expect(dayIn(html, "Dienstag, 15. Dezember 2026")).toContain('aria-current="date"')
    expect(dayIn(html, "Montag, 14. Dezember 2026")).toContain('aria-disabled="true"')
    expect(dayIn(html, "Mittwoch, 16. Dezember 2026")).not.toContain("aria-disabled")
    expect(html.match(/aria-selected="true"/g)).toHaveLength(1)
  })

  it("is one stop for the keyboard: the day that is chosen, else today", () => {
    expect(dayIn(month(), "Donnerstag, 24. Dezember 2026")).toContain('tabindex="0"')
    const unchosen = month({ value: null })
    expect(dayIn(unchosen, "Dienstag, 15. Dezember 2026")).toContain('tabindex="0"')
    expect(unchosen.match(/tabindex="0"/g)).toHaveLength(1)
  })
})
