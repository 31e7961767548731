/** Port of a payment provider: makes payments and refunds. The reader of a report knows its provider. */
import { Data, type Effect } from "effect"
import type { Payment } from "../../payment-protocol/payment-token.ts"
import type { RefundRequest } from "../../payment-protocol/refund.ts"

/** A request that the provider did not carry out: refused, unreachable, or an unknown response. */
export class ProviderRefusal extends Data.TaggedError("ProviderRefusal")<{
  readonly answer: string
  /** A retry would be refused again. */
  readonly isFinal?: boolean
  /** So many refunds of this payment have failed, as for a closed account: a person decides on another one. */
  readonly failures?: number
}> {}

export interface PaymentProvider {
  /** Returns the smallest amount that it takes, in hundredths; nothing to pay is no amount. */
  readonly minimum: (currency: string) => number
  /** Returns the address at which the driver pays. Repeated calls mean the same payment. */
  readonly create: (payment: Payment) => Effect.Effect<string, ProviderRefusal>
  /**
   * Succeeds once the provider has confirmed the refund; never refunds one `refundId` twice. Makes another one after as
   * many as `failures`.
   */
  readonly refund: (request: RefundRequest, failures: number) => Effect.Effect<void, ProviderRefusal>
}

export const noAnswer = () => new ProviderRefusal({ answer: "no answer" })
