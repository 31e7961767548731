/** Tests of how Stripe's charges were paid; the fields are those of its API. */
import type Stripe from "stripe"
import { expect, it } from "vitest"
import { methodOfCharge } from "./stripe-method.ts"

const charge = (payment_method_details: unknown) => ({ payment_method_details }) as Stripe.Charge
const card = (details: object) => charge({ type: "card", card: { last4: "4242", wallet: null, ...details } })

it.each([
  [card({ brand: "visa" }), { name: "visa", lastFour: "4242" }],
  [card({ brand: "amex", last4: "0005" }), { name: "americanExpress", lastFour: "0005" }],
  [card({ brand: "eftpos_au" }), { name: "card", lastFour: "4242" }],
  [card({ brand: null, last4: null }), { name: "card" }],
  [
    card({ brand: "visa", wallet: { type: "apple_pay", dynamic_last4: "7777" } }),
    { name: "visa", wallet: "applePay", lastFour: "4242" }
  ],
  [card({ brand: "visa", wallet: { type: "masterpass" } }), { name: "visa", lastFour: "4242" }],
  [
    charge({ type: "sepa_debit", sepa_debit: { last4: "3000", bank_code: "37040044" } }),
    { name: "sepaDebit", lastFour: "3000" }
  ],
  [charge({ type: "sepa_debit", sepa_debit: { last4: "0X9Z" } }), { name: "sepaDebit" }],
  [charge({ type: "paypal", paypal: { payer_email: "neu@example.com" } }), { name: "paypal" }],
  [charge({ type: "klarna", klarna: {} }), { name: "klarna" }],
  [charge({ type: "twint", twint: {} }), { name: "twint" }],
  [charge({ type: "constructor" }), null],
  [charge(null), null],
  ["ch_not_expanded", null],
  [null, null],
  [undefined, null]
])(
  "the method of a charge is brand or name, wallet and four digits, and nothing else: %#",
  (told, expected) => {
    expect(methodOfCharge(told)).toEqual(expected)
  }
)
