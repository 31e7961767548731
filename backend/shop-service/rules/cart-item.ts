/** Whether a cart item can still be ordered as it stands: sealed by us, still on sale, unchanged, not begun too long ago. */
import { DateTime, Result } from "effect"
import type { Ticket, VerifiedCartItem } from "../../../schemas/ticket.ts"
import { configuredTicket } from "./offer.ts"
import { readPlates } from "./plates.ts"
import { hashOf, isSealed, type SealContext } from "./seal.ts"
import { type Start, startOfDay, zoned } from "./start.ts"
import type { TicketRule } from "./ticket-rule.ts"

export type Problem = NonNullable<VerifiedCartItem["problem"]>

/** Who chose a start of "now" has this long to order. */
const minutesToCheckOut = 30

const startOf = (item: Ticket, rule: TicketRule): Start | undefined => {
  if (item.startTime === null) return undefined
  const required = item.requiredStartTimeValues
  const precision = required.length === 0 ? "now" : required.includes("hour") ? "moment" : "day"
  return { at: zoned(item.startTime, rule.timeZone), precision }
}

const isOver = (item: Ticket, start: Start, now: Date): boolean => {
  if (start.precision === "now") return false
  if (item.validTo !== null && Date.parse(item.validTo) <= now.getTime()) return true
  if (start.precision === "day") {
    return DateTime.isLessThan(
      start.at,
      startOfDay(zoned(now, start.at.zone._tag === "Named" ? start.at.zone.id : "UTC"))
    )
  }
  if (DateTime.toEpochMillis(start.at) >= now.getTime()) return false
  const age = now.getTime() - Date.parse(item.configuredAt ?? "")
  return !(age <= minutesToCheckOut * 60_000)
}

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
  const start = startOf(item, rule)
  if (start === undefined || item.configuredAt === null || !isSealed(item, context)) return "E_TICKET_CHANGED"
  if (Result.isFailure(readPlates(item.plates, rule.maximumPlates))) return "E_PLATE_INVALID"
  const today = configuredTicket(rule, start, item.plates, new Date(item.configuredAt))
  if (hashOf(today, context) !== item.hash) return "E_TICKET_CHANGED"
  return isOver(item, start, now) ? "E_START_IN_PAST" : null
}
