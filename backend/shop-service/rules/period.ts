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

type Sold = Pick<
  Ticket,
  "validityDuration" | "validityDurationSeconds" | "validityContainer" | "isInterruptedTimeFrameTicket"
>

/** Returns the hours of a ticket that was sold for those of a single day, not for windows of a longer time. */
const soldHours = (item: Sold): Validity | undefined => {
  const hours = item.isInterruptedTimeFrameTicket ? null : item.validityContainer?.validityContainer
  return item.validityDuration === "P1D" && hours?.startTime && hours.endTime
    ? { kind: "day", from: hours.startTime, to: hours.endTime }
    : undefined
}

/** Returns the validity of an ordered ticket: that of its rule, unless the operator has changed it since. */
export const orderedValidity = (item: Sold, { validity }: Pick<TicketRule, "validity">): Validity => {
  const hours = soldHours(item)
  if (hours !== undefined) return hours
  const { validityDuration, validityDurationSeconds } = item
  // A day from the payment on, which now is less: hours. A whole day looks the same either way.
  const isLonger = validity.kind === "day" && (validityDurationSeconds ?? 0) > lengthOf(validity) / 1000
  if (validityDuration === null || (validityDuration === isoDuration(validity) && !isLonger)) return validity
  const duration: Duration = readDuration(validityDuration) ?? {}
  const kind = (["seconds", "days", "months", "years"] as const).find((unit) => duration[unit] !== undefined)
  return kind === undefined ? validity : { kind, count: duration[kind] ?? 0 }
}
