/** What a person can choose on the payment page, and what each choice means. */
import { Schema } from "effect"
import type { PaymentEvent } from "../../schemas/order.ts"

/** How long "the bank" may take when it answers late, in seconds. */
export const lateSeconds = [10, 60, 300] as const

/** `leave` closes the page without a word: nothing is decided and nobody is told. */
const Choice = Schema.Literals(["pay", "pay-late", "decline", "cancel", "leave"])
export type Choice = typeof Choice.Type

/** The form as browsers send it. */
export const ChoiceForm = Schema.Struct({
  choice: Choice,
  lateSeconds: Schema.optionalKey(Schema.Literals(lateSeconds.map(String) as ["10", "60", "300"]))
})

/** How a payment ends. */
export type Outcome = Exclude<PaymentEvent["outcome"], "pending">

/** What is recorded: how it ends, and how long until the bank says so. */
export interface Verdict {
  readonly outcome: Outcome
  readonly delaySeconds: number
}

/** Null when nothing is decided. */
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
