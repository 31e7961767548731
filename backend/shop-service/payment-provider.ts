/**
 * The port through which money goes back, and the demo's adapter for it: a signed call to the payment page. Another
 * provider is another layer of this service.
 */
import { Context, Data, DateTime, Effect, Layer, Schema } from "effect"
import { signatureHeader } from "../../schemas/api/order.ts"
import { RefundAnswer, type RefundRequest, refundPath } from "../payment-protocol/refund.ts"
import { signReport } from "../payment-protocol/report-signature.ts"
import { Settings } from "./settings.ts"

/** Nobody waits for it but the next attempt. */
const timeout = "10 seconds"

/** Refused, not reached, or not understood. */
export class RefundNotConfirmed extends Data.TaggedError("RefundNotConfirmed")<{
  readonly answer: string
}> {}

export interface PaymentProviderPort {
  /** Succeeds once the provider has confirmed that the money goes back; the same `refundId` never twice. */
  readonly refund: (request: RefundRequest) => Effect.Effect<void, RefundNotConfirmed>
}

const decodeAnswer = Schema.decodeUnknownEffect(RefundAnswer)

export class PaymentProvider extends Context.Service<PaymentProvider, PaymentProviderPort>()(
  "shop-service/PaymentProvider"
) {
  static readonly layer = Layer.effect(
    PaymentProvider,
    Effect.gen(function* () {
      const { paymentOrigin, paymentSecret } = yield* Settings
      const post = Effect.fnUntraced(function* (request: RefundRequest) {
        const body = JSON.stringify(request)
        const signature = signReport(body, paymentSecret, yield* DateTime.nowAsDate)
        const response = yield* Effect.tryPromise({
          try: async (signal) => {
            const answer = await fetch(`${paymentOrigin}${refundPath}`, {
              method: "POST",
              headers: { "content-type": "application/json", [signatureHeader]: signature },
              body,
              redirect: "manual",
              signal
            })
            return { status: answer.status, text: await answer.text() }
          },
          catch: () => new RefundNotConfirmed({ answer: "no answer" })
        })
        if (response.status !== 200) {
          return yield* new RefundNotConfirmed({ answer: `status ${response.status}` })
        }
        const { refundId } = yield* decodeAnswer(
          yield* Effect.try({ try: () => JSON.parse(response.text), catch: (cause) => cause })
        )
        if (refundId !== request.refundId) return yield* new RefundNotConfirmed({ answer: "another refund" })
      })
      return {
        refund: (request) =>
          post(request).pipe(
            Effect.timeout(timeout),
            Effect.mapError((error) =>
              error instanceof RefundNotConfirmed
                ? error
                : new RefundNotConfirmed({ answer: "not understood" })
            )
          )
      }
    })
  )
}
