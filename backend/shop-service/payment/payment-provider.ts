/** The port to whoever takes money: it makes payments, vouches for reports of them, and gives money back. */
import { Data, type Effect } from "effect"
import type { BadRequest, Unauthorized } from "../../../schemas/api/errors.ts"
import type { PaymentEvent } from "../../../schemas/order.ts"
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
  /** What bytes report that are signed by the provider, lately; null: nothing that concerns an order. */
  readonly verify: (
    body: string,
    signature: string
  ) => Effect.Effect<PaymentEvent | null, Unauthorized | BadRequest>
  /** Succeeds once the provider has confirmed that the money goes back; the same `refundId` never twice. */
  readonly refund: (request: RefundRequest) => Effect.Effect<void, ProviderRefusal>
}

export const noAnswer = () => new ProviderRefusal({ answer: "no answer" })
