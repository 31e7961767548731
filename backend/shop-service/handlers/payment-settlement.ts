/**
 * Settles received money, within the transaction of its report and under the driver's lock: tickets, once, or
 * a refund. Never both, never neither.
 */
import { Clock, Effect } from "effect"
import { windowsOf } from "../../../schemas/coverage/windows.ts"
import type { Refund } from "../../../schemas/order.ts"
import type { PaymentEvent } from "../../../schemas/payment-event.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { Carts } from "../repositories/carts.ts"
import { PlateCoverage } from "../repositories/coverage.ts"
import { IssuedTickets } from "../repositories/issued-tickets.ts"
import { Mails } from "../repositories/mails.ts"
import { type OrderRecord, Orders } from "../repositories/orders.ts"
import { type KnownMoney, paymentIdOf } from "../repositories/payment-events.ts"
import { Places } from "../repositories/places.ts"
import { Refunds } from "../repositories/refunds.ts"
import { Shops } from "../repositories/shops.ts"
import { Tickets } from "../repositories/tickets.ts"
import { held, isNeverValid } from "../rules/cart-item.ts"
import { issuedItem, issueOf } from "../rules/issue.ts"
import { operatorOf } from "../rules/operator.ts"
import { isSameItem, sharesItem } from "../rules/same-item.ts"
import type { TicketRule } from "../rules/ticket-rule.ts"
import { Settings } from "../settings.ts"
import { traced } from "../traced.ts"

/** Result of a settlement. `instead` is the order that has bought the same items, if any. */
export type Settlement =
  | {
      readonly kind: "tickets"
      readonly closes: OrderRecord | undefined
      readonly issued: ReadonlyArray<IssuedItem>
    }
  | { readonly kind: "refund"; readonly reason: Refund["reason"]; readonly instead: string | null }

const refund = (reason: Refund["reason"], instead: string | null = null): Settlement => ({
  kind: "refund",
  reason,
  instead
})

type IssuedItem = ReturnType<typeof issueOf>

/** Returns the items that this payment issues, and the rules of their tickets. */
const issuedBy = Effect.fnUntraced(function* (order: OrderRecord, occurredAt: Date) {
  const rules = yield* (yield* Tickets).ordered(order.items.map(({ id }) => id))
  const reportedAt = new Date(yield* Clock.currentTimeMillis)
  const payment = { occurredAt, reportedAt, orderedAt: order.createdAt }
  const issued = order.items.map((item, position) => issueOf(item, position, rules.get(item.id), payment))
  return { issued, rules, reportedAt }
})

/**
 * Returns true if another driver has taken one of the plates or the last place; this driver's orders do not
 * count. For an order still held, and paid within its hold, only a plate can be taken: by the owner of a
 * permit that names it.
 */
const isTaken = traced("isTaken")(function* (
  { items, subject, createdAt, isHeld }: OrderRecord,
  timed: ReadonlyArray<Ticket>,
  rules: ReadonlyMap<string, TicketRule>,
  orderIds: ReadonlyArray<string>
) {
  const places = yield* Places
  const coverage = yield* PlateCoverage
  for (const [index, item] of timed.entries()) {
    const rule = rules.get(item.id)
    const { validTo } = held(items[index] ?? item, rule, createdAt)
    const stands = isHeld && Date.parse(item.validTo ?? "") <= Date.parse(validTo ?? "")
    const { byOther } = yield* coverage.of(item, subject, { withOrders: !stands })
    if (byOther.length > 0) return true
    const limit = rule?.places ?? null
    if (stands || limit === null) continue
    if (!(yield* places.isFree(item, limit, timed.slice(0, index), { orderIds }))) return true
  }
  return false
})

/** Decides about a payment that is new. */
export const settlementOf = traced("settlementOf")(function* (order: OrderRecord, known: KnownMoney) {
  const orders = yield* Orders
  if (known.isReturned) return refund("returned")
  if (order.storedStatus === "paid") return refund("paidTwice")
  const replacements = order.replacedBy === null ? [] : yield* orders.replacementsOf(order)
  const rivals = yield* orders.rivalsOf(order)
  const bought =
    replacements.find(({ storedStatus }) => storedStatus === "paid") ??
    rivals.find(({ storedStatus, items }) => storedStatus === "paid" && sharesItem(items, order.items))
  if (bought !== undefined) return refund("boughtOtherwise", bought.id)
  // A sold item whose order was refunded since does not become a ticket again.
  if (known.isSold) return refund("paidTwice")
  const { issued, rules, reportedAt } = yield* issuedBy(order, known.paidAt)
  // All or nothing: a ticket that has ended by the time its money arrives is not sold, nor one that never counts.
  const timed = issued.map(({ item, validFrom, validTo }) => issuedItem(item, validFrom, validTo))
  const isWorthless = (item: Ticket) => {
    const timeZone = rules.get(item.id)?.timeZone ?? "UTC"
    const limits = { windows: windowsOf(item), interruptions: [], timeZone }
    return isNeverValid(item, limits, reportedAt)
  }
  if (timed.some(isWorthless)) return refund("over")
  // Nobody would find a ticket of a closed shop. A transaction that closes it waits for this one, or has committed before.
  if ((yield* (yield* Shops).sellingById(order.shopId)) === undefined) return refund("notAvailable")
  const open = rivals.find(({ storedStatus }) => storedStatus === "open")
  const isSamePurchase =
    open !== undefined &&
    (replacements.some(({ id }) => id === open.id) || sharesItem(open.items, order.items))
  const closes = isSamePurchase ? open : undefined
  // Plates and places of a cancelled or expired order may be taken by now.
  const holding = [order.id, ...(closes === undefined ? [] : [closes.id])]
  if (yield* isTaken(order, timed, rules, holding)) return refund("notAvailable")
  const settlement: Settlement = { kind: "tickets", closes, issued }
  return settlement
})

/** Removes the bought items from the cart; items added since stay. */
const emptyCart = Effect.fnUntraced(function* (order: OrderRecord, closed: OrderRecord | undefined) {
  const again = closed?.items.filter((item) =>
    order.items.some(
      (mine) => isSameItem(mine, item) && !closed.items.some((other) => other.hash === mine.hash)
    )
  )
  const bought = [...order.items, ...(again ?? [])].flatMap(({ hash }) => hash ?? [])
  yield* (yield* Carts).remove(order.shopId, order.subject, bought)
})

/** Carries out the settlement. Returns the status of the order afterwards. */
export const settle = traced("settle")(function* (
  order: OrderRecord,
  event: PaymentEvent,
  settlement: Settlement
) {
  const orders = yield* Orders
  if (settlement.kind === "refund") {
    const paymentId = paymentIdOf(event)
    yield* (yield* Refunds).add(order, paymentId, settlement.reason)
    // A driver who has the money back knows it already.
    if (settlement.reason !== "returned") yield* (yield* Mails).add(order.id, "refund", paymentId)
    yield* Effect.logWarning("money goes back").pipe(
      Effect.annotateLogs({ orderId: order.id, paymentId, reason: settlement.reason })
    )
    if (order.settledAt !== null) return order.status
    yield* orders.setStatus(order.id, "cancelled", settlement.instead)
    return "cancelled" as const
  }
  const { operators } = yield* Settings
  yield* orders.setPaid(order.id, operatorOf(operators, order.areaCountry).vatRate)
  if (settlement.closes !== undefined) {
    yield* orders.setStatus(settlement.closes.id, "cancelled", order.id)
  }
  yield* (yield* IssuedTickets).issue(order, settlement.issued)
  yield* (yield* Mails).add(order.id, "confirmation")
  yield* emptyCart(order, settlement.closes)
  return "paid" as const
})
