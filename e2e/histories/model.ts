/**
 * Invariants at the end of a history, independent of the implementation: derived from payments, rows of the
 * database and the driver's pages.
 */
import type { Order } from "../../schemas/order.ts"
import type { Ticket } from "../../schemas/ticket.ts"

export interface OrderRow {
  readonly id: string
  readonly status: Order["status"]
  readonly is_over: boolean
  readonly items: ReadonlyArray<Ticket>
  readonly created_at: Date
  readonly settled_at: Date | null
  readonly replaced_by: string | null
}

export interface TicketRow {
  readonly order_id: string
  readonly seal: string
  readonly ticket_id: string
  readonly plates: ReadonlyArray<string>
  readonly issued_at: Date
  readonly valid_from: Date
  readonly valid_to: Date
}

/** Final state of one driver in one shop. */
export interface End {
  /** Order and payment of each `paid` report accepted by the service. */
  readonly money: ReadonlyArray<{ readonly orderId: string; readonly paymentId: string }>
  readonly orders: ReadonlyArray<OrderRow>
  readonly tickets: ReadonlyArray<TicketRow>
  readonly refunds: ReadonlyArray<{
    readonly order_id: string
    readonly payment_id: string
    readonly reason: string
  }>
  /** Hashes of covered items that the driver confirmed, by order. */
  readonly confirmed: ReadonlyMap<string, ReadonlyArray<string>>
  /** Responses to the driver: each order, the open order, and the cart. */
  readonly shown: ReadonlyArray<Order>
  readonly open: Order | null
  readonly cart: ReadonlyArray<Ticket>
  /** Acknowledged carts of the driver; the cart must match one of them. */
  readonly carts: ReadonlyArray<ReadonlyArray<Ticket>>
}

const statusOf = ({ status, is_over }: OrderRow) => (status === "open" && is_over ? "expired" : status)

const platesOf = (item: Ticket) => item.plates.map(({ plate }) => plate)
const isSame = (one: Ticket, other: Ticket): boolean =>
  one.hash === other.hash ||
  (one.id === other.id &&
    one.validFrom === other.validFrom &&
    platesOf(one).some((plate) => platesOf(other).includes(plate)))

const shares = (one: OrderRow, other: OrderRow): boolean =>
  one !== other && one.items.some((item) => other.items.some((its) => isSame(item, its)))

/** One has replaced the other, or both were open at the same time with a common item. */
const isOneDecision = (one: OrderRow, other: OrderRow): boolean =>
  one.replaced_by === other.id ||
  other.replaced_by === one.id ||
  ((one.settled_at ?? 0) >= other.created_at &&
    (other.settled_at ?? 0) >= one.created_at &&
    shares(one, other))

/** Same plate, and an overlap of at least a minute. */
const isSameTicket = (one: TicketRow, other: TicketRow): boolean =>
  one.ticket_id === other.ticket_id &&
  one.plates.some((plate) => other.plates.includes(plate)) &&
  Math.min(+one.valid_to, +other.valid_to) - Math.max(+one.valid_from, +other.valid_from) >= 60_000

const count = <A>(list: ReadonlyArray<A>, is: (item: A) => boolean): number => list.filter(is).length

/** Returns violations; empty if all invariants hold. */
export const violationsOf = (end: End): string[] => {
  const { money, orders, tickets, refunds, confirmed, shown, open, cart, carts } = end
  const wrong: string[] = []
  const must = (holds: boolean, otherwise: string) => holds || wrong.push(otherwise)
  const paid = orders.filter(({ status }) => status === "paid")
  for (const { id, status, items } of orders) {
    const payments = new Set(money.filter(({ orderId }) => orderId === id).map(({ paymentId }) => paymentId))
      .size
    const issued = count(tickets, ({ order_id }) => order_id === id)
    const back = count(refunds, ({ order_id }) => order_id === id)
    must(issued === (status === "paid" ? items.length : 0), `${status} order with ${issued} tickets`)
    must(
      payments === back + (status === "paid" ? 1 : 0),
      `${status} order: ${payments} payments, ${back} refunds`
    )
  }
  for (const { reason, order_id } of refunds) {
    const others = paid.filter(({ id }) => reason === "paidTwice" || id !== order_id)
    must(
      ["notAvailable", "over"].includes(reason) || others.length > 0,
      `a refund (${reason}) and nothing was bought`
    )
    const ends = orders.find(({ id }) => id === order_id)?.items.map(({ validTo }) => validTo) ?? []
    must(
      reason !== "over" || ends.some((validTo) => Date.parse(validTo ?? "") <= Date.now()),
      "a refund of an order that is not over"
    )
  }
  must(!tickets.some((ticket) => ticket.issued_at >= ticket.valid_to), "a ticket was over when it was issued")
  for (const order of paid) {
    const own = tickets.filter(({ order_id }) => order_id === order.id)
    const before = tickets.filter(({ issued_at }) => issued_at < order.created_at)
    const isAsked = ({ seal }: TicketRow) => confirmed.get(order.id)?.includes(seal) === true
    must(
      !own.some((ticket) => !isAsked(ticket) && before.some((other) => isSameTicket(ticket, other))),
      "the same time was sold again, and the driver was not asked"
    )
  }
  must(new Set(tickets.map(({ seal }) => seal)).size === tickets.length, "an item became two tickets")
  for (const [index, one] of paid.entries()) {
    must(
      !paid.slice(index + 1).some((other) => isOneDecision(one, other)),
      "a decision to buy was paid twice"
    )
  }
  const waiting = orders.filter(
    (row) => statusOf(row) === "open" || (row.status === "processing" && !row.is_over)
  )
  must(count(orders, ({ status }) => status === "open") <= 1, "two payable orders")
  must(
    !waiting.some((one) => waiting.some((other) => shares(one, other))),
    "two orders wait for one purchase"
  )
  const latest = waiting.toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime())[0]
  must((open?.orderId ?? null) === (latest?.id ?? null), "the open order that is shown is another one")
  for (const row of orders) {
    const page = shown.find(({ orderId }) => orderId === row.id)
    must(page?.status === statusOf(row), `${statusOf(row)} order shown as ${page?.status}`)
    must(
      (page?.paymentUrl !== null) === (statusOf(row) === "open"),
      `${page?.status} order that asks for money`
    )
    must(page?.replacedBy === row.replaced_by, "shown as replaced by another order")
    must(page?.refunds.length === count(refunds, ({ order_id }) => order_id === row.id), "refunds not shown")
  }
  must(!cart.some(({ hash }) => tickets.some(({ seal }) => seal === hash)), "the cart offers what is bought")
  const isIn = (list: ReadonlyArray<Ticket>, { hash }: Ticket) => list.some((item) => item.hash === hash)
  // Ignores the start: days may have passed since.
  const isBought = (item: Ticket) =>
    paid.some(({ items }) => items.some((its) => isSame({ ...its, validFrom: item.validFrom }, item)))
  must(
    carts.some(
      (put) =>
        cart.every((item) => isIn(put, item)) && put.every((item) => isIn(cart, item) || isBought(item))
    ),
    "the cart has lost what was not bought"
  )
  return wrong
}
