/** The ticket that a paid item becomes. A ticket without a chosen start begins when it is paid. */
import { DateTime } from "effect"
import type { Ticket } from "../../../schemas/ticket.ts"
import { periodOf } from "./period.ts"
import { zoned } from "./start.ts"
import type { TicketRule } from "./ticket-rule.ts"

export const issueOf = (item: Ticket, position: number, rule: TicketRule | undefined, paidAt: Date) => {
  if (item.requiredStartTimeValues.length === 0 && rule !== undefined) {
    const at = DateTime.startOf(zoned(paidAt, rule.timeZone), "second")
    const period = periodOf(rule.validity, { at, precision: "now" }, rule.timeZone)
    return {
      position,
      item,
      validFrom: DateTime.toDateUtc(period.from),
      validTo: DateTime.toDateUtc(period.to)
    }
  }
  if (item.validFrom === null || item.validTo === null) {
    throw new Error(`Item ${position} of an order has no validity: only configured tickets can be ordered.`)
  }
  return { position, item, validFrom: new Date(item.validFrom), validTo: new Date(item.validTo) }
}
