/** Tests: a payment token survives the address bar, and any change of it is detected. */
import { createHmac } from "node:crypto"
import { Redacted } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createPaymentToken, type Payment, readPaymentToken } from "./payment-token.ts"

const secret = Redacted.make("a secret of the test")
const next = Redacted.make("the next")
const now = new Date("2026-12-01T09:00:00Z")

const payment: Payment = {
  orderId: "0d5b2c34-8c4f-4a55-9a2e-3a1f6b7c8d9e",
  reference: "WS-4711",
  amount: 8,
  currencyCode: "EUR",
  shopName: "Wiesensee",
  description: "Tagesticket Wandern · Größe äöü",
  locale: "de",
  successUrl: "http://localhost:4400/wiesensee/payment-success?order=0d5b2c34-8c4f-4a55-9a2e-3a1f6b7c8d9e",
  failureUrl: "http://localhost:4400/wiesensee/payment-failed?order=0d5b2c34-8c4f-4a55-9a2e-3a1f6b7c8d9e",
  reportUrl: "http://localhost:4401/v1/payment-event",
  expiresAt: "2026-12-01T09:30:00Z"
}

const signedByHand = (content: string): string => {
  const encoded = Buffer.from(content).toString("base64url")
  return `${encoded}.${createHmac("sha256", Redacted.value(secret)).update(encoded).digest("base64url")}`
}

describe("a payment token", () => {
  it("carries the whole payment in URL-safe characters", () => {
    const token = createPaymentToken(payment, secret)
    expect(token).toMatch(/^[A-Za-z0-9_.-]+$/)
    expect(readPaymentToken(token, secret, now)).toEqual({ state: "valid", payment })
  })

  it("equals an independent implementation of the description", () => {
    expect(createPaymentToken(payment, secret)).toBe(signedByHand(JSON.stringify(payment)))
  })

  it("expires exactly at its end and can still be read", () => {
    const token = createPaymentToken(payment, secret)
    const end = Date.parse(payment.expiresAt)
    expect(readPaymentToken(token, secret, new Date(end - 1)).state).toBe("valid")
    expect(readPaymentToken(token, secret, new Date(end))).toEqual({ state: "expired", payment })
  })

  it("is refused with another installation's secret", () => {
    expect(readPaymentToken(createPaymentToken(payment, Redacted.make("another")), secret, now)).toEqual({
      state: "tampered"
    })
  })

  it("is accepted with either secret during a rotation", () => {
    const token = createPaymentToken(payment, next)
    expect(readPaymentToken(token, [secret, next], now).state).toBe("valid")
    expect(readPaymentToken(token, [secret, Redacted.make("a third")], now).state).toBe("tampered")
  })

  it("is refused with a changed amount and the same signature", () => {
    const signature = createPaymentToken(payment, secret).split(".")[1]
    const cheaper = Buffer.from(JSON.stringify({ ...payment, amount: 0.01 })).toString("base64url")
    expect(readPaymentToken(`${cheaper}.${signature}`, secret, now)).toEqual({ state: "tampered" })
  })

  it("is refused with any character changed", () => {
    const token = createPaymentToken(payment, secret)
    fc.assert(
      fc.property(
        // The last character has two bits that no decoder reads; it stays unchanged.
        fc.nat(token.length - 2),
        fc.constantFrom(..."AZaz09-_.~ é"),
        (index, character) => {
          fc.pre(token[index] !== character)
          const changed = token.slice(0, index) + character + token.slice(index + 1)
          expect(["tampered", "malformed"]).toContain(readPaymentToken(changed, secret, now).state)
        }
      )
    )
  })

  it.each(["", ".", "abc", "a.b", "a.b.c", `${"a".repeat(9_000)}.${"b".repeat(43)}`, "../../etc/passwd"])(
    "is malformed as %j",
    (token) => {
      expect(readPaymentToken(token, secret, now)).toEqual({ state: "malformed" })
    }
  )

  it.each([
    "no JSON",
    "null",
    "[]",
    JSON.stringify({ ...payment, amount: -1 }),
    JSON.stringify(payment).replace('"amount":8', '"amount":1e999'),
    JSON.stringify({ ...payment, amount: 8.001 }),
    JSON.stringify({ ...payment, orderId: "4711" }),
    JSON.stringify({ ...payment, expiresAt: "tomorrow" }),
    JSON.stringify({ ...payment, reportUrl: undefined })
  ])("is malformed with invalid signed content: %s", (content) => {
    expect(readPaymentToken(signedByHand(content), secret, now)).toEqual({ state: "malformed" })
  })

  it("is not created for an invalid payment", () => {
    expect(() => createPaymentToken({ ...payment, amount: Number.NaN }, secret)).toThrow(/amount/)
    expect(() => createPaymentToken({ ...payment, description: "x".repeat(7_000) }, secret)).toThrow(
      /shorten its description/
    )
  })
})
