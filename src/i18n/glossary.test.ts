// Tests of terms: no text of shop or hosted pages uses a word for which docs/glossary.md has another.
import { describe, expect, it } from "vitest"
import { de, en, fr, it as italian } from "./testing/catalogues.ts"

const raw = (files: Record<string, unknown>) => files as Record<string, string>
const [glossary = ""] = Object.values(
  raw(import.meta.glob("../../docs/glossary.md", { query: "?raw", import: "default", eager: true }))
)
const hosted = Object.entries(
  raw(
    import.meta.glob("../../backend/**/texts/{de,en,fr,it}.ts", {
      query: "?raw",
      import: "default",
      eager: true
    })
  )
)

/** The payment page has all its languages in one source. */
const [paymentPage = ""] = Object.values(
  raw(
    import.meta.glob("../../backend/payment-page/pages/texts.ts", {
      query: "?raw",
      import: "default",
      eager: true
    })
  )
)

/** Returns the texts of a source: string literals, without imports and placeholders. */
const quoted = (source: string): ReadonlyArray<string> =>
  [...source.replace(/^import .*$/gm, "").matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, plain, template]) => (plain ?? template ?? "").replace(/\$\{[^}]*\}/g, "")
  )

const textsIn = (value: object): ReadonlyArray<string> =>
  Object.values(value).flatMap((inner) => (typeof inner === "string" ? [inner] : textsIn(inner as object)))

/** Returns the third cell of each row in a language's table. */
const unwanted = (heading: string): ReadonlyArray<string> => {
  const section = glossary.split(`## ${heading}\n`)[1]?.split("\n## ")[0] ?? ""
  return [...section.matchAll(/^\|[^|]*\|[^|]*\|([^|]*)\|[^|]*\|$/gm)]
    .flatMap(([, cell = ""]) => cell.split("·").map((word) => word.trim()))
    .filter((word) => word !== "" && word !== "not" && !/^-+$/.test(word))
}

/** Quoted by the specification, and tested separately. */
const asQuoted = /ticket configuration error/

const says = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\p{L}-])${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}-])`, "iu").test(
    text.replace(/\{\w+\}/g, "")
  )

describe.each([
  ["German", "de", de],
  ["English", "en", en],
  ["French", "fr", fr],
  ["Italian", "it", italian]
] as const)("the glossary's %s words", (heading, language, catalogue) => {
  const [, ownPart = ""] = paymentPage.split(new RegExp(`const ${language}(?:: Texts)? = \\{`))
  const texts = [
    ...textsIn(catalogue),
    ...quoted(ownPart.split("\n}\n")[0] ?? ""),
    ...hosted.flatMap(([file, source]) => (file.endsWith(`/${language}.ts`) ? quoted(source) : []))
  ].filter((text) => !asQuoted.test(text))

  it("have no synonyms in the catalogues", () => {
    const words = unwanted(heading)
    expect(words.length).toBeGreaterThan(10)
    expect(ownPart).not.toBe("")
    expect(texts.length).toBeGreaterThan(500)
    const found = words.flatMap((word) =>
      texts.filter((text) => says(text, word)).map((text) => `${word}: ${text}`)
    )
    expect(found).toEqual([])
  })
})
