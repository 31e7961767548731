/** How an order was paid: what its receipt says, and nothing else of a card or an account. */
import { Effect, Option, Schema } from "effect"

export const PaymentMethod = Schema.Struct({
  /** The card's brand, or the method; `card` for a card of another brand. */
  name: Schema.Literals([
    "card",
    "visa",
    "mastercard",
    "americanExpress",
    "dinersClub",
    "discover",
    "jcb",
    "unionPay",
    "cartesBancaires",
    "sepaDebit",
    "paypal",
    "klarna",
    "billie",
    "link",
    "amazonPay",
    "revolutPay",
    "eps",
    "giropay",
    "twint",
    "satispay",
    "ideal",
    "bancontact",
    "przelewy24"
  ]),
  wallet: Schema.optionalKey(Schema.Literals(["applePay", "googlePay"])),
  /** The last four digits of card or account, never more. */
  lastFour: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^\d{4}$/)))
})
export interface PaymentMethod extends Schema.Schema.Type<typeof PaymentMethod> {}

/** A method as reported: null for one that is unknown here, since money counts however it was paid. */
export const ReportedPaymentMethod = Schema.NullOr(PaymentMethod).pipe(
  Schema.catchDecoding(() => Effect.succeed(Option.some(null)))
)
