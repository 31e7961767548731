/**
 * What becomes of money that has arrived. Within the transaction of its report and under the driver's lock: tickets,
 * once, or a refund. Never both, never neither.
 */
import { Clock, Effect } from "effect"
import type { PaymentEvent, Refund } from "../../../schemas/order.ts"
import { Carts } from "../repositories/carts.ts"
import { CoverageOfPlates } from "../repositories/coverage.ts"
import { IssuedTickets } from "../repositories/issued-tickets.ts"
import { Mails } from "../repositories/mails.ts"
import { type OrderRecord, Orders } from "../repositories/orders.ts"
import { paymentIdOf } from "../repositories/payment-events.ts"
import { Places } from "../repositories/places.ts"
import { Refunds } from "../repositories/refunds.ts"
import { Tickets } from "../repositories/tickets.ts"
import { expected } from "../rules/cart-item.ts"
import { issueOf } from "../rules/issue.ts"
import { isSameItem, sharesItem } from "../rules/same-item.ts"
import { traced } from "../traced.ts"

/** `instead` is the order that has bought the same, where one has. */
export type Settlement =
  | { readonly kind: "tickets"; readonly closes: OrderRecord | undefined }
  | { readonly kind: "refund"; readonly reason: Refund["reason"]; readonly instead: string | null }

const refund = (reason: Refund["reason"], instead: string | null = null): Settlement => ({
  kind: "refund",
  reason,
  instead
})

/**
 * Somebody else has one of the plates or the last place meanwhile; what this driver's orders hold does not count. Of what
 * is held still, only a plate can be gone: to the owner of a permit that names it.
 */
const isTaken = traced("isTaken")(function* (
  { items, subject, isHeld }: OrderRecord,
  orderIds: ReadonlyArray<string>
) {
  const places = yield* Places
  const coverage = yield* CoverageOfPlates
  const ids = items.map((item) => item.id)
  yield* places.lock(ids)
  yield* coverage.lockPlates(items)
  const rules = yield* (yield* Tickets).ordered(ids)
  const now = new Date(yield* Clock.currentTimeMillis)
  for (const item of items.map((each) => expected(each, rules.get(each.id), now))) {
    const { byOther } = yield* coverage.of(item, subject, { withOrders: !isHeld })
    if (byOther.length > 0) return true
    if (isHeld) continue
    const limit = rules.get(item.id)?.places ?? null
    const wanted = items.filter(({ id }) => id === item.id).length
    if (limit !== null && (yield* places.taken(item, { orderIds })) + wanted > limit) return true
  }
  return false
})

/** Decides about a payment that was not known before. */
export const settlementOf = traced("settlementOf")(function* (order: OrderRecord) {
  const orders = yield* Orders
  if (order.storedStatus === "paid") return refund("paidTwice")
  const replacements = yield* orders.replacementsOf(order)
  const bought =
    replacements.find(({ storedStatus }) => storedStatus === "paid") ??
    (yield* orders.paidSince(order)).find(({ items }) => sharesItem(items, order.items))
  if (bought !== undefined) return refund("boughtOtherwise", bought.id)
  const open = yield* orders.openOf(order)
  const isSamePurchase =
    open !== undefined &&
    open.id !== order.id &&
    (replacements.some(({ id }) => id === open.id) || sharesItem(open.items, order.items))
  const closes = isSamePurchase ? open : undefined
  // What was given up or ran out may be somebody else's by now.
  const holding = [order.id, ...(closes === undefined ? [] : [closes.id])]
  if (yield* isTaken(order, holding)) return refund("notAvailable")
  const settlement: Settlement = { kind: "tickets", closes }
  return settlement
})

/** Takes what was bought out of the cart, and leaves there what was added since. */
const emptyCart = Effect.fnUntraced(function* (order: OrderRecord, closed: OrderRecord | undefined) {
  const carts = yield* Carts
  const ordered = new Set(order.items.map((item) => item.hash))
  const again = closed?.items.filter((item) =>
    order.items.some(
      (mine) => isSameItem(mine, item) && !closed.items.some((other) => other.hash === mine.hash)
    )
  )
  const bought = new Set([...ordered, ...(again ?? []).map((item) => item.hash)])
  const inCart = yield* carts.lockedItems(order.shopId, order.subject)
  const left = inCart.filter((item) => !bought.has(item.hash))
  if (left.length < inCart.length) yield* carts.replace(order.shopId, order.subject, left)
})

/** Carries it out. Answers the status of the order afterwards. */
export const settle = traced("settle")(function* (
  order: OrderRecord,
  event: PaymentEvent,
  settlement: Settlement
) {
  const orders = yield* Orders
  if (settlement.kind === "refund") {
    const paymentId = paymentIdOf(event)
    yield* (yield* Refunds).add(order, paymentId, settlement.reason)
    yield* (yield* Mails).add(order.id, "refund", paymentId)
    yield* Effect.logWarning("money goes back").pipe(
      Effect.annotateLogs({ orderId: order.id, paymentId, reason: settlement.reason })
    )
    if (order.settledAt !== null) return order.status
    yield* orders.setStatus(order.id, "cancelled", settlement.instead)
    return "cancelled" as const
  }
  yield* orders.setStatus(order.id, "paid")
  if (settlement.closes !== undefined) {
    yield* orders.setStatus(settlement.closes.id, "cancelled", order.id)
  }
  const rules = yield* (yield* Tickets).ordered(order.items.map((item) => item.id))
  const payment = {
    occurredAt: new Date(event.occurredAt),
    reportedAt: new Date(yield* Clock.currentTimeMillis),
    orderedAt: order.createdAt
  }
  yield* (yield* IssuedTickets).issue(
    order,
    order.items.map((item, position) => issueOf(item, position, rules.get(item.id), payment))
  )
  yield* (yield* Mails).add(order.id, "confirmation")
  yield* emptyCart(order, settlement.closes)
  return "paid" as const
})
