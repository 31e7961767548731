// Tests of the calendar's content and accessibility, rendered to text: no browser needed.
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import type { Locale } from "../../i18n/locale.ts"
import { startTranslations } from "../../i18n/start-i18next.ts"
import { de } from "../../i18n/testing/catalogues.ts"
import { Month } from "./DayCalendar.tsx"

const month = (value: string | null, language: Locale = "de-DE") => {
  startTranslations(language, de)
  return renderToStaticMarkup(
    <Month value={value} min="2026-12-15" timeZone="Europe/Berlin" onChoose={() => {}} />
  )
}
const dayIn = (html: string, name: string) =>
  [...html.matchAll(/<div[^>]*role="button"[^>]*>/g)]
    .map(([cell]) => cell)
    .find((cell) => cell.includes(name))

describe("a calendar", () => {
  it("is a grid of six weeks of seven days for any month [N-07]", () => {
    // February 2027 begins on a Monday and has 28 days.
    for (const [day, name] of [
      ["2026-12-24", "Dezember 2026"],
      ["2027-02-10", "Februar 2027"]
    ] as const) {
      const html = month(day)
      expect(html).toContain(name)
      expect(html.match(/role="grid"/g)).toHaveLength(1)
      expect(html.match(/<th /g)).toHaveLength(7)
      expect(html.match(/<td/g)).toHaveLength(42)
    }
  })

  it.each([
    ["de-DE", "Mo"],
    ["it-IT", "lun"],
    ["fr-FR", "lun."],
    ["en-GB", "Mon"],
    ["en-US", "Sun"]
  ] as const)("starts its weeks as in %s [N-07]", (language, first) => {
    expect(/<th [^>]*>([^<]+)</.exec(month("2026-12-24", language))?.[1]).toBe(first)
  })

  it("names its buttons for the previous and next month", () => {
    const html = month("2027-01-24")
    for (const name of [de.ticket.calendar.previousMonth, de.ticket.calendar.nextMonth])
      expect(html).toContain(`aria-label="${name}"`)
  })

  it("marks the chosen and past days, and is one tab stop", () => {
    const html = month("2026-12-24")
    expect(dayIn(html, "14. Dezember 2026")).toContain('aria-disabled="true"')
    expect(dayIn(html, "16. Dezember 2026")).not.toContain("aria-disabled")
    expect(html.match(/aria-selected="true"/g)).toHaveLength(1)
    expect(dayIn(html, "24. Dezember 2026")).toContain('tabindex="0"')
    expect(dayIn(month(null), "15. Dezember 2026")).toContain('tabindex="0"')
  })
})
