/** Tests: texts before i18next is loaded equal those of i18next. */
import { describe, expect, it, vi } from "vitest"
import type { Texts } from "./catalogue.ts"
import { firstTranslations } from "./first-texts.ts"
import { changeLocale, completeTexts } from "./i18n.ts"
import { regional } from "./locale.ts"
import { startTranslations } from "./start-i18next.ts"
import { de, en, fr, it as italian } from "./testing/catalogues.ts"
import { textsByPath } from "./testing/texts-by-path.ts"

const catalogues = { de, en, fr, it: italian }
const languages = Object.entries(catalogues) as ReadonlyArray<[keyof typeof catalogues, Texts]>

/** Values for the placeholders of a text, without markup, patterns or placeholders. */
const values = Object.fromEntries(
  languages
    .flatMap(([, texts]) => [...JSON.stringify(texts).matchAll(/\{(\w+)\}/g)])
    .map(([, name]) => [name, `<${name} & {count} $&>`])
)

type Say = (key: string, options?: object) => string

describe("the texts before i18next", () => {
  it.each(languages)("equal those of i18next for every text in %s [S-16]", (language, texts) => {
    const early = firstTranslations(regional[language], texts).t as unknown as Say
    const late = startTranslations(regional[language], texts).t as unknown as Say
    const keys = textsByPath(texts).map(([path]) => path.replace(/_(zero|one|other)$/, ""))
    expect(keys.length).toBeGreaterThan(400)
    for (const key of new Set(keys)) {
      expect(early(key, { ...values, count: undefined }), key).toBe(
        late(key, { ...values, count: undefined })
      )
      for (const count of [0, 1, 2, 5, 21, 1.5]) {
        expect(early(key, { ...values, count }), `${key} ${count}`).toBe(late(key, { ...values, count }))
      }
    }
    expect(early("home.nothing")).toBe(late("home.nothing"))
    expect(early("home.welcome", { other: 1 })).toBe(late("home.welcome", { other: 1 }))
  })

  it("are extended by the later screens' texts, which load i18next and use it from then on", async () => {
    const translations = firstTranslations("en-GB", { common: en.common })
    const { t } = translations
    expect(t("contact.title")).toBe("contact.title")
    await completeTexts(translations)
    expect(t("contact.title")).toBe(en.contact.title)
    const changed = vi.fn()
    translations.on("languageChanged", changed)
    expect(translations.getFixedT("en-GB")("common.retry")).toBe(en.common.retry)
    await changeLocale(translations, "it-IT")
    expect(changed).toHaveBeenCalledExactlyOnceWith("it-IT")
    expect([translations.language, translations.languages[0]]).toEqual(["it-IT", "it"])
    expect(t("contact.title")).toBe(italian.contact.title)
    expect(translations.getFixedT("it-IT")("common.retry")).toBe(italian.common.retry)
  })

  it("notify listeners of a language change, also those added before i18next", async () => {
    const translations = firstTranslations("de-DE", de)
    const [listening, gone] = [vi.fn(), vi.fn()]
    translations.on("languageChanged", listening)
    translations.on("languageChanged", gone)
    translations.off("languageChanged", gone)
    await changeLocale(translations, "fr-FR")
    expect(listening).toHaveBeenCalledOnce()
    expect(gone).not.toHaveBeenCalled()
    translations.off("languageChanged", listening)
    await changeLocale(translations, "en-GB")
    expect(listening).toHaveBeenCalledOnce()
    expect(translations.t("common.retry")).toBe(en.common.retry)
  })
})
