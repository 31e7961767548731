/** The ticket that a paid item becomes, and when it is good: as chosen, or from the payment on. Decision 011. */

import { beginsWithPayment } from "../../../schemas/begins-with-payment.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { isStartPassed } from "./cart-item.ts"
import { periodFromPayment } from "./period.ts"
import type { TicketRule } from "./ticket-rule.ts"

/** When an order was paid, and when the service came to know of it. */
export interface Payment {
  /** By the clock of the payment page. */
  readonly occurredAt: Date
  readonly reportedAt: Date
  readonly orderedAt: Date
}

/** Nobody pays before there is an order, nor after it is known that they have. */
const paidAt = ({ occurredAt, reportedAt, orderedAt }: Payment): Date =>
  new Date(Math.min(Math.max(occurredAt.getTime(), orderedAt.getTime()), reportedAt.getTime()))

/** From the payment on; where its report came so late that this would be over, from the report on. */
const periodOnPayment = (rule: TicketRule, payment: Payment) => {
  const period = periodFromPayment(rule, paidAt(payment))
  return period.to > payment.reportedAt.getTime() ? period : periodFromPayment(rule, payment.reportedAt)
}

export const issueOf = (item: Ticket, position: number, rule: TicketRule | undefined, payment: Payment) => {
  if (rule !== undefined && (beginsWithPayment(item) || isStartPassed(item, paidAt(payment)))) {
    const { from, to } = periodOnPayment(rule, payment)
    return { position, item, validFrom: new Date(from), validTo: new Date(to) }
  }
  if (item.validFrom === null || item.validTo === null) {
    throw new Error(`Item ${position} of an order has no validity: only configured tickets can be ordered.`)
  }
  return { position, item, validFrom: new Date(item.validFrom), validTo: new Date(item.validTo) }
}

/** The item as it was issued, with the times that it got by the payment and the plates that it has today. */
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
