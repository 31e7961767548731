import { describe, expect, it } from "vitest"
import { acceptLocale, availableLanguages, chooseLocale, regional } from "./locale.ts"

const visitor = { host: "localhost:4400", stored: null, navigatorLanguages: [] as string[] }
const all = ["de", "en", "fr", "it"]
const germanAndEnglish = ["de", "en"]

describe("choosing the language of a visitor", () => {
  it("prefers the driver's choice over domain and browser [S-16 N-11]", () => {
    expect(
      chooseLocale({ host: "parken.example.it", stored: "en-GB", navigatorLanguages: ["fr"], available: all })
    ).toEqual({ locale: "en-GB", source: "stored" })
  })

  it.each([
    ["parken.example.it", "it-IT"],
    ["parken.example.ch", "de-DE"],
    ["parken.example.de", "de-DE"],
    ["parken.example.at:8443", "de-DE"]
  ])("follows the domain %s before the browser [S-16]", (host, locale) => {
    expect(chooseLocale({ ...visitor, host, navigatorLanguages: ["en-US"] })).toEqual({
      locale,
      source: "domain"
    })
  })

  it("falls back to the first available language when the domain's language has no catalogue", () => {
    expect(chooseLocale({ ...visitor, host: "parken.example.it", available: ["de", "en"] }).locale).toBe(
      "de-DE"
    )
  })

  it.each([
    [["en-US", "de"], "en-US"],
    [["en"], "en-GB"],
    [["en-AU"], "en-GB"],
    [["de-CH"], "de-DE"],
    [["pl", "en-IE"], "en-GB"],
    [["fr-CH", "de-CH"], "fr-FR"],
    [["it"], "it-IT"],
    [["rm", "it-CH", "de"], "it-IT"],
    [["en-US@posix"], "en-GB"],
    [["C", "fr_FR.UTF-8"], "fr-FR"]
  ])("takes the first supported browser language of %j [S-16 S-18]", (navigatorLanguages, locale) => {
    expect(chooseLocale({ ...visitor, navigatorLanguages })).toEqual({ locale, source: "browser" })
  })

  it("prefers the domain over the browser, also with a fallback", () => {
    const visit = { ...visitor, host: "parken.example.it", available: germanAndEnglish }
    expect(chooseLocale({ ...visit, navigatorLanguages: ["en"] })).toEqual({
      locale: "de-DE",
      source: "domain"
    })
  })

  it("removes an invalid stored language", () => {
    expect(chooseLocale({ ...visitor, stored: "klingon" })).toEqual({ locale: "de-DE", source: "stored" })
    expect(chooseLocale({ ...visitor, stored: "fr" })).toEqual({ locale: "fr-FR", source: "stored" })
    expect(chooseLocale({ ...visitor, stored: "", navigatorLanguages: ["it"] }).locale).toBe("it-IT")
  })

  it("defaults to German when nothing is known or supported [S-16]", () => {
    expect(chooseLocale(visitor)).toEqual({ locale: "de-DE", source: "default" })
    expect(chooseLocale({ ...visitor, navigatorLanguages: ["pl", "cs"] })).toEqual({
      locale: "de-DE",
      source: "default"
    })
  })

  it("accepts a language by full tag, then by base, then takes the first available [S-17]", () => {
    expect(acceptLocale("en-US", ["de-DE", "en-US"])).toBe("en-US")
    expect(acceptLocale("fr-BE", all)).toBe("fr-FR")
    expect(acceptLocale("pl", ["en", "de"])).toBe("en-GB")
    expect(acceptLocale("", ["de", "en"])).toBe("de-DE")
  })
})

it("uses the Gregorian calendar in every language, the only one in the build", () => {
  for (const locale of [...Object.values(regional), ...availableLanguages, "en-US"])
    expect([locale, new Intl.DateTimeFormat(locale).resolvedOptions().calendar]).toEqual([locale, "gregory"])
})
