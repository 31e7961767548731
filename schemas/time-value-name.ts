/** Parts of a start time that a rule may require; without their values, which the home does not need. */
import { Schema } from "effect"

/** Names of the parts, as in a ticket's `requiredStartTimeValues`. */
export const TimeValueName = Schema.Literals([
  "year",
  "month",
  "day",
  "hour",
  "minute",
  "second",
  "weekday",
  "holidayLocation"
])
export type TimeValueName = typeof TimeValueName.Type
