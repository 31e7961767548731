/** Calls of the payment page. A report is signed; it may come late, twice, at once or to another process. */
import { Effect, Schema } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { signatureHeader } from "../../../schemas/api/payment.ts"
import { PaymentQuestion } from "../../../schemas/payment-event.ts"
import { inIdempotentTransaction } from "../../database/in-transaction.ts"
import { signedByPage } from "../payment/payment-page.ts"
import { PaymentProviders } from "../payment/payment-providers.ts"
import { Orders } from "../repositories/orders.ts"
import { traced } from "../traced.ts"
import { applyReport, orderNotFound } from "./payment-report.ts"

const decodeQuestion = Schema.decodeUnknownEffect(Schema.fromJsonString(PaymentQuestion))

const answerQuestion = traced("answerQuestion")(function* ({ orderId }: typeof PaymentQuestion.Type) {
  const order = yield* (yield* Orders).byId(orderId)
  if (order === undefined) return yield* orderNotFound()
  return {
    orderId: order.id,
    status: order.status,
    settledAt: order.settledAt?.toISOString() ?? null,
    replacedBy: order.replacedBy
  }
})

export const PaymentHandlers = HttpApiBuilder.group(ShopServiceApi, "payment", (handlers) =>
  handlers
    .handleRaw(
      "reportPayment",
      traced("reportPayment")(function* ({ request, headers }) {
        const body = yield* Effect.orDie(request.text)
        const event = yield* (yield* PaymentProviders).page.verify(body, headers[signatureHeader])
        return yield* inIdempotentTransaction(applyReport(event))
      })
    )
    .handleRaw(
      "askBeforePayment",
      traced("askBeforePayment")(function* ({ request, headers }) {
        const body = yield* Effect.orDie(request.text)
        return yield* answerQuestion(yield* signedByPage(body, headers[signatureHeader], decodeQuestion))
      })
    )
)
