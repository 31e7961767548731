/** Words for payment methods on receipts, mails and the payment page: brands as their owners write them. */
import type { PaymentMethod } from "./payment-method.ts"

interface Words {
  readonly card: string
  readonly sepaDebit: string
  readonly ending: (name: string, digits: string) => string
}

const words = {
  de: {
    card: "Karte",
    sepaDebit: "SEPA-Lastschrift",
    ending: (name, digits) => `${name}, Endziffern ${digits}`
  },
  en: { card: "Card", sepaDebit: "SEPA direct debit", ending: (name, digits) => `${name} ending ${digits}` },
  fr: {
    card: "Carte",
    sepaDebit: "Prélèvement SEPA",
    ending: (name, digits) => `${name} se terminant par ${digits}`
  },
  it: {
    card: "Carta",
    sepaDebit: "Addebito diretto SEPA",
    ending: (name, digits) => `${name}, ultime cifre ${digits}`
  }
} satisfies Readonly<Record<string, Words>>

const brands: Readonly<Record<Exclude<PaymentMethod["name"], "card" | "sepaDebit">, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  americanExpress: "American Express",
  dinersClub: "Diners Club",
  discover: "Discover",
  jcb: "JCB",
  unionPay: "UnionPay",
  cartesBancaires: "Cartes Bancaires",
  paypal: "PayPal",
  klarna: "Klarna",
  billie: "Billie",
  link: "Link",
  amazonPay: "Amazon Pay",
  revolutPay: "Revolut Pay",
  eps: "eps",
  giropay: "giropay",
  twint: "TWINT",
  satispay: "Satispay",
  ideal: "iDEAL",
  bancontact: "Bancontact",
  przelewy24: "Przelewy24"
}

const wallets = { applePay: "Apple Pay", googlePay: "Google Pay" } as const

/** Names the fact on receipts, in mails and in the table of tickets. */
export const paidWithText: Readonly<Record<keyof typeof words, string>> = {
  de: "Bezahlt mit",
  en: "Paid with",
  fr: "Payé avec",
  it: "Pagato con"
}

/**
 * Returns the words for a method: "Visa ending 4242", "Apple Pay (Visa ending 4242)", "PayPal"; null for one of
 * a later version.
 */
export const paymentMethodText = (
  { name, wallet, lastFour }: { readonly name: string; readonly wallet?: string; readonly lastFour?: string },
  language: keyof typeof words
): string | null => {
  const { ending, ...own } = words[language]
  const named = new Map(Object.entries({ ...brands, ...own })).get(name)
  if (named === undefined) return null
  const text = lastFour === undefined ? named : ending(named, lastFour)
  const walletName = new Map(Object.entries(wallets)).get(wallet ?? "")
  return walletName === undefined ? text : `${walletName} (${text})`
}
