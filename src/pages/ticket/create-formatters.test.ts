/** Tests that the form finds its formatters. */
import { expect, it, vi } from "vitest"
import { nextHourIn } from "../../../schemas/local-time.ts"
import { countryName } from "../../i18n/country-name.ts"
import { createFormatters } from "./create-formatters.ts"

it("leaves no formatter to be created by a form of a German shop", () => {
  createFormatters("fr-FR")
  const created = [vi.spyOn(Intl, "DateTimeFormat"), vi.spyOn(Intl, "DisplayNames")]
  expect(countryName("fr-FR", "AT", "")).toBe("Autriche")
  expect(nextHourIn("Europe/Berlin", Date.UTC(2026, 10, 21, 9, 30)).time).toBe("11:00")
  for (const spy of created) expect(spy).not.toHaveBeenCalled()
})
