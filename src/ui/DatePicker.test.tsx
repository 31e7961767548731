// Tests of the date field's accessibility, rendered to text: no browser needed.
import { renderToStaticMarkup } from "react-dom/server"
import { beforeAll, expect, it } from "vitest"
import { startTranslations } from "../i18n/start-i18next.ts"
import { de } from "../i18n/testing/catalogues.ts"
import { DatePicker } from "./DatePicker.tsx"

const nothing = () => {}

beforeAll(async () => {
  startTranslations("de-DE", de)
})

it("a date field shows the day in the language of the shop, with an example and a calendar button", () => {
  const html = renderToStaticMarkup(
    <DatePicker
      id="date"
      label="Datum"
      value="2026-12-01"
      earliest="2026-11-21"
      timeZone="Europe/Berlin"
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
