/** Tests of small rules of entities: defaults, files, metrics, translations, sessions. */
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { FilePart } from "./file-part.ts"
import { Metrics } from "./metrics.ts"
import { defaultCloseDelay, Notification } from "./notification.ts"
import { ShopCreation } from "./shop-creation.ts"
import { ShopUpdate } from "./shop-update.ts"
import { refusalOf } from "./testing/refusal.ts"
import { titleIn } from "./title-in.ts"
import { Translations } from "./translations.ts"
import { VerificationCode } from "./verification-code.ts"

it("a notification closes after fifteen seconds by default [E-21]", () => {
  const decode = Schema.decodeUnknownSync(Notification)
  expect(decode({ type: "info", message: "Gespeichert" })).toEqual({
    type: "info",
    message: "Gespeichert",
    details: null,
    closeDelay: defaultCloseDelay
  })
  expect(decode({ type: "info", message: "", closeDelay: 0 }).closeDelay).toBe(0)
  expect(refusalOf(Notification, { type: "fatal", message: "" })?.path).toEqual(["type"])
})

describe("a verification code", () => {
  it.each(["KLINIK-2026", "mia@klinik.example", "a.b-c", "x".repeat(64)])("can be %s", (code) => {
    expect(refusalOf(VerificationCode, { code })).toBeUndefined()
  })

  it.each(["", "a b", "ä", "a_b", "a/b", "x".repeat(65), "a\n"])("cannot be %j", (code) => {
    expect(refusalOf(VerificationCode, { code })?.path).toEqual(["code"])
  })
})

describe("translations", () => {
  it("keep languages and drop other keys, also a prototype", () => {
    const sent: unknown = JSON.parse(
      '{"de":{"title":"Tag"},"de-CH":{"title":"Tageskarte"},"__proto__":{"title":"x"},"constructor":{"title":"y"}}'
    )
    const translations = Schema.decodeUnknownSync(Translations)(sent)
    expect(Object.keys(translations)).toEqual(["de", "de-CH"])
    expect(titleIn(translations, "de-CH", "Day")).toBe("Tageskarte")
    expect(titleIn(translations, "__proto__", "Day")).toBe("Tag")
  })

  it("are refused when a language has no title", () => {
    expect(refusalOf(Translations, { de: { title: 5 } })?.path).toEqual(["de", "title"])
  })
})

it("metrics are an object or text, and nothing else", () => {
  expect(refusalOf(Metrics, { orders: 5, tickets: { open: 2 } })).toBeUndefined()
  expect(refusalOf(Metrics, "orders_total 5")).toBeUndefined()
  for (const wrong of [5, null, undefined, true]) expect(refusalOf(Metrics, wrong)).toBeDefined()
})

describe("the forms of a shop", () => {
  const shop = {
    areaEntityId: "0d6e7a8c-5b1f-4d39-9a51-4c1f0b7f9e10",
    name: "Wiesensee",
    path: "wiesensee",
    paymentServiceProviderId: "psp-1",
    active: true
  }

  it("require five fields to open one, and four and the id to change one [F-15]", () => {
    for (const field of Object.keys(shop)) {
      const without = Object.fromEntries(Object.entries(shop).filter(([name]) => name !== field))
      expect(refusalOf(ShopCreation, without)?.path).toEqual([field])
      expect(refusalOf(ShopUpdate, without)?.path).toEqual(field === "active" ? undefined : [field])
    }
  })

  it("carry a picture as a file, and nothing else in its place", () => {
    const picture = { size: 3, type: "image/png", arrayBuffer: () => Promise.resolve(new ArrayBuffer(3)) }
    expect(Schema.encodeSync(ShopCreation)({ ...shop, coverImage: picture }).coverImage).toBe(picture)
    for (const wrong of ["data:image/png;base64,", {}, { size: 3, type: "image/png" }, null, []]) {
      expect(refusalOf(FilePart, wrong)?.path).toEqual([])
      expect(refusalOf(ShopCreation, { ...shop, coverImage: wrong })?.path).toEqual(["coverImage"])
    }
  })
})
