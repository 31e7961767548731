/** Maps how Stripe's charge was paid: brand, wallet and last four digits, and nothing else of what it tells. */
import type Stripe from "stripe"
import type { PaymentMethod } from "../../../schemas/payment-method.ts"

type Name = PaymentMethod["name"]

const brands: ReadonlyMap<string | null, Name> = new Map([
  ["visa", "visa"],
  ["mastercard", "mastercard"],
  ["amex", "americanExpress"],
  ["diners", "dinersClub"],
  ["discover", "discover"],
  ["jcb", "jcb"],
  ["unionpay", "unionPay"],
  ["cartes_bancaires", "cartesBancaires"]
])

const methods: ReadonlyMap<string, Name> = new Map([
  ["sepa_debit", "sepaDebit"],
  ["paypal", "paypal"],
  ["klarna", "klarna"],
  ["billie", "billie"],
  ["link", "link"],
  ["amazon_pay", "amazonPay"],
  ["revolut_pay", "revolutPay"],
  ["eps", "eps"],
  ["giropay", "giropay"],
  ["twint", "twint"],
  ["satispay", "satispay"],
  ["ideal", "ideal"],
  ["bancontact", "bancontact"],
  ["p24", "przelewy24"]
])

const wallets: ReadonlyMap<string | undefined, PaymentMethod["wallet"]> = new Map([
  ["apple_pay", "applePay"],
  ["google_pay", "googlePay"]
])

/** Letters of an IBAN's end are left out, too. */
const digitsIn = (last: string | null | undefined): Pick<PaymentMethod, "lastFour"> =>
  /^\d{4}$/.test(last ?? "") ? { lastFour: last ?? "" } : {}

/** Returns the method of a charge; null if Stripe does not tell it, or it has no name here. */
export const methodOfCharge = (charge: string | Stripe.Charge | null | undefined): PaymentMethod | null => {
  const details = typeof charge === "object" ? charge?.payment_method_details : undefined
  if (details === undefined || details === null) return null
  const { type, card, sepa_debit: debit } = details
  if (type === "card") {
    const wallet = wallets.get(card?.wallet?.type)
    return {
      name: brands.get(card?.brand ?? null) ?? "card",
      ...(wallet === undefined ? {} : { wallet }),
      ...digitsIn(card?.last4)
    }
  }
  const name = methods.get(type)
  return name === undefined ? null : { name, ...digitsIn(debit?.last4) }
}
