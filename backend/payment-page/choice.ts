/** Choices on the payment page, and their meaning. */
import { Schema } from "effect"
import type { PaymentEvent } from "../../schemas/order.ts"

/** Seconds until "the bank" responds, if it is late. */
export const lateSeconds = [10, 60, 300] as const

/** `leave` closes the page silently: nothing is decided or reported. */
const Choice = Schema.Literals(["pay", "pay-late", "decline", "cancel", "leave"])
export type Choice = typeof Choice.Type

/** The form as browsers send it. */
export const ChoiceForm = Schema.Struct({
  choice: Choice,
  lateSeconds: Schema.optionalKey(Schema.Literals(lateSeconds.map(String) as ["10", "60", "300"]))
})

/** Final outcome of a payment. */
export type Outcome = Exclude<PaymentEvent["outcome"], "pending">

/** Recorded decision: the outcome, and the seconds until the bank's response. */
export interface Verdict {
  readonly outcome: Outcome
  readonly delaySeconds: number
}

/** Returns null if nothing is decided. */
export const verdictOf = (form: typeof ChoiceForm.Type): Verdict | null => {
  switch (form.choice) {
    case "pay":
      return { outcome: "paid", delaySeconds: 0 }
    case "pay-late":
      return { outcome: "paid", delaySeconds: Number(form.lateSeconds ?? lateSeconds[0]) }
    case "decline":
      return { outcome: "declined", delaySeconds: 0 }
    case "cancel":
      return { outcome: "cancelled", delaySeconds: 0 }
    case "leave":
      return null
  }
}
