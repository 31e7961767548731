/** Checks whether a cart item can be ordered as it is: sealed by us, on sale, unchanged, its day not over. */
import { Result } from "effect"
import { beginsWithPayment, mayBeginWithPayment } from "../../../schemas/begins-with-payment.ts"
import { hasSpanWithin, type Rule, spansWithin } from "../../../schemas/coverage/spans.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import type { VerifiedCartItem } from "../../../schemas/verified-cart-item.ts"
import { dateOf, isoInstant, midnightOf } from "./clocks.ts"
import { configuredTicket } from "./offer.ts"
import { periodFromPayment } from "./period.ts"
import { readPlates } from "./plates.ts"
import { spanOf } from "./same-item.ts"
import { isSealed, type SealContext } from "./seal.ts"
import type { Start } from "./start.ts"
import type { TicketRule } from "./ticket-rule.ts"

/** Time that a driver has to pay. */
export const minutesToPay = 30

export type Problem = NonNullable<VerifiedCartItem["problem"]>

const startOf = (item: Ticket, now: Date): Start | undefined => {
  if (beginsWithPayment(item)) return { at: now.getTime(), precision: "payment" }
  if (item.startTime === null) return undefined
  const precision = item.requiredStartTimeValues.includes("hour") ? "moment" : "day"
  return { at: Date.parse(item.startTime), precision }
}

/** Returns true if the chosen moment has passed, so that the ticket begins when paid; a day never moves. */
export const isStartPassed = (item: Ticket, now: Date): boolean =>
  item.startTime !== null && mayBeginWithPayment(item) && Date.parse(item.startTime) < now.getTime()

/** Returns the item with the validity of a payment now, as far as it was not chosen. */
export const itemIfPaidNow = (item: Ticket, rule: TicketRule | undefined, now: Date): Ticket => {
  if (rule === undefined || !(beginsWithPayment(item) || isStartPassed(item, now))) return item
  const { from, to } = periodFromPayment(rule, now)
  return { ...item, validFrom: isoInstant(from, rule.timeZone), validTo: isoInstant(to, rule.timeZone) }
}

const someDays = 3 * 24 * 3600 * 1000

type Hours = Pick<TicketRule, "windows" | "interruptions" | "timeZone">

const coverageOf = ({ windows, interruptions, timeZone }: Hours): Rule => ({
  windows,
  timeZone,
  interruptions: interruptions.map(({ startTime, endTime }) => ({
    from: Date.parse(startTime),
    to: Date.parse(endTime)
  }))
})

/**
 * Returns true for a ticket that is not valid at any time from an instant on: it has ended, the clocks skip its hours on
 * its day, or none of its windows is left within its time.
 */
export const isNeverValid = (
  ticket: Pick<Ticket, "validFrom" | "validTo">,
  hours: Hours,
  since = new Date(0)
): boolean => {
  if (ticket.validFrom === null || ticket.validTo === null) return false
  const { from: begin, to } = spanOf(ticket)
  return !hasSpanWithin(coverageOf(hours), { from: Math.max(begin, since.getTime()), to })
}

/** Returns the item's last hour if the moment of the payment does not move it, as hours of this day; else undefined. */
const fixedEndOf = (item: Ticket, rule: TicketRule | undefined, now: Date): number | undefined => {
  if (mayBeginWithPayment(item) && rule?.validity.kind !== "day") return undefined
  const timed = itemIfPaidNow(item, rule, now)
  if (timed.validTo === null) return undefined
  const { from, to } = spanOf(timed)
  // No order is payable for days.
  if (rule === undefined || to > now.getTime() + someDays) return to
  return [...spansWithin(coverageOf(rule), { from: Math.max(from, now.getTime()), to })].at(-1)?.to ?? to
}

/** Returns the earliest end among the items that have a fixed one: all can be paid until then. */
export const earliestEndOf = (
  items: ReadonlyArray<Ticket>,
  rules: ReadonlyMap<string, TicketRule>,
  now: Date
): Date | null => {
  const ends = items.flatMap((item) => fixedEndOf(item, rules.get(item.id), now) ?? [])
  return ends.length === 0 ? null : new Date(Math.min(...ends))
}

/** Returns true if a ticket with this validity has ended. */
export const hasEnded = ({ validTo }: Pick<Ticket, "validTo">, now: Date): boolean =>
  validTo !== null && Date.parse(validTo) <= now.getTime()

/**
 * Returns the item with the validity that an order made now and paid in time may need: for a ticket that
 * begins with the payment, up to its end if paid at the last moment.
 */
export const held = (item: Ticket, rule: TicketRule | undefined, now: Date): Ticket => ({
  ...itemIfPaidNow(item, rule, now),
  validTo: itemIfPaidNow(item, rule, new Date(now.getTime() + minutesToPay * 60_000)).validTo
})

/** Hours of a day may last past midnight; of several days, the first is over with its own midnight. */
const isOver = (timed: Ticket, { at, precision }: Start, now: Date, rule: TicketRule): boolean =>
  isNeverValid(timed, rule, now) ||
  (precision === "day" &&
    rule.validity.kind !== "day" &&
    at < midnightOf(dateOf(now.getTime(), rule.timeZone), rule.timeZone))

/**
 * Returns the first problem of an item, or null; `timed` is the item if paid now. The rule is undefined if the ticket
 * is not on sale for this driver. Looking up other drivers' tickets is up to the caller.
 */
export const problemOf = (
  item: Ticket,
  timed: Ticket,
  rule: TicketRule | undefined,
  context: SealContext,
  now: Date
): Problem | null => {
  if (rule === undefined) return "E_TICKET_NOT_AVAILABLE"
  const start = startOf(item, now)
  if (start === undefined || item.configuredAt === null || !isSealed(item, context)) return "E_TICKET_CHANGED"
  if (Result.isFailure(readPlates(item.plates, rule.maximumPlates))) return "E_PLATE_INVALID"
  const today = configuredTicket(rule, start, item.plates, new Date(item.configuredAt))
  if (!isSealed({ ...today, hash: item.hash }, context)) return "E_TICKET_CHANGED"
  return isOver(timed, start, now, rule) ? "E_START_IN_PAST" : null
}
