/** Tests of the primitives: absent values, instants, money, texts. */
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import {
  Count,
  CurrencyOrEuro,
  Id,
  Instant,
  list,
  Name,
  nullable,
  Price,
  Seconds,
  Text,
  Uuid
} from "./primitives.ts"
import { refusalOf } from "./testing/refusal.ts"

const takes = (schema: Schema.Codec<unknown, unknown>, value: unknown) =>
  refusalOf(schema, value) === undefined

describe("an omitted field", () => {
  const Carrier = Schema.Struct({ note: nullable(Text), plates: list(Text), currency: CurrencyOrEuro })
  const decode = Schema.decodeUnknownSync(Carrier)

  it("defaults to null, an empty list or the euro, whether absent or null [E-08]", () => {
    const absent = { note: null, plates: [], currency: "EUR" }
    expect(decode({})).toEqual(absent)
    expect(decode({ note: null, plates: null, currency: null })).toEqual(absent)
  })

  it("does not override a sent value", () => {
    const sent = { note: "", plates: ["M-PP123"], currency: "CHF" }
    expect(decode(sent)).toEqual(sent)
    expect(Schema.encodeSync(Carrier)(sent)).toEqual(sent)
    expect(refusalOf(Carrier, { plates: ["M-PP123", null] })?.path).toEqual(["plates", 1])
    expect(refusalOf(Carrier, { currency: "euro" })?.path).toEqual(["currency"])
  })
})

describe("instants", () => {
  it.each([
    "2026-12-01T08:00:00+01:00",
    "2026-12-01T08:00Z",
    "2024-02-29T23:59:59.123456789Z",
    "2000-02-29T00:00Z"
  ])("accept %s", (text) => {
    expect(takes(Instant, text)).toBe(true)
    expect(Number.isNaN(Date.parse(text))).toBe(false)
  })

  it.each([
    "2026-12-01",
    "2026-12-01T08:00:00",
    "2026-12-01 08:00:00Z",
    "2026-13-01T08:00Z",
    "2026-00-10T08:00Z",
    "2026-02-29T08:00Z",
    "2100-02-29T08:00Z",
    "2026-04-31T08:00Z",
    "2026-12-01T24:00Z",
    "2026-12-01T08:60Z",
    "2026-12-01T08:00+25:00",
    "2026-12-01T08:00Z\n",
    "9999-12-31T23:59:59-01:00",
    "0000-01-01T00:00:00+01:00",
    ""
  ])("refuse %j", (text) => {
    expect(takes(Instant, text)).toBe(false)
  })

  it("describe the expected format", () => {
    expect(refusalOf(Instant, "tomorrow")?.message).toContain("2026-12-01T08:00:00+01:00")
  })
})

describe("numbers", () => {
  it("are never strings, infinite or negative", () => {
    for (const schema of [Price, Count, Seconds]) {
      for (const wrong of ["8.00", "0", JSON.parse("1e999"), JSON.parse("-1e999"), Number.NaN, -1, null]) {
        expect(takes(schema, wrong)).toBe(false)
      }
      expect(takes(schema, 0)).toBe(true)
    }
  })

  it("have at most two decimals for a price, and none for a count", () => {
    for (const price of [0.1, 0.29, 1.005 - 0.005, 8, 19.99, 999_999.99, 1_000_000])
      expect(takes(Price, price)).toBe(true)
    for (const price of [0.001, 8.005, 1_000_000.01]) expect(takes(Price, price)).toBe(false)
    expect(takes(Count, 1.5)).toBe(false)
  })
})

describe("text", () => {
  it("has well-formed characters only, and none that a database cannot store", () => {
    for (const text of ["", "Müller 🚗", "\ufeff", "line\nline"]) expect(takes(Text, text)).toBe(true)
    for (const text of ["\ud83d", "a\udc00", "\udc00\ud800", "nul\0"]) expect(takes(Text, text)).toBe(false)
  })

  it("is safe in an address when it is a name or an id", () => {
    for (const schema of [Name, Id]) {
      expect(takes(schema, "")).toBe(false)
      expect(takes(schema, "\ud800")).toBe(false)
      expect(takes(schema, "wiesensee")).toBe(true)
    }
    expect(takes(Id, "x".repeat(201))).toBe(false)
    expect(takes(Uuid, "0d6e7a8c-5b1f-4d39-9a51-4c1f0b7f9e10")).toBe(true)
    expect(takes(Uuid, "wiesensee")).toBe(false)
  })
})
