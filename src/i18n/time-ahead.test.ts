import { describe, expect, it } from "vitest"
import { timeAhead } from "./time-ahead.ts"

describe("the time until an event", () => {
  const ninePlus = 9 * 86_400 + 13 * 3600
  it.each([
    ["de-DE", ninePlus, "in 9 Tagen, 13 Stunden"],
    ["de-DE", 86_400, "in 1 Tag"],
    ["de-DE", 59, "in 59 Sekunden"],
    ["en-GB", ninePlus, "in 9 days, 13 hours"],
    ["fr-FR", ninePlus, "dans 9 jours et 13 heures"],
    ["it-IT", ninePlus, "tra 9 giorni e 13 ore"],
    ["it-IT", 0, "tra 0 minuti"]
  ] as const)("is in %s, for %i seconds, %s", (locale, seconds, text) => {
    expect(timeAhead(locale, seconds).replace(/[\u00a0\u202f]/g, " ")).toBe(text)
  })
})
