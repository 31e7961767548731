// Tests: every text that the app uses is in the catalogue, and every text of the catalogue is used.
import { describe, expect, it } from "vitest"
import { de } from "./testing/catalogues.ts"
import { dynamicTexts } from "./testing/dynamic-texts.ts"
import { textUse } from "./testing/text-use.ts"
import { textsByPath } from "./testing/texts-by-path.ts"
import { waitingTexts } from "./testing/waiting-texts.ts"

const sources = import.meta.glob<string>(
  ["../**/*.{ts,tsx}", "../../schemas/coverage/*labels.ts", "!../**/*.test.{ts,tsx}", "!../**/testing/**"],
  { query: "?raw", import: "default", eager: true }
)

const uses = Object.entries(sources).map(([file, source]) => ({ file, ...textUse(source) }))

const placeholdersIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name)

/** The texts with their placeholders; plural forms are one text. */
const texts = new Map<string, ReadonlyArray<string>>()
for (const [path, text] of textsByPath(de)) {
  const key = path.replace(/_(zero|one|other)$/, "")
  texts.set(key, [...(texts.get(key) ?? []), ...placeholdersIn(text)])
}

const expanded = Object.entries(dynamicTexts).flatMap(([pattern, values]) =>
  values.map((value) => pattern.replace("*", value))
)

describe("the texts that the app uses", () => {
  it("exist in the catalogue [X-22]", () => {
    const missing = uses.flatMap(({ file, asked }) =>
      [...asked].filter((path) => !texts.has(path)).map((path) => `${file} asks for ${path}`)
    )
    expect(missing).toEqual([])
    expect(expanded.filter((path) => !texts.has(path))).toEqual([])
  })

  it("are listed when their key is composed at run time", () => {
    const asked = new Set(uses.flatMap(({ patterns }) => [...patterns]))
    expect([...asked].sort()).toEqual(Object.keys(dynamicTexts).sort())
  })
})

it("the placeholders of a text get a value where its key is written out", () => {
  const empty = uses.flatMap(({ file, filled }) =>
    filled.flatMap(({ key, names }) =>
      (texts.get(key) ?? [])
        .filter((name) => !names.includes(name))
        .map((name) => `${file} shows ${key} without ${name}`)
    )
  )
  expect(empty).toEqual([])
})

describe("the texts of the catalogue", () => {
  const mentioned = new Set([...uses.flatMap((use) => [...use.mentioned]), ...expanded])
  const unused = [...texts.keys()].filter((path) => !mentioned.has(path))

  it("are all used by a page or reserved for a planned one", () => {
    expect(unused.filter((path) => !waitingTexts.includes(path))).toEqual([])
  })

  it("are reserved only while no page uses them", () => {
    expect(waitingTexts.filter((path) => !unused.includes(path))).toEqual([])
  })
})
