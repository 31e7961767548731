/**
 * The calls of the payment page. A report is signed, possibly late, twice, at once or through another process. Under
 * the driver's lock it is recorded, changes the status where that is allowed, and money that came becomes tickets or a
 * refund: all of it in one transaction, or nothing.
 */
import { Clock, Effect, Schema } from "effect"
import type { HttpServerRequest } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { BadRequest, Conflict, NotFound, Unauthorized } from "../../../schemas/api/errors.ts"
import { ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { signatureHeader } from "../../../schemas/api/order.ts"
import { PaymentEvent, PaymentQuestion } from "../../../schemas/order.ts"
import { inTransaction } from "../../database/in-transaction.ts"
import { isSignedReport } from "../../payment-protocol/report-signature.ts"
import { placeOf } from "../http/request-invalid.ts"
import { type OrderRecord, Orders } from "../repositories/orders.ts"
import { PaymentEvents } from "../repositories/payment-events.ts"
import { hundredths } from "../rules/offer.ts"
import { statusAfter } from "../rules/payment-outcome.ts"
import { Settings } from "../settings.ts"
import { settle, settlementOf } from "./payment-settlement.ts"

const decodeEvent = Schema.decodeUnknownEffect(Schema.fromJsonString(PaymentEvent))
const decodeQuestion = Schema.decodeUnknownEffect(Schema.fromJsonString(PaymentQuestion))

const orderNotFound = () =>
  new NotFound({
    code: "E_ORDER_NOT_FOUND",
    message: "There is no such order.",
    field: "orderId"
  })

/** What a report that was not known before does: nothing where that is null. */
const effectOf = Effect.fnUntraced(function* (order: OrderRecord, event: PaymentEvent) {
  if (event.outcome !== "paid") return statusAfter(order.storedStatus, event.outcome)
  return (yield* (yield* PaymentEvents).isMoneyKnown(event)) ? null : yield* settlementOf(order)
})

/** Within a transaction. */
const applyEvent = Effect.fn("applyEvent")(function* (event: PaymentEvent) {
  const orders = yield* Orders
  const found = yield* orders.byId(event.orderId)
  if (found === undefined) return yield* orderNotFound()
  yield* orders.lockDriver(found)
  const order = (yield* orders.locked(found.id)) ?? found
  if (hundredths(event.amount) !== order.total || event.currencyCode !== order.currencyCode) {
    return yield* new Conflict({
      code: "E_PAYMENT_MISMATCH",
      message: "Amount and currency are not those of the order.",
      field: event.currencyCode === order.currencyCode ? "amount" : "currencyCode"
    })
  }
  const effect = yield* effectOf(order, event)
  const isApplied = typeof effect === "string" || effect?.kind === "tickets"
  const recorded = yield* (yield* PaymentEvents).record(event, isApplied)
  if (recorded === "different") {
    return yield* new Conflict({
      code: "E_EVENT_REUSED",
      message: "Another report was sent under this id before.",
      field: "eventId"
    })
  }
  if (recorded === "known" || effect === null) return { orderId: order.id, status: order.status }
  if (typeof effect !== "string") {
    return { orderId: order.id, status: yield* settle(order, event, effect) }
  }
  yield* orders.setStatus(order.id, effect)
  return { orderId: order.id, status: effect }
})

const answerQuestion = Effect.fn("answerQuestion")(function* ({ orderId }: typeof PaymentQuestion.Type) {
  const order = yield* (yield* Orders).byId(orderId)
  if (order === undefined) return yield* orderNotFound()
  return {
    orderId: order.id,
    status: order.status,
    settledAt: order.settledAt?.toISOString() ?? null,
    replacedBy: order.replacedBy
  }
})

/** The body of a call that the payment page has signed, lately. */
const signedBody = Effect.fnUntraced(function* <A>(
  request: HttpServerRequest.HttpServerRequest,
  signature: string,
  decode: (body: string) => Effect.Effect<A, Schema.SchemaError>
) {
  const { paymentSecret } = yield* Settings
  const body = yield* Effect.orDie(request.text)
  const now = new Date(yield* Clock.currentTimeMillis)
  // Before anything is parsed: who cannot sign does not learn what would fit.
  if (!isSignedReport(signature, body, paymentSecret, now)) {
    return yield* new Unauthorized({
      code: "E_SIGNATURE_INVALID",
      message: "This is not signed by the payment page, or was signed too long ago.",
      field: signatureHeader
    })
  }
  return yield* decode(body).pipe(
    Effect.mapError(
      (error) =>
        new BadRequest({
          code: "E_REQUEST_INVALID",
          message: "The body does not fit the contract.",
          field: placeOf(error.issue).field ?? "body"
        })
    )
  )
})

export const PaymentHandlers = HttpApiBuilder.group(ShopServiceApi, "payment", (handlers) =>
  handlers
    .handleRaw(
      "reportPayment",
      Effect.fn("reportPayment")(function* ({ request, headers }) {
        const event = yield* signedBody(request, headers[signatureHeader], decodeEvent)
        return yield* inTransaction(applyEvent(event), { findsItself: true })
      })
    )
    .handleRaw(
      "askBeforePayment",
      Effect.fn("askBeforePayment")(function* ({ request, headers }) {
        return yield* answerQuestion(yield* signedBody(request, headers[signatureHeader], decodeQuestion))
      })
    )
)
