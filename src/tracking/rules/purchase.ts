/** Rules of a purchase, from the choice of a ticket to the paid order. */
import type { BuyAgainContext } from "../../../machines/buy-again/index.ts"
import type { CheckoutContext } from "../../../machines/checkout/index.ts"
import type { PaymentReturnContext } from "../../../machines/payment-return/index.ts"
import type { TicketConfigurationContext } from "../../../machines/ticket-configuration/index.ts"
import type { TrackedEvent } from "../../services/tracking.ts"
import { entered, failure, failureOf, hasSucceeded, isEvent, type Rule, shopFailures } from "../step.ts"

const takenByOther = "PlateTakenByOther"

const multiVisitTaken = (plates: ReadonlyArray<string>): TrackedEvent => ({
  name: "multi_visit_ticket_already_bought",
  level: "warning",
  plates
})

/** A price that is asked for ahead is no action of the driver: that begins with going on. */
export const ticketRule: Rule<TicketConfigurationContext> = (step) => {
  const { before, after } = step
  const { ticketId, offer, form } = after.context
  const ticket = { ticket_id: ticketId }
  const isSelected = offer !== null && (before === null || before.context.offer === null)
  const notConfigured = before?.state === "configuring" ? failureOf(step, "configureTicket") : null
  const notAdded = failureOf(step, "addToCart")
  const isTaken = notConfigured === takenByOther || notAdded === takenByOther
  return [
    ...shopFailures(step, "loadTicket", "TicketNotFound"),
    isSelected && { name: "select_ticket", properties: ticket },
    entered(step, "ticketNotFound") && failure("configure_ticket_error", "TicketNotFound", ticket),
    entered(step, "addingToCart") && before !== null && { name: "configure_ticket", properties: ticket },
    isTaken && multiVisitTaken(form.plates.map(({ plate }) => plate)),
    notConfigured !== null && !isTaken && failure("configure_ticket_error", notConfigured, ticket),
    notAdded !== null && !isTaken && failure("buy_ticket_failed", notAdded, { ...ticket, step: "cart" })
  ]
}

/** Returns the plates of an item, from either field of the service. */
const platesOf = ({ plate, plates }: CheckoutContext["items"][number]): ReadonlyArray<string> =>
  plates === null || plates.length === 0 ? (plate === null ? [] : [plate]) : plates.map((one) => one.plate)

export const checkoutRule: Rule<CheckoutContext> = (step) => {
  const { items, order } = step.after.context
  const cart = { items: items.length }
  const taken = items.filter(({ problem }) => problem === "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER")
  const isVerified = hasSucceeded(step, "verifyCart")
  const notVerified = failureOf(step, "verifyCart")
  const notOrdered = failureOf(step, "placeOrder")
  // The driver requests an order once; retries after a failure belong to the same purchase.
  const isBought = isEvent(step, "ORDER_REQUESTED") && entered(step, "ordering")
  return [
    ...shopFailures(step, "loadCart"),
    isVerified && {
      name: "verify_cart",
      properties: { ...cart, invalid: items.filter(({ valid }) => !valid).length }
    },
    isVerified && taken.length > 0 && multiVisitTaken(taken.flatMap(platesOf)),
    notVerified !== null && failure("verify_cart_failed", notVerified, cart),
    isBought && { name: "buy_ticket", properties: cart },
    hasSucceeded(step, "placeOrder") && {
      name: "order_created",
      properties: { ...cart, order_id: order?.orderId ?? null }
    },
    notOrdered !== null && failure("buy_ticket_failed", notOrdered, { ...cart, step: "order" }),
    entered(step, "paymentAddressRefused") &&
      failure("buy_ticket_failed", "PaymentAddressRefused", { ...cart, step: "payment" })
  ]
}

export const paymentReturnRule: Rule<PaymentReturnContext> = (step) => {
  const { orderId, order } = step.after.context
  return [
    entered(step, "failed", "expired") &&
      failure("buy_ticket_failed", step.after.state, { step: "payment", order_id: orderId }),
    hasSucceeded(step, "orderAgain") && {
      name: "order_created",
      properties: { items: order?.items.length ?? 0, order_id: orderId }
    }
  ]
}

/** Automatic prices are no action of the driver: those begin with the tap. */
export const buyAgainRule: Rule<BuyAgainContext> = (step) => {
  const ticket = { ticket_id: step.after.context.priced?.id ?? null }
  const notAdded = failureOf(step, "addToCart")
  return [
    ...(isEvent(step, "BUY_REQUESTED") || isEvent(step, "EXTEND_REQUESTED")
      ? [
          { name: "select_ticket", properties: ticket } as const,
          { name: "configure_ticket", properties: ticket } as const
        ]
      : []),
    notAdded !== null && failure("buy_ticket_failed", notAdded, { ...ticket, step: "cart" })
  ]
}
