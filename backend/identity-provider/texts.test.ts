// Tests of all texts in every language: complete, polite, and without leftovers of another language.
import { describe, expect, it } from "vitest"
import { html } from "../hosted-pages/html.ts"
import { languageNames, locales } from "./locale.ts"
import { renderPage } from "./pages/layout.ts"
import { texts } from "./texts.ts"

/** Returns every text with its path; functions are called with the values 1 and 15, or an address. */
const textsOf = (value: unknown, path = ""): ReadonlyArray<readonly [path: string, text: string]> => {
  if (typeof value === "string") return [[path, value]]
  if (typeof value === "function") {
    const values = path === "tooMany.body" ? [1, 15] : ["name@example.com"]
    return values.map((one) => [`${path}(${one})`, String(value(one))] as const)
  }
  return Object.entries(value as object).flatMap(([key, inner]) =>
    textsOf(inner, path === "" ? key : `${path}.${key}`)
  )
}

const found = (texts: ReadonlyArray<readonly [string, string]>, pattern: RegExp) =>
  texts.filter(([, text]) => pattern.test(text))

describe.each(locales)("the texts in %s", (locale) => {
  const all = textsOf(texts[locale])

  it("have no missing or empty text", () => {
    expect(all.map(([path]) => path)).toEqual(textsOf(texts.de).map(([path]) => path))
    expect(found(all, /^\s*$/)).toEqual([])
  })

  it("insert the given numbers and addresses", () => {
    for (const [path, text] of all) {
      if (path.endsWith("(15)")) expect(text).toContain("15")
      if (path.endsWith("(name@example.com)")) expect(text).toContain("name@example.com")
    }
  })

  it("link to the same page in all languages, each by its own name", () => {
    const page = renderPage({ locale, title: "Titel", content: html``, addressIn: (one) => `/u?lang=${one}` })
    for (const one of locales) {
      expect(page).toContain(
        `href="/u?lang=${one}" hreflang="${one}" lang="${one}" aria-label="${languageNames[one]}"`
      )
    }
    expect(page.match(/" aria-current="/g)).toHaveLength(1)
    expect(page).toContain(`aria-label="${languageNames[locale]}" aria-current="true"`)
  })
})

describe("the form of address", () => {
  it("is Sie in German, never du", () => {
    const familiar =
      /(?<!\p{L})(du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*|gib|wähle|öffne|tippe|schau|melde|versuche es|lösche|fordere|bestätige)(?!\p{L})/iu
    expect(found(textsOf(texts.de), familiar)).toEqual([])
    for (const sample of ["Bestätige die Adresse", "Nutze deine Adresse", "Öffne den Link"]) {
      expect(sample).toMatch(familiar)
    }
  })

  it("is vous in French and Lei in Italian", () => {
    expect(found(textsOf(texts.fr), /\b(tu|toi|ton|tes|ta)\b/i)).toEqual([])
    expect(found(textsOf(texts.it), /\b(tu|tuo|tua|tuoi|tue|hai|puoi|inserisci)\b/i)).toEqual([])
  })

  it("has a non-breaking space before French double punctuation marks", () => {
    expect(found(textsOf(texts.fr), /[^\s\u00a0] ?[;:?!](\s|$)/)).toEqual([])
  })

  it("contains no German in French and Italian", () => {
    for (const locale of ["fr", "it"] as const) {
      expect(found(textsOf(texts[locale]), /[äöß]|\b(und|nicht|ist|Passwort|Konto|Sie|zurück)\b/)).toEqual([])
    }
  })
})
