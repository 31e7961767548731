/**
 * API group of the payment page's calls, server to server: no token, but a signature over the bytes of the
 * body. The browser never reports a payment.
 */
import { Context, Effect, Layer, Schema } from "effect"
import { askBeforePayment, reportPayment, signatureHeader } from "../../schemas/api/index.ts"
import { PaymentEvent } from "../../schemas/order.ts"
import { type CallError, Gateway } from "./http/index.ts"

type Answer = (typeof reportPayment)["success"]["Type"]

const bodyOf = Schema.encodeSync(PaymentEvent)

const make = Effect.gen(function* () {
  const { query, write } = yield* Gateway
  const call = write(reportPayment, { invalidates: ["getOrder", "getCart", "activeTickets"] })
  return {
    /** The bare call; the signature must be one of `JSON.stringify` of the encoded event. */
    reportPayment: call,
    askBeforePayment: query(askBeforePayment, { ttl: 0 }),
    /** Signs and sends an event. It may be repeated: the service deduplicates by its id. */
    report: (event: PaymentEvent, sign: (body: string) => string): Effect.Effect<Answer, CallError> =>
      Effect.suspend(() =>
        call({ headers: { [signatureHeader]: sign(JSON.stringify(bodyOf(event))) }, payload: event })
      )
  }
})

export class PaymentReportService extends Context.Service<
  PaymentReportService,
  Effect.Success<typeof make>
>()("services/PaymentReportService") {
  static readonly layer = Layer.effect(PaymentReportService, make)
}
