/** Tests that the form finds its formatters. */
import { expect, it, vi } from "vitest"

it("leaves no formatter to be created by a form of a German shop", async () => {
  // Other tests may have created them.
  vi.resetModules()
  const { createFormatters } = await import("./create-formatters.ts")
  const { countryName } = await import("../../i18n/country-name.ts")
  const { nextHourIn } = await import("../../../schemas/local-time.ts")
  createFormatters("fr-FR")
  const created = [vi.spyOn(Intl, "DateTimeFormat"), vi.spyOn(Intl, "DisplayNames")]
  expect(countryName("fr-FR", "AT", "")).toBe("Autriche")
  expect(nextHourIn("Europe/Berlin", Date.UTC(2026, 10, 21, 9, 30)).time).toBe("11:00")
  for (const spy of created) expect(spy).not.toHaveBeenCalled()
})
