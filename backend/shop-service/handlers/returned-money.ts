/**
 * Handles money taken back at the provider, by the operator or by the driver's bank: without the full amount,
 * the order has no tickets. A part, also that of a dispute, is recorded, and the tickets stay.
 */
import { Effect } from "effect"
import { inIdempotentTransaction } from "../../database/in-transaction.ts"
import type { StripeCheckout } from "../payment/stripe-checkout.ts"
import { IssuedTickets } from "../repositories/issued-tickets.ts"
import { Mails } from "../repositories/mails.ts"
import { type OrderRecord, Orders } from "../repositories/orders.ts"
import { Refunds } from "../repositories/refunds.ts"
import type { ReturnedMoney } from "../rules/returned-money.ts"
import { traced } from "../traced.ts"
import { lockedOrder } from "./payment-report.ts"

/** Cancels a paid order whose full amount goes back, and ends its tickets. Call within a transaction. */
export const cancelPaid = Effect.fnUntraced(function* ({ id }: OrderRecord) {
  yield* (yield* Orders).setStatus(id, "cancelled")
  yield* (yield* IssuedTickets).takeBack(id)
})

/** Call within a transaction. Has no effect if repeated, or after our own refund of the same payment. */
const applyReturn = traced("applyReturn")(function* (money: ReturnedMoney) {
  const order = yield* lockedOrder(money.orderId)
  const gone = yield* (yield* Refunds).keepReturned(order, money)
  if (gone === null) return
  const reason = money.dispute === null ? "returned" : "chargedBack"
  const amount = Math.min(money.amount, order.total.hundredths)
  const about = { orderId: order.id, paymentId: money.paymentId, reason, amount }
  // The tickets do not come back: the driver may have bought others.
  if (money.dispute !== null && amount === 0)
    return yield* Effect.annotateLogs(Effect.logWarning("a dispute was won"), about)
  const isWhole = gone === order.total.hundredths
  if (isWhole && order.storedStatus === "paid") yield* cancelPaid(order)
  if (money.failedRefund !== null)
    return yield* Effect.annotateLogs(Effect.logWarning("a refund has failed"), about)
  const partly = reason === "returned" ? "partlyReturned" : "partlyChargedBack"
  yield* (yield* Mails).add(order.id, "refund", `${isWhole ? reason : partly} ${amount}`)
  yield* Effect.annotateLogs(Effect.logWarning("money was taken back at the provider"), about)
})

/**
 * Applies news of the provider. A refund of ours that has failed is settled if the payment was refunded otherwise: that is
 * looked up, as the news may be about ours before it failed.
 */
export const receiveReturn = Effect.fnUntraced(function* (
  { isRefunded }: Pick<StripeCheckout, "isRefunded">,
  money: ReturnedMoney
) {
  yield* inIdempotentTransaction(applyReturn(money))
  const refunds = yield* Refunds
  const ours = yield* refunds.ofPayment(money.orderId, money.paymentId)
  if (ours?.state === "failed" && (yield* isRefunded(ours))) yield* refunds.confirm(ours, "at the provider")
})
