/**
 * Handles money taken back at the provider, by the operator or by the driver's bank: without the full amount,
 * the order has no tickets. A partial return is recorded, and the tickets stay.
 */
import { Effect } from "effect"
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
export const applyReturn = traced("applyReturn")(function* (money: ReturnedMoney) {
  const order = yield* lockedOrder(money.orderId)
  const paid = order.total.hundredths
  const amount = money.reason === "chargedBack" ? paid : Math.min(money.amount, paid)
  if (!(yield* (yield* Refunds).keepReturned(order, { ...money, amount }))) return
  const isWhole = amount === paid
  if (isWhole && order.storedStatus === "paid") yield* cancelPaid(order)
  const about = money.reason === "returned" && !isWhole ? "partlyReturned" : money.reason
  yield* (yield* Mails).add(order.id, "refund", `${about} ${amount}`)
  yield* Effect.logWarning("money was taken back at the provider").pipe(
    Effect.annotateLogs({ orderId: order.id, paymentId: money.paymentId, reason: money.reason, amount })
  )
})
