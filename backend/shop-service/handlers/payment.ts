/**
 * The report of the payment page: signed, possibly late, twice, at once or through another process. Under the lock of
 * the order's row it is recorded, changes the status where that is allowed, issues the tickets and empties the cart of
 * what was ordered: all of it in one transaction, or nothing.
 */
import { Clock, Effect, Schema } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { BadRequest, Conflict, NotFound, Unauthorized } from "../../../schemas/api/errors.ts"
import { ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { PaymentEvent } from "../../../schemas/order.ts"
import { inTransaction } from "../../database/in-transaction.ts"
import { isSignedReport } from "../../payment-protocol/report-signature.ts"
import { placeOf } from "../http/request-invalid.ts"
import { Carts } from "../repositories/carts.ts"
import { IssuedTickets } from "../repositories/issued-tickets.ts"
import { type OrderRecord, Orders } from "../repositories/orders.ts"
import { PaymentEvents } from "../repositories/payment-events.ts"
import { Tickets } from "../repositories/tickets.ts"
import { issueOf } from "../rules/issue.ts"
import { hundredths } from "../rules/offer.ts"
import { statusAfter } from "../rules/payment-outcome.ts"
import { Settings } from "../settings.ts"

const decodeEvent = Schema.decodeUnknownEffect(Schema.fromJsonString(PaymentEvent))

/** Issues what was ordered and leaves in the cart what was added since. */
const deliver = Effect.fn("deliver")(function* (order: OrderRecord, occurredAt: Date) {
  const carts = yield* Carts
  const rules = yield* (yield* Tickets).ordered(order.items.map((item) => item.id))
  const reportedAt = new Date(yield* Clock.currentTimeMillis)
  const payment = { occurredAt, reportedAt, orderedAt: order.createdAt }
  yield* (yield* IssuedTickets).issue(
    order,
    order.items.map((item, position) => issueOf(item, position, rules.get(item.id), payment))
  )
  const ordered = new Set(order.items.map((item) => item.hash))
  const inCart = yield* carts.lockedItems(order.shopId, order.subject)
  const left = inCart.filter((item) => !ordered.has(item.hash))
  if (left.length < inCart.length) yield* carts.replace(order.shopId, order.subject, left)
})

/** Within a transaction. */
const applyEvent = Effect.fn("applyEvent")(function* (event: PaymentEvent) {
  const orders = yield* Orders
  const order = yield* orders.locked(event.orderId)
  if (order === undefined) {
    return yield* new NotFound({
      code: "E_ORDER_NOT_FOUND",
      message: "There is no such order.",
      field: "orderId"
    })
  }
  if (hundredths(event.amount) !== order.total || event.currencyCode !== order.currencyCode) {
    return yield* new Conflict({
      code: "E_PAYMENT_MISMATCH",
      message: "Amount and currency are not those of the order.",
      field: event.currencyCode === order.currencyCode ? "amount" : "currencyCode"
    })
  }
  const next = statusAfter(order.storedStatus, event.outcome)
  const recorded = yield* (yield* PaymentEvents).record(event, next !== null)
  if (recorded === "different") {
    return yield* new Conflict({
      code: "E_EVENT_REUSED",
      message: "Another report was sent under this id before.",
      field: "eventId"
    })
  }
  if (recorded === "known" || next === null) return { orderId: order.id, status: order.status }
  yield* orders.setStatus(order.id, next)
  if (next === "paid") yield* deliver(order, new Date(event.occurredAt))
  return { orderId: order.id, status: next }
})

export const PaymentHandlers = HttpApiBuilder.group(
  ShopServiceApi,
  "payment",
  Effect.fn(function* (handlers) {
    const { paymentSecret } = yield* Settings
    return handlers.handleRaw(
      "reportPayment",
      Effect.fn("reportPayment")(function* ({ request, headers }) {
        const body = yield* Effect.orDie(request.text)
        const now = new Date(yield* Clock.currentTimeMillis)
        // Before anything is parsed: who cannot sign does not learn what would fit.
        if (!isSignedReport(headers["parkschein-signature"], body, paymentSecret, now)) {
          return yield* new Unauthorized({
            code: "E_SIGNATURE_INVALID",
            message: "The report is not signed by the payment page, or was signed too long ago.",
            field: "parkschein-signature"
          })
        }
        const event = yield* decodeEvent(body).pipe(
          Effect.mapError(
            (error) =>
              new BadRequest({
                code: "E_REQUEST_INVALID",
                message: "The report does not fit the contract.",
                field: placeOf(error.issue).field ?? "body"
              })
          )
        )
        return yield* inTransaction(applyEvent(event), { findsItself: true })
      })
    )
  })
)
