/**
 * Applies a payment report from any sender. Under the driver's lock it is recorded, changes the status where
 * allowed, and turns received money into tickets or a refund: all in one transaction, or nothing.
 */
import { Clock, Effect } from "effect"
import { hundredths } from "../../../schemas/money.ts"
import type { PaymentEvent } from "../../../schemas/payment-event.ts"
import { Carts } from "../repositories/carts.ts"
import { type OrderRecord, Orders } from "../repositories/orders.ts"
import { PaymentEvents } from "../repositories/payment-events.ts"
import { Places } from "../repositories/places.ts"
import { hasEnded } from "../rules/cart-item.ts"
import { statusAfter } from "../rules/payment-outcome.ts"
import { conflict, notFound } from "../rules/refused.ts"
import { returning, sharesItem } from "../rules/same-item.ts"
import { traced } from "../traced.ts"
import { settle, settlementOf } from "./payment-settlement.ts"

export const orderNotFound = (field = "orderId") =>
  notFound("E_ORDER_NOT_FOUND", "There is no such order.", field)

/** Reads an order after locking its driver, places and plates: the hold may expire during the wait. */
export const lockedOrder = Effect.fnUntraced(function* (orderId: string) {
  const orders = yield* Orders
  const found = yield* orders.byId(orderId)
  if (found === undefined) return yield* orderNotFound()
  yield* orders.lockDriver(found)
  yield* (yield* Places).lock(found.items)
  return (yield* orders.locked(orderId)) ?? found
})

/** Returns the effect of a report that is new; null for no effect. */
const effectOf = Effect.fnUntraced(function* (order: OrderRecord, event: PaymentEvent) {
  if (event.outcome !== "paid") return statusAfter(order.storedStatus, event.outcome)
  const known = yield* (yield* PaymentEvents).knownOf(event, order)
  return known.isReported ? null : yield* settlementOf(order, known)
})

/** Returns to the cart what was taken out while the bank decided, unless it is over, was bought otherwise or has a former currency. */
const refillCart = Effect.fnUntraced(function* (order: OrderRecord) {
  const { shopId, subject } = order
  const carts = yield* Carts
  const present = yield* carts.lockedItems(shopId, subject)
  const rivals = yield* (yield* Orders).rivalsOf(order)
  const now = new Date(yield* Clock.currentTimeMillis)
  const back = returning(order.items, present).filter(
    (item) =>
      !hasEnded(item, now) &&
      item.currencyCode === (present[0] ?? item).currencyCode &&
      !rivals.some(({ storedStatus, items }) => storedStatus === "paid" && sharesItem(items, [item]))
  )
  yield* carts.replace(shopId, subject, [...present, ...back])
})

/** Applies the report. Call within a transaction. */
export const applyReport = traced("applyReport")(function* (event: PaymentEvent) {
  const order = yield* lockedOrder(event.orderId)
  const isSameCurrency = event.currencyCode === order.total.currencyCode
  if (hundredths(event.amount) !== order.total.hundredths || !isSameCurrency) {
    const field = isSameCurrency ? "amount" : "currencyCode"
    return yield* conflict("E_PAYMENT_MISMATCH", "Amount and currency are not those of the order.", field)
  }
  const effect = yield* effectOf(order, event)
  const isApplied = typeof effect === "string" || effect?.kind === "tickets"
  const recorded = yield* (yield* PaymentEvents).record(event, isApplied)
  if (recorded === "different") {
    return yield* conflict("E_EVENT_REUSED", "Another report was sent under this id before.", "eventId")
  }
  if (recorded === "known" || effect === null) return { orderId: order.id, status: order.status }
  if (typeof effect !== "string") {
    return { orderId: order.id, status: yield* settle(order, event, effect) }
  }
  yield* (yield* Orders).setStatus(order.id, effect)
  if (order.returnsToCart && effect !== "processing") yield* refillCart(order)
  return { orderId: order.id, status: effect }
})
