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
