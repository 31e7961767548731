/** Whether a cart item can still be ordered as it stands: sealed by us, still on sale, unchanged, its day not over. */
import { Result } from "effect"
import { beginsWithPayment, mayBeginWithPayment } from "../../../schemas/begins-with-payment.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import type { VerifiedCartItem } from "../../../schemas/verified-cart-item.ts"
import { dateOf, isoInstant, midnightOf } from "./clocks.ts"
import { configuredTicket } from "./offer.ts"
import { periodFromPayment } from "./period.ts"
import { readPlates } from "./plates.ts"
import { isSealed, type SealContext } from "./seal.ts"
import type { Start } from "./start.ts"
import type { TicketRule } from "./ticket-rule.ts"

export type Problem = NonNullable<VerifiedCartItem["problem"]>

const startOf = (item: Ticket, now: Date): Start | undefined => {
  if (beginsWithPayment(item)) return { at: now.getTime(), precision: "payment" }
  if (item.startTime === null) return undefined
  const precision = item.requiredStartTimeValues.includes("hour") ? "moment" : "day"
  return { at: Date.parse(item.startTime), precision }
}

/** The moment that the driver chose is over, so that the ticket begins when it is paid; a day is never moved. */
export const isStartPassed = (item: Ticket, now: Date): boolean =>
  item.startTime !== null && mayBeginWithPayment(item) && Date.parse(item.startTime) < now.getTime()

/** The item with the times it would have if it were paid now, as far as these are not chosen. */
export const expected = (item: Ticket, rule: TicketRule | undefined, now: Date): Ticket => {
  if (rule === undefined || !(beginsWithPayment(item) || isStartPassed(item, now))) return item
  const { from, to } = periodFromPayment(rule, now)
  return { ...item, validFrom: isoInstant(from, rule.timeZone), validTo: isoInstant(to, rule.timeZone) }
}

const isOver = (item: Ticket, { at, precision }: Start, now: Date, timeZone: string): boolean =>
  precision === "day" &&
  ((item.validTo !== null && Date.parse(item.validTo) <= now.getTime()) ||
    at < midnightOf(dateOf(now.getTime(), timeZone), timeZone))

/**
 * The first problem of an item, or null. The rule is undefined where the ticket is not on sale for this driver.
 * Other drivers' tickets are the caller's to look up.
 */
export const problemOf = (
  item: Ticket,
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
  return isOver(item, start, now, rule.timeZone) ? "E_START_IN_PAST" : null
}
