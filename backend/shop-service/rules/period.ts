/** Calculates a ticket's validity. Ends are exclusive: a day that ends at 24:00 ends at the next midnight. */
import { lengthOf, type Span } from "../../../schemas/coverage/clock.ts"
import { type Duration, readDuration } from "../../../schemas/coverage/duration.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { dateOf, hoursOn, laterThan } from "./clocks.ts"
import { dayAt, type Start, secondOf } from "./start.ts"
import type { TicketRule, Validity } from "./ticket-rule.ts"

/** Returns the period of a validity in the area's zone: a day has 23 or 25 hours when the clock changes. */
export const periodOf = (validity: Validity, { at, precision }: Start, timeZone: string): Span => {
  if (validity.kind !== "day")
    return { from: at, to: laterThan(at, { [validity.kind]: validity.count }, timeZone) }
  const day = precision === "day" ? dateOf(at, timeZone) : dayAt(validity, at, timeZone)
  return hoursOn(day, validity, timeZone)
}

/** Returns the period of a ticket that begins when it is paid. */
export const periodFromPayment = (
  { validity, timeZone }: Pick<TicketRule, "validity" | "timeZone">,
  paidAt: Date
): Span => periodOf(validity, { at: secondOf(paidAt), precision: "payment" }, timeZone)

/** Returns the nominal length in seconds; null if it depends on the start. */
export const nominalSeconds = (validity: Validity): number | null => {
  switch (validity.kind) {
    case "day":
      return lengthOf(validity) / 1000
    case "seconds":
      return validity.count
    case "days":
      return validity.count * 86_400
    case "months":
    case "years":
      return null
  }
}

/** Returns an ISO 8601 duration, for people's calendars: P1D, PT86400S, P365D, P1M, P1Y. */
export const isoDuration = (validity: Validity): string => {
  switch (validity.kind) {
    case "day":
      return "P1D"
    case "seconds":
      return `PT${validity.count}S`
    case "days":
      return `P${validity.count}D`
    case "months":
      return `P${validity.count}M`
    case "years":
      return `P${validity.count}Y`
  }
}

/** Returns the validity of an ordered ticket: that of its rule, unless the operator has changed its length since. */
export const orderedValidity = (
  { validityDuration }: Pick<Ticket, "validityDuration">,
  { validity }: Pick<TicketRule, "validity">
): Validity => {
  if (validityDuration === null || validityDuration === isoDuration(validity)) return validity
  const duration: Duration = readDuration(validityDuration) ?? {}
  const kind = (["seconds", "days", "months", "years"] as const).find((unit) => duration[unit] !== undefined)
  return kind === undefined ? validity : { kind, count: duration[kind] ?? 0 }
}
