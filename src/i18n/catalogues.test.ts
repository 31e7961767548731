// Tests of whole catalogues: same keys, same placeholders, size, readable by i18next.
import { describe, expect, it } from "vitest"
import { coverageTexts } from "../../schemas/coverage/texts.ts"
import { changeLocale } from "./i18n.ts"
import { availableLanguages } from "./locale.ts"
import { startTranslations } from "./start-i18next.ts"
import { de, en, fr, it as italian } from "./testing/catalogues.ts"
import { textsByPath } from "./testing/texts-by-path.ts"

const placeholders = (text: string) => [...new Set(text.match(/[{<]\/?\w+[}>]/g) ?? [])].sort()
const found = (catalogue: object, pattern: RegExp) =>
  textsByPath(catalogue).filter(([, text]) => pattern.test(text))

const catalogues = { de, en, fr, it: italian }
const german = new Map(textsByPath(de))

it("exists for every language of the app", () => {
  expect(Object.keys(catalogues)).toEqual([...availableLanguages])
})

describe.each(Object.entries(catalogues))("catalogue %s", (_, catalogue) => {
  const texts = textsByPath(catalogue)

  it("has every key and no empty text [B-48]", () => {
    expect(texts.map(([key]) => key).sort()).toEqual([...german.keys()].sort())
    expect(texts.filter(([, text]) => text.trim() === "")).toEqual([])
  })

  it("fills the same placeholders", () => {
    for (const [key, text] of texts)
      expect([key, placeholders(text)]).toEqual([key, placeholders(german.get(key) ?? "")])
  })

  it("is at most 13 kB on the wire, even gzipped, which is larger than brotli", async () => {
    const stream = new Blob([JSON.stringify(catalogue)]).stream().pipeThrough(new CompressionStream("gzip"))
    expect((await new Response(stream).arrayBuffer()).byteLength).toBeLessThanOrEqual(13_000)
  })
})

/** Placeholders for amounts; all others are words, or numbers that count nothing. */
const amounts = ["count", "max", "maximum", "min", "remaining", "shown", "total", "used"]
const others =
  "again ahead amount area areas at cause characters country date day days details duration email end example field format from here name number permit phone plate plates price provider recipient reference region search shop start ticket time to until wallet year zone"

/** A number with the noun it counts; some German nouns have the same form for one and for many. */
const counted = new RegExp(
  `\\{(${amounts.join("|")})\\} (?!(von|of|sur|di|su) \\{|Kennzeichen|Zeichen)\\p{L}`,
  "u"
)

/** Texts in which the number is never one, with the reason. */
const neverOne: Readonly<Record<string, string>> = {
  "home.filter.selected": "one area is called by its name",
  "home.plates": "a ticket for one plate says nothing of it",
  "home.shownOf": "it stands below more tickets than a page has",
  "zod.min_length": "no field asks for one character",
  "zod.max_length": "no field ends after one character"
}

describe.each(Object.entries(catalogues))("a number in the catalogue %s", (_, catalogue) => {
  const texts = textsByPath(catalogue)

  it("has a singular form wherever the count can be one", () => {
    const stiff = texts.filter(([key, text]) => counted.test(text) && !/_(zero|one|other)$/.test(key))
    expect(stiff.filter(([key]) => !(key in neverOne))).toEqual([])
  })

  it("has a known placeholder name", () => {
    const names = texts.flatMap(([, text]) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    expect([...new Set(names)].sort()).toEqual([...amounts, ...others.split(" ")].sort())
  })
})

/** Single text for two German ones: where the language makes no distinction, or needs none. */
const oneForTwo: Readonly<Record<"en" | "fr" | "it", ReadonlyArray<string>>> = {
  en: ["Show proof", "Show {count} more"],
  fr: ["Afficher {count} de plus", "Continuer sans code", "Modifier", "Nous contacter", "Saisir un code"],
  it: ["Contattaci", "Continua senza codice", "Inserisci un codice", "Titolo di sosta"]
}

it.each(["en", "fr", "it"] as const)("%s uses each text for one key only", (language) => {
  const things = new Map<string, Set<string | undefined>>()
  for (const [key, text] of textsByPath(catalogues[language]))
    things.set(text, (things.get(text) ?? new Set()).add(german.get(key)))
  const doubled = [...things].filter(([, germans]) => germans.size > 1).map(([text]) => text)
  expect(doubled.sort()).toEqual(oneForTwo[language])
})

it("the German catalogue addresses the driver as Sie, except in one quoted text", () => {
  const familiar = [...german].filter(([, text]) => /\b(du|dein\w*|dir|dich|versuche)\b/i.test(text))
  expect(familiar.map(([key]) => key)).toEqual(["verify.failed"])
})

it("says windows and coverage as the mails do", () => {
  for (const [language, { windows, coverage }] of Object.entries(catalogues))
    expect({ windows, coverage }).toEqual(coverageTexts[language as keyof typeof coverageTexts])
})

/** German words of this product, and letters that neither French nor Italian has. */
const germanWords =
  /[äöüß]|(?<!\p{L})(und|oder|nicht|ist|sind|wird|bitte|mit|für|von|zu|zum|zur|der|die|das|ein|eine|Sie|Ihr|Ihre|Fläche|Kennzeichen|Warenkorb|Tageskarte|Anmelden|Konto|Passwort|Gültig|Uhr|Datum|Zurück|inkl)(?!\p{L})/iu

/** Texts that French or Italian shares with German or English: names and loanwords. */
const shared: Readonly<Record<"fr" | "it", ReadonlyArray<string>>> = {
  fr: [
    "common.productName",
    "common.total",
    "layout.menu",
    "layout.footer.cookies",
    "layout.footer.contact",
    "layout.footer.copyright",
    "home.ticketsHeading",
    "ticket.pageTitle",
    "windows.window",
    "ticket.startDate",
    "account.tickets.ticket",
    "account.tickets.actions",
    "cart.itemCount_one",
    "cart.itemCount_other",
    "account.codes.code",
    "account.permits.statuses.active",
    "interstitial.domain",
    "contact.title",
    "contact.email",
    "report.page"
  ],
  it: [
    "common.productName",
    "common.no",
    "layout.menu",
    "layout.footer.account",
    "layout.footer.copyright",
    "ticket.pageTitle",
    "windows.window",
    "account.permits.area",
    "contact.email",
    "legal.operator.at"
  ]
}

describe.each([
  ["fr", fr],
  ["it", italian]
] as const)("the catalogue %s", (language, catalogue) => {
  it("contains no German", () => {
    expect(found(catalogue, germanWords)).toEqual([])
    expect(textsByPath(de).filter(([, text]) => germanWords.test(text)).length).toBeGreaterThan(200)
  })

  it("leaves no text untranslated", () => {
    const english = new Map(textsByPath(en))
    const same = textsByPath(catalogue)
      .filter(([key, text]) => text === german.get(key) || text === english.get(key))
      .map(([key]) => key)
    expect(same.filter((key) => !shared[language].includes(key))).toEqual([])
  })

  it("uses the apostrophes and quotation marks of its language", () => {
    expect(found(catalogue, /['"“”„]/)).toEqual([])
  })
})

describe("the form of address", () => {
  it("is vous in French", () => {
    expect(found(fr, /(?<!\p{L})(tu|toi|te|ton|ta|tes)(?!\p{L})/iu)).toEqual([])
  })

  it("is Lei in Italian, except on short buttons", () => {
    expect(found(italian, /(?<!\p{L})(tu|ti|tuo|tua|tuoi|tue|hai|puoi|sei|vuoi|devi)(?!\p{L})/iu)).toEqual([])
  })

  it("has no line break before a French double punctuation mark", () => {
    expect(found(fr, /[^\u00a0][;:?!»](\s|$)|«[^\u00a0]/)).toEqual([])
  })
})

describe("i18next with these catalogues", () => {
  it("is ready synchronously, applies plural rules and fills placeholders", async () => {
    const { t, isInitialized } = startTranslations("de-DE", de)
    expect(isInitialized).toBe(true)
    expect(t("home.ticketCount", { count: 1 })).toBe("1 Ticket")
    expect(t("home.ticketCount", { count: 14 })).toBe("14 Tickets")
    expect(t("zod.missing_separator", { format: "M-PP123" })).toBe(
      "Bitte geben Sie das Kennzeichen mit Bindestrich ein, z. B. M-PP123"
    )
  })

  it("switches to another language by loading one catalogue", async () => {
    const i18n = startTranslations("de-DE", de)
    await changeLocale(i18n, "en-GB")
    expect(i18n.language).toBe("en-GB")
    expect(i18n.t("home.welcome", { shop: "<Wiesensee & Co>" })).toBe("Welcome to <Wiesensee & Co>")
  })

  it("falls back to English, then to German for a missing text [N-11]", async () => {
    const { title: _, ...contact } = italian.contact
    const i18n = startTranslations("it-IT", { ...italian, contact: contact as typeof italian.contact })
    expect(i18n.t("contact.title")).toBe("contact.title")
    i18n.addResourceBundle("de", "translation", de)
    expect(i18n.t("contact.title")).toBe(de.contact.title)
    i18n.addResourceBundle("en", "translation", en)
    expect(i18n.t("contact.title")).toBe(en.contact.title)
    expect(i18n.options.fallbackLng).toContain("en-US")
  })

  it.each([
    ["de-DE", "0 Tickets", "1 Ticket", "2 Tickets"],
    ["en-GB", "0 Tickets", "1 Ticket", "2 Tickets"],
    ["fr-FR", "0 ticket", "1 ticket", "2 tickets"],
    ["it-IT", "0 biglietti", "1 biglietto", "2 biglietti"]
  ] as const)("counts in %s by its plural rules: %s, %s, %s", async (locale, none, one, two) => {
    const i18n = startTranslations("de-DE", de)
    await changeLocale(i18n, locale)
    expect([0, 1, 2].map((count) => i18n.t("home.ticketCount", { count }))).toEqual([none, one, two])
  })
})
