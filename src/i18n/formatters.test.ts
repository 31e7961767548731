import { describe, expect, it } from "vitest"
import { countryCodes } from "../../schemas/licence-plate/index.ts"
import { moneyOf } from "../../schemas/money.ts"
import { countryName } from "./country-name.ts"
import { createFormatters, formatDuration, inclusiveVat } from "./formatters.ts"
import type { Locale } from "./locale.ts"

const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, " ")

describe("prices", () => {
  it("always have two decimals, in the currency of the ticket [A/C-11 N-03]", () => {
    const price = (locale: Locale, amount: number, currency = "EUR") =>
      plain(createFormatters(locale).price(moneyOf(amount, currency)))
    expect(price("de-DE", 8)).toBe("8,00 €")
    expect(price("en-GB", 1234.5)).toBe("€1,234.50")
    expect(price("de-DE", 264, "CHF")).toBe("CHF 264.00")
    expect(price("it-IT", 0)).toBe("0,00 €")
    expect(price("it-IT", 1234.5)).toBe("1234,50 €")
    expect(price("fr-FR", 1234.5)).toBe("1 234,50 €")
    expect(price("fr-FR", 10, "CHF")).toBe("CHF 10.00")
    // Currencies whose minor unit has three places, or none.
    expect(price("de-DE", 1.5, "KWD")).toBe("1,50 KWD")
    expect(price("de-DE", 8, "JPY")).toBe("8,00 ¥")
  })

  it("name VAT with the term of the country", () => {
    expect(inclusiveVat("de-DE", "de")).toBe("inkl. MwSt.")
    expect(inclusiveVat("de-DE", "CH")).toBe("inkl. MWST")
    expect(inclusiveVat("de-DE", "at")).toBe("inkl. USt.")
    expect(inclusiveVat("de-DE", null)).toBe("inkl. MwSt.")
    expect(inclusiveVat("it-IT", "ch")).toBe("IVA inclusa")
    expect(inclusiveVat("fr-FR", "ch")).toBe("TVA comprise")
    expect(inclusiveVat("en-US", "de")).toBe("incl. VAT")
  })
})

describe("dates and times", () => {
  const german = createFormatters("de-DE", "de")

  it("are words, in the time zone of the area", () => {
    expect(german.dateTime("2026-11-30T22:59:00Z")).toBe("Mo., 30. Nov. 2026, 23:59")
    expect(createFormatters("en-GB", "de").date("2026-11-30T22:59:00Z")).toBe("Mon, 30 Nov 2026")
    expect(createFormatters("fr-FR", "ch").dateTime("2026-11-30T22:59:00Z")).toBe("lun. 30 nov. 2026, 23:59")
    expect(createFormatters("it-IT", "it").dateTime("2026-11-30T22:59:00Z")).toBe("lun 30 nov 2026, 23:59")
    expect(plain(createFormatters("en-US", "de").time("2026-11-30T22:05:00Z"))).toBe("11:05 PM")
  })

  it("show an end at 24:00 as 23:59 of the ending day", () => {
    expect(german.range("2026-11-29T23:00:00Z", "2026-11-30T23:00:00Z")).toBe(
      "Mo., 30. Nov. 2026, 00:00 – 23:59"
    )
    expect(german.endDateTime("2026-11-30T23:00:00Z")).toBe("Mo., 30. Nov. 2026, 23:59")
    expect(german.endDateTime("2026-11-30T19:00:00Z")).toBe("Mo., 30. Nov. 2026, 20:00")
    expect(german.endDateTime("2026-11-30T23:00:01Z")).toBe("Di., 1. Dez. 2026, 00:00")
    const american = createFormatters("en-US", "de")
    expect(american.lastMinute("2026-11-30T23:00:00Z")).toEqual(new Date("2026-11-30T22:59:00Z"))
    expect(american.lastMinute("2026-11-30T11:00:00Z")).toEqual(new Date("2026-11-30T11:00:00Z"))
  })

  it("keep the wall time across daylight saving changes", () => {
    expect(german.range("2027-03-27T23:00:00Z", "2027-03-28T22:00:00Z")).toBe(
      "So., 28. März 2027, 00:00 – 23:59"
    )
    expect(german.range("2027-10-30T22:00:00Z", "2027-10-31T23:00:00Z")).toBe(
      "So., 31. Okt. 2027, 00:00 – 23:59"
    )
  })

  it("show both days of a longer range", () => {
    expect(german.range("2026-12-05T13:00:00Z", "2026-12-06T13:00:00Z")).toBe(
      "Sa., 5. Dez. 2026, 14:00 – So., 6. Dez. 2026, 14:00"
    )
  })
})

it("times of a shop are those of its country's clocks, for each country of plates", () => {
  const noon = "2026-11-30T11:00:00Z"
  const hours = countryCodes.map((code) => [code, createFormatters("de-DE", code).time(noon)] as const)
  const others = hours.filter(([, time]) => time !== "12:00")
  expect(others.map(([code, time]) => `${code} ${time}`).sort()).toEqual(
    ["BG", "FI", "GR", "LT", "RO", "UA"]
      .map((code) => `${code} 13:00`)
      .concat("BY 14:00", "PT 11:00", "UK 11:00")
      .sort()
  )
})

describe("durations", () => {
  it.each([
    [604_800, "7 Tage"],
    [86_400, "1 Tag"],
    [21_600, "6 Stunden"],
    [0, "0 Minuten"]
  ])("write %i seconds as %s", (seconds, text) => {
    expect(plain(formatDuration("de-DE", seconds))).toBe(text)
  })

  it("use two units at most", () => {
    expect(plain(formatDuration("en-GB", 90_061))).toBe("1 day, 1 hour")
    expect(plain(formatDuration("fr-FR", 5400))).toBe("1 heure et 30 minutes")
    expect(plain(formatDuration("it-IT", 90_061))).toBe("1 giorno e 1 ora")
  })

  it.each([
    ["en-GB", "0 minutes", "1 day", "7 days"],
    ["fr-FR", "0 minute", "1 jour", "7 jours"],
    ["it-IT", "0 minuti", "1 giorno", "7 giorni"]
  ] as const)("count in %s by its plural rules", (locale, ...texts) => {
    expect([0, 86_400, 604_800].map((seconds) => plain(formatDuration(locale, seconds)))).toEqual(texts)
  })

  it.each([
    ["de-DE", "9 Tage, 14 Std.", "5 Std., 59 Min."],
    ["en-GB", "9 days, 14 hrs", "5 hrs, 59 mins"],
    ["fr-FR", "9 jours et 14 h", "5 h et 59 min"],
    ["it-IT", "9 giorni e 14 h", "5 h e 59 min"]
  ] as const)("are short in %s where a ticket counts down", (locale, ...texts) => {
    expect([828_000, 21_540].map((seconds) => plain(formatDuration(locale, seconds, "short")))).toEqual(texts)
  })
})

describe("countries of plates", () => {
  it("have names in the reader's language, including UK", () => {
    expect(countryName("de-DE", "AT", "Anderes Land")).toBe("Österreich")
    expect(countryName("en-GB", "UK", "Other country")).toBe("United Kingdom")
    expect(countryName("de-DE", "XX", "Anderes Land")).toBe("Anderes Land")
    expect(countryName("fr-FR", "UK", "Autre pays")).toBe("Royaume-Uni")
    expect(countryName("it-IT", "UK", "Altro Paese")).toBe("Regno Unito")
    expect(countryName("it-IT", "XX", "Altro Paese")).toBe("Altro Paese")
  })

  it.each(["de-DE", "en-GB", "en-US", "fr-FR", "it-IT"] as const)("are all known in %s", (locale) => {
    const names = countryCodes.map((code) => countryName(locale, code, "other"))
    expect(new Set(names).size).toBe(30)
    expect(names.filter((name) => name.length < 3)).toEqual([])
  })
})
