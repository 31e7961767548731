import { expect, it } from "vitest"
import type { SearchEntry } from "../data.ts"
import { search } from "./search.ts"

const entry = (id: string, en: string, de: string, text = { en, de }): SearchEntry => ({
  flow: "payment",
  id,
  kind: "transition",
  label: { en, de },
  text
})

const entries = [
  entry("paid", "the bank has paid", "die Bank gezahlt hat"),
  entry("declined", "the bank has declined", "die Bank abgelehnt hat"),
  entry("silent", "no answer comes", "keine Antwort kommt", {
    en: "If no answer comes from the bank, try again.",
    de: "Wenn keine Antwort von der Bank kommt, noch einmal versuchen."
  })
]

const ids = (question: string, language: "en" | "de") =>
  search(entries, question, language).entries.map(({ id }) => id)

it.each([
  ["what happens when the bank declines", "en"],
  ["bank decline", "en"],
  ["was passiert, wenn die Bank ablehnt?", "de"],
  ["die Bank lehnt ab", "de"],
  ["Bank abgelehnt", "de"]
] as const)("finds the one rule for “%s”", (question, language) => {
  expect(ids(question, language)).toEqual(["declined"])
})

it("matches neither prefixes of short words nor stems without a known ending", () => {
  const others = [
    entry("later", "a later order", "eine spätere"),
    entry("refused", "it is refused", "abgelehnt")
  ]
  expect(search(others, "late", "en").entries).toEqual([])
  expect(search(others, "refund", "en").entries).toEqual([])
})

it("finds synonyms, of several words, too, and words on screens", () => {
  const states: ReadonlyArray<SearchEntry> = [
    entry("payment", "the payment", "die Zahlung"),
    {
      ...entry("slow", "the bank takes long", "dauert lange"),
      kind: "story",
      more: "Wir fragen bei der Bank nach"
    }
  ]
  const found = (question: string) =>
    search(states, question, "en", [["late", "takes long"]]).entries.map(({ id }) => id)
  expect(found("the bank is late")).toEqual(["slow"])
  expect(found("takes")).toEqual(["slow"])
  expect(found("fragen nach")).toEqual(["slow"])
})

it("ranks matching names before mentions", () => {
  expect(ids("bank", "en")).toEqual(["paid", "declined", "silent"])
})

it("shows partial matches, marked as such, when no result has all words", () => {
  const found = search(entries, "the bank declines my voucher", "en")
  expect(found.isPartial).toBe(true)
  expect(found.entries.map(({ id }) => id)).toEqual(["declined"])
  expect(search(entries, "bank declined", "en").isPartial).toBe(false)
})

it("finds nothing for an empty query and for unknown words", () => {
  expect(ids("", "en")).toEqual([])
  expect(ids("submarine", "en")).toEqual([])
})
