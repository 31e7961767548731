/** Tests of what is reported of a payment, and of its words. */
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { PaymentEvent } from "./payment-event.ts"
import { PaymentMethod } from "./payment-method.ts"
import { paymentMethodText } from "./payment-method-text.ts"

const event = {
  eventId: "6f0c2b9e-5b0c-4b52-9d2b-6d6f2f0a7c11",
  orderId: "ce7e4b0e-4d0f-4f0e-8a34-2a3c5f4a7f11",
  outcome: "paid",
  amount: 8,
  currencyCode: "EUR",
  occurredAt: "2026-12-01T09:00:00Z"
}
const decode = Schema.decodeUnknownSync(PaymentEvent)

describe("the method of a report", () => {
  it.each([
    { name: "visa", lastFour: "4242" },
    { name: "mastercard", wallet: "googlePay", lastFour: "4444" },
    { name: "paypal" }
  ])("is read: %j", (paymentMethod) => {
    expect(decode({ ...event, paymentMethod }).paymentMethod).toEqual(paymentMethod)
  })

  it.each([
    null,
    "visa",
    7,
    { name: [] },
    {},
    { name: "of-the-future" },
    { name: "visa", wallet: "of-the-future" },
    { name: "visa", lastFour: "4242424242424242" },
    { name: "visa", lastFour: "42" },
    { name: "visa", lastFour: 4242 }
  ])("is null, and the report is read, for %j", (paymentMethod) => {
    expect(decode({ ...event, paymentMethod })).toEqual({ ...event, paymentMethod: null })
  })

  it("may be absent, as in reports of before", () => {
    expect(decode(event)).toEqual(event)
  })
})

describe("the words of a method", () => {
  it.each([
    ["de", "Karte, Endziffern 4242", "SEPA-Lastschrift", "Google Pay (Mastercard, Endziffern 4444)"],
    ["en", "Card ending 4242", "SEPA direct debit", "Google Pay (Mastercard ending 4444)"],
    [
      "fr",
      "Carte se terminant par 4242",
      "Prélèvement SEPA",
      "Google Pay (Mastercard se terminant par 4444)"
    ],
    ["it", "Carta, ultime cifre 4242", "Addebito diretto SEPA", "Google Pay (Mastercard, ultime cifre 4444)"]
  ] as const)("are in %s, the brands as their owners write them", (language, ...expected) => {
    const methods: ReadonlyArray<PaymentMethod> = [
      { name: "card", lastFour: "4242" },
      { name: "sepaDebit" },
      { name: "mastercard", wallet: "googlePay", lastFour: "4444" }
    ]
    expect(methods.map((method) => paymentMethodText(method, language))).toEqual(expected)
    expect(paymentMethodText({ name: "paypal" }, language)).toBe("PayPal")
    expect(paymentMethodText({ name: "constructor" }, language)).toBeNull()
  })

  it("exist for every method", () => {
    for (const name of PaymentMethod.fields.name.literals)
      expect(paymentMethodText({ name }, "de")).toMatch(/^\p{L}/u)
  })
})
