/** Choices on the payment page, and their meaning. */
import { Schema } from "effect"
import type { PaymentEvent } from "../../schemas/payment-event.ts"
import type { PaymentMethod } from "../../schemas/payment-method.ts"

/** Seconds until "the bank" responds, if it is late. */
export const lateSeconds = [10, 60, 300] as const

/** Methods to choose from, as a bank would report them. */
export const methods = {
  visa: { name: "visa", lastFour: "4242" },
  mastercard: { name: "mastercard", lastFour: "4444" },
  applePay: { name: "visa", wallet: "applePay", lastFour: "4242" },
  googlePay: { name: "mastercard", wallet: "googlePay", lastFour: "4444" },
  paypal: { name: "paypal" },
  sepaDebit: { name: "sepaDebit", lastFour: "3000" },
  klarna: { name: "klarna" },
  twint: { name: "twint" },
  eps: { name: "eps" }
} as const satisfies Readonly<Record<string, PaymentMethod>>

/** `leave` closes the page silently: nothing is decided or reported. */
const Choice = Schema.Literals(["pay", "pay-late", "decline", "cancel", "leave"])
export type Choice = typeof Choice.Type

/** The form as browsers send it. */
export const ChoiceForm = Schema.Struct({
  choice: Choice,
  lateSeconds: Schema.optionalKey(Schema.Literals(lateSeconds.map(String) as ["10", "60", "300"])),
  method: Schema.optionalKey(Schema.Literals(Object.keys(methods) as ReadonlyArray<keyof typeof methods>))
})

/** Final outcome of a payment. */
export type Outcome = Exclude<PaymentEvent["outcome"], "pending">

/** Recorded decision: the outcome, the seconds until the bank's response, and how it is paid, if chosen. */
export interface Verdict {
  readonly outcome: Outcome
  readonly delaySeconds: number
  readonly method?: PaymentMethod
}

/** Returns null if nothing is decided. */
export const verdictOf = (form: typeof ChoiceForm.Type): Verdict | null => {
  const paidBy = form.method === undefined ? {} : { method: methods[form.method] }
  switch (form.choice) {
    case "pay":
      return { outcome: "paid", delaySeconds: 0, ...paidBy }
    case "pay-late":
      return { outcome: "paid", delaySeconds: Number(form.lateSeconds ?? lateSeconds[0]), ...paidBy }
    case "decline":
      return { outcome: "declined", delaySeconds: 0 }
    case "cancel":
      return { outcome: "cancelled", delaySeconds: 0 }
    case "leave":
      return null
  }
}
