/** The port to whoever takes money: it makes payments, and gives money back. Who reads its reports knows whose they are. */
import { Data, type Effect } from "effect"
import type { Payment } from "../../payment-protocol/payment-token.ts"
import type { RefundRequest } from "../../payment-protocol/refund.ts"

/** What a provider was asked for and did not do: refused, not reached, or not understood. */
export class ProviderRefusal extends Data.TaggedError("ProviderRefusal")<{
  readonly answer: string
  /** Asked again, it would be refused again. */
  readonly isFinal?: boolean
}> {}

export interface PaymentProvider {
  /** The address at which the driver pays. Asked for again, it is the same payment. */
  readonly create: (payment: Payment) => Effect.Effect<string, ProviderRefusal>
  /** Succeeds once the provider has confirmed that the money goes back; the same `refundId` never twice. */
  readonly refund: (request: RefundRequest) => Effect.Effect<void, ProviderRefusal>
}

export const noAnswer = () => new ProviderRefusal({ answer: "no answer" })
