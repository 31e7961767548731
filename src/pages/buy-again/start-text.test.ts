import { expect, it } from "vitest"
import { createFormatters } from "../../i18n/formatters.ts"
import { startTranslations } from "../../i18n/start-i18next.ts"
import { de } from "../../i18n/testing/catalogues.ts"
import { endText, startText } from "./start-text.ts"

const labels = {
  now: Date.parse("2026-11-25T11:41:00+01:00"),
  timeZone: "Europe/Berlin",
  t: startTranslations("de-DE", de).t,
  format: createFormatters("de-DE", "de")
}

it.each([
  ["2026-11-25T23:41:00+01:00", "23:41"],
  ["2026-11-27T00:00:00+01:00", "morgen, 23:59"],
  ["2026-11-30T12:00:00+01:00", "Montag, 12:00"],
  ["2026-12-02T12:00:00+01:00", "Mi., 2. Dez. 2026, 12:00"]
])("an extension to %s reads until %s", (validTo, text) => {
  expect(endText(validTo, labels)).toBe(text)
})

it("a one-tap purchase begins on payment, today or on a given day", () => {
  expect(startText({ validFrom: null }, labels)).toBe("mit der Bezahlung")
  expect(startText({ validFrom: "2026-11-25T17:41:00+01:00" }, labels)).toBe("heute, 17:41")
  expect(startText({ validFrom: "2026-11-26T00:00:00+01:00" }, labels)).toBe("morgen")
})
