/** Calls with which an operator looks up an order, refunds it, lists or retries refunds, and keeps the books. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { majorUnits } from "../../../schemas/money.ts"
import { inIdempotentTransaction } from "../../database/in-transaction.ts"
import { Accounting } from "../repositories/administration/accounting.ts"
import { Mails } from "../repositories/mails.ts"
import { Orders } from "../repositories/orders.ts"
import { PaymentEvents } from "../repositories/payment-events.ts"
import { Refunds } from "../repositories/refunds.ts"
import { conflict, notFound } from "../rules/refused.ts"
import { traced } from "../traced.ts"
import { commonAnswer } from "./order-answer.ts"
import { lockedOrder, orderNotFound } from "./payment-report.ts"
import { cancelPaid } from "./returned-money.ts"
import { everShopById } from "./shop-access.ts"

const orderNamed = Effect.fnUntraced(function* (name: string) {
  return (yield* (yield* Orders).named(name)) ?? (yield* orderNotFound("order"))
})

/** Call within a transaction. Returns the refund as it is if it was requested before. */
const refund = traced("refundOrder")(function* (name: string) {
  const order = yield* lockedOrder((yield* orderNamed(name)).id)
  const payment = yield* (yield* PaymentEvents).paymentOf(order.id)
  if (payment === undefined) {
    return yield* conflict("E_ORDER_NOT_PAID", "There is no payment of this order to refund.", "order")
  }
  const { paymentId } = payment
  const refunds = yield* Refunds
  const known = yield* refunds.ofPayment(order.id, paymentId)
  if (known !== undefined) {
    if (known.amount === majorUnits(order.total.hundredths)) return known
    return yield* conflict(
      "E_REFUND_PARTIAL",
      "A part was returned at the payment provider: return the rest there.",
      "order"
    )
  }
  yield* refunds.add(order, paymentId, "returned")
  yield* cancelPaid(order)
  yield* (yield* Mails).add(order.id, "refund", `returned ${order.total.hundredths}`)
  yield* Effect.annotateLogs(Effect.logInfo("refund requested by the operator"), {
    orderId: order.id,
    paymentId
  })
  return (yield* refunds.ofPayment(order.id, paymentId)) ?? (yield* Effect.die("The refund was not stored."))
})

export const OrderAdministrationHandlers = HttpApiBuilder.group(
  ShopServiceApi,
  "orderAdministration",
  (handlers) =>
    handlers.handleAll({
      showOrder: traced("showOrder")(function* ({ params }) {
        const order = yield* orderNamed(params.order)
        const refunds = yield* (yield* Refunds).ofOrder(order.id)
        return { shopId: order.shopId, ...(yield* commonAnswer(order)), refunds }
      }),
      refundOrder: ({ params }) => inIdempotentTransaction(refund(params.order)),
      retryRefund: traced("retryRefund")(function* ({ params }) {
        const refund = yield* (yield* Refunds).retry(params.refundId)
        return refund ?? (yield* notFound("E_REFUND_NOT_FOUND", "There is no such refund.", "refundId"))
      }),
      listRefunds: traced("listRefunds")(function* ({ query }) {
        return { refunds: yield* (yield* Refunds).list(query.state) }
      }),
      accounting: traced("accounting")(function* ({ params, query }) {
        const shop = yield* everShopById(params.shopId)
        return { entries: yield* (yield* Accounting).ofDay(shop, query.date) }
      })
    })
)
