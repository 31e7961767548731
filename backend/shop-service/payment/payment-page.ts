/** The demo's payment page: its address carries payments; a shared secret signs reports and refunds. */
import { Clock, DateTime, Effect, Schema } from "effect"
import type { BadRequest, Unauthorized } from "../../../schemas/api/errors.ts"
import { signatureHeader } from "../../../schemas/api/payment.ts"
import { PaymentEvent } from "../../../schemas/payment-event.ts"
import { createPaymentToken } from "../../payment-protocol/payment-token.ts"
import { RefundAnswer, type RefundRequest, refundPath } from "../../payment-protocol/refund.ts"
import { isSignedReport, signReport } from "../../payment-protocol/report-signature.ts"
import { mismatchOf } from "../http/request-invalid.ts"
import { badRequest, unauthorized } from "../rules/refused.ts"
import { Settings } from "../settings.ts"
import { traced } from "../traced.ts"
import { noAnswer, type PaymentProvider, ProviderRefusal } from "./payment-provider.ts"

/** Only the next attempt waits for it. */
const timeout = "10 seconds"

const decodeAnswer = Schema.decodeUnknownEffect(Schema.fromJsonString(RefundAnswer))
const decodeEvent = Schema.decodeUnknownEffect(Schema.fromJsonString(PaymentEvent))

/** Returns the content of a recent call that the payment page has signed. */
export const signedByPage = Effect.fnUntraced(function* <A>(
  body: string,
  signature: string,
  decode: (body: string) => Effect.Effect<A, Schema.SchemaError>
) {
  const { paymentSecret, otherPaymentSecret } = yield* Settings
  const secrets = otherPaymentSecret === null ? paymentSecret : [paymentSecret, otherPaymentSecret]
  const now = new Date(yield* Clock.currentTimeMillis)
  // Before parsing: a caller without the secret does not learn what would be valid.
  if (!isSignedReport(signature, body, secrets, now)) {
    return yield* unauthorized(
      "E_SIGNATURE_INVALID",
      "This is not signed by the payment page, or was signed too long ago.",
      signatureHeader
    )
  }
  return yield* decode(body).pipe(
    Effect.mapError((error) =>
      badRequest(
        "E_REQUEST_INVALID",
        "The body does not fit the contract.",
        mismatchOf(error.issue).field ?? "body"
      )
    )
  )
})

export interface PaymentPage extends PaymentProvider {
  readonly verify: (body: string, signature: string) => Effect.Effect<PaymentEvent, Unauthorized | BadRequest>
}

export const paymentPage = Effect.gen(function* () {
  const settings = yield* Settings
  const { paymentOrigin, paymentSecret } = settings
  const giveBack = traced("PaymentPage.refund")(function* (request: RefundRequest) {
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
      catch: noAnswer
    })
    if (response.status !== 200) return yield* new ProviderRefusal({ answer: `status ${response.status}` })
    const { refundId } = yield* decodeAnswer(response.text)
    if (refundId !== request.refundId) return yield* new ProviderRefusal({ answer: "another refund" })
  })
  const page: PaymentPage = {
    minimum: () => 1,
    create: (payment) => Effect.succeed(`${paymentOrigin}/pay/${createPaymentToken(payment, paymentSecret)}`),
    verify: (body, signature) =>
      signedByPage(body, signature, decodeEvent).pipe(Effect.provideService(Settings, settings)),
    refund: (request) =>
      giveBack(request).pipe(
        Effect.timeout(timeout),
        Effect.mapError((error) =>
          error._tag === "ProviderRefusal" ? error : new ProviderRefusal({ answer: "not understood" })
        )
      )
  }
  return page
})
