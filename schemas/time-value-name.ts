/** What a rule may ask of a start time; apart from the values, which are given on later screens than the home. */
import { Schema } from "effect"

/** The names of the parts, as a ticket's `requiredStartTimeValues` lists them. */
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
