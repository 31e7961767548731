/** From when until when a ticket is valid. Ends are exclusive: a day that ends at 24:00 ends at the next midnight. */
import { DateTime } from "effect"
import { dateOf, hoursOn, laterThan, lengthOf } from "../../../schemas/coverage/clock.ts"
import { type Start, zoned } from "./start.ts"
import type { TicketRule, Validity } from "./ticket-rule.ts"

export interface Period {
  readonly from: DateTime.Zoned
  readonly to: DateTime.Zoned
}

/** The period of a validity from a start, in the area's zone: a day is 23 or 25 hours long when the clock changes. */
export const periodOf = (validity: Validity, start: Start, timeZone: string): Period => {
  const from = DateTime.toEpochMillis(start.at)
  if (validity.kind === "day") {
    const { from: opens, to: closes } = validity
    const span = hoursOn(dateOf(from, timeZone), { from: opens, to: closes }, timeZone)
    return { from: zoned(span.from, timeZone), to: zoned(span.to, timeZone) }
  }
  const to = laterThan(from, { [validity.kind]: validity.count }, timeZone)
  return { from: start.at, to: zoned(to, timeZone) }
}

/** The period of a ticket that begins when it is paid. */
export const periodFromPayment = (
  { validity, timeZone }: Pick<TicketRule, "validity" | "timeZone">,
  paidAt: Date
): Period =>
  periodOf(
    validity,
    { at: DateTime.startOf(zoned(paidAt, timeZone), "second"), precision: "payment" },
    timeZone
  )

/** The nominal length, where one length fits every start. */
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

/** ISO 8601 duration, for people's calendars: P1D, PT86400S, P365D, P1M, P1Y. */
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
