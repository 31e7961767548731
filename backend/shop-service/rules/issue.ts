/** Makes the ticket of a paid item, with its validity: as chosen, or from the payment on. Decision 011. */
import { beginsWithPayment } from "../../../schemas/begins-with-payment.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { isStartPassed } from "./cart-item.ts"
import { orderedValidity, periodFromPayment } from "./period.ts"
import type { TicketRule } from "./ticket-rule.ts"

/** Times of an order's payment and of its report. */
export interface Payment {
  /** By the clock of the payment page. */
  readonly occurredAt: Date
  readonly reportedAt: Date
  readonly orderedAt: Date
}

/** Returns the time of the payment, limited to between the order and the report. */
const paidAt = ({ occurredAt, reportedAt, orderedAt }: Payment): Date =>
  new Date(Math.min(Math.max(occurredAt.getTime(), orderedAt.getTime()), reportedAt.getTime()))

/**
 * Returns the period from the payment on; from the report on, if that would be over by the report. Hours of a day stay
 * those of the payment: nobody has asked for another day.
 */
const periodOnPayment = (rule: TicketRule, payment: Payment) => {
  const period = periodFromPayment(rule, paidAt(payment))
  return rule.validity.kind === "day" || period.to > payment.reportedAt.getTime()
    ? period
    : periodFromPayment(rule, payment.reportedAt)
}

export const issueOf = (item: Ticket, position: number, rule: TicketRule | undefined, payment: Payment) => {
  if (rule !== undefined && (beginsWithPayment(item) || isStartPassed(item, paidAt(payment)))) {
    const { from, to } = periodOnPayment({ ...rule, validity: orderedValidity(item, rule) }, payment)
    return { position, item, validFrom: new Date(from), validTo: new Date(to) }
  }
  if (item.validFrom === null || item.validTo === null) {
    throw new Error(`Item ${position} of an order has no validity: only configured tickets can be ordered.`)
  }
  return { position, item, validFrom: new Date(item.validFrom), validTo: new Date(item.validTo) }
}

/** Returns the item as issued, with the validity from the payment and its current plates. */
export const issuedItem = (
  item: Ticket,
  validFrom: Date,
  validTo: Date,
  plates: Ticket["plates"] = item.plates
): Ticket => {
  const [from, to] = [validFrom.toISOString(), validTo.toISOString()]
  const { validityContainer: container } = item
  return {
    ...item,
    plate: plates[0]?.plate ?? null,
    plateCountry: plates[0]?.country ?? null,
    plates,
    validFrom: from,
    validTo: to,
    validityContainer: container === null ? null : { ...container, startTime: from, endTime: to }
  }
}
