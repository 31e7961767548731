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
  it("brings the whole payment to the payment page, in characters an address may hold", () => {
    const token = createPaymentToken(payment, secret)
    expect(token).toMatch(/^[A-Za-z0-9_.-]+$/)
    expect(readPaymentToken(token, secret, now)).toEqual({ state: "valid", payment })
  })

  it("is what other languages would make of the description", () => {
    expect(createPaymentToken(payment, secret)).toBe(signedByHand(JSON.stringify(payment)))
  })

  it("expires at the very moment it says, and still shows what it was for", () => {
    const token = createPaymentToken(payment, secret)
    const end = Date.parse(payment.expiresAt)
    expect(readPaymentToken(token, secret, new Date(end - 1)).state).toBe("valid")
    expect(readPaymentToken(token, secret, new Date(end))).toEqual({ state: "expired", payment })
  })

  it("is refused with the secret of another installation", () => {
    expect(readPaymentToken(createPaymentToken(payment, Redacted.make("another")), secret, now)).toEqual({
      state: "tampered"
    })
  })

  it("is read by either secret while one is changed", () => {
    const token = createPaymentToken(payment, next)
    expect(readPaymentToken(token, [secret, next], now).state).toBe("valid")
    expect(readPaymentToken(token, [secret, Redacted.make("a third")], now).state).toBe("tampered")
  })

  it("is refused when the amount was changed and the signature kept", () => {
    const signature = createPaymentToken(payment, secret).split(".")[1]
    const cheaper = Buffer.from(JSON.stringify({ ...payment, amount: 0.01 })).toString("base64url")
    expect(readPaymentToken(`${cheaper}.${signature}`, secret, now)).toEqual({ state: "tampered" })
  })

  it("is refused whichever character was changed", () => {
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
  ])("is malformed when signed content does not fit: %s", (content) => {
    expect(readPaymentToken(signedByHand(content), secret, now)).toEqual({ state: "malformed" })
  })

  it("is not made of a payment that does not fit", () => {
    expect(() => createPaymentToken({ ...payment, amount: Number.NaN }, secret)).toThrow(/amount/)
    expect(() => createPaymentToken({ ...payment, description: "x".repeat(7_000) }, secret)).toThrow(
      /shorten its description/
    )
  })
})
