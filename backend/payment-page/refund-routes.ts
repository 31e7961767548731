/** The shop service's call for a refund: signed over its bytes, like reports in the other direction. */
import { DateTime, Effect, Schema } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { signatureHeader } from "../../schemas/api/payment.ts"
import { RefundRequest, refundPath } from "../payment-protocol/refund.ts"
import { isSignedReport } from "../payment-protocol/report-signature.ts"
import { Refunds } from "./refunds.ts"
import { believed, Settings } from "./settings.ts"

const decode = Schema.decodeUnknownEffect(Schema.fromJsonString(RefundRequest))

const answer = (status: number, code: string) => HttpServerResponse.jsonUnsafe({ code }, { status })

export const refundRoutes = Effect.gen(function* () {
  const secrets = believed(yield* Settings)
  const refunds = yield* Refunds
  const refund = Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    const body = yield* request.text
    const signature = request.headers[signatureHeader]
    if (!isSignedReport(signature, body, secrets, yield* DateTime.nowAsDate)) {
      return answer(401, "E_SIGNATURE_INVALID")
    }
    const asked = yield* decode(body)
    const done = yield* refunds.refund(asked)
    if (done === "unknown") return answer(404, "E_PAYMENT_NOT_FOUND")
    if (done === "different") return answer(409, "E_PAYMENT_REFUNDED")
    return HttpServerResponse.jsonUnsafe({ refundId: asked.refundId, refundedAt: done.toISOString() })
  }).pipe(
    Effect.catchTag("SchemaError", () => Effect.succeed(answer(400, "E_REQUEST_INVALID"))),
    Effect.catch(() => Effect.succeed(answer(503, "E_UNAVAILABLE")))
  )
  return [HttpRouter.route("POST", refundPath, refund)]
})
