/** Parts of a start time that a rule may require. Month 1 to 12, 24 hours, in the area's time zone. */
import { Schema } from "effect"
import { Name, Text } from "./primitives.ts"

/** @public by name, for the tests of all entities. */
export const HolidayLocation = Schema.Struct({
  country: Name,
  state: Schema.optionalKey(Text),
  city: Schema.optionalKey(Text)
})

const part = (minimum: number, maximum: number) =>
  Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum, maximum })))

export const TimeValues = Schema.Struct({
  year: part(1970, 2200),
  month: part(1, 12),
  day: part(1, 31),
  hour: part(0, 23),
  minute: part(0, 59),
  second: part(0, 59),
  /** ISO 8601: Monday is 1, Sunday is 7. */
  weekday: part(1, 7),
  holidayLocation: Schema.optionalKey(HolidayLocation)
})
export interface TimeValues extends Schema.Schema.Type<typeof TimeValues> {}

const { holidayLocation: _, ...plainParts } = TimeValues.fields
const { country, state, city } = HolidayLocation.fields

/** Spelling of generated clients in a query: `holidayLocation[country]=DE&holidayLocation[state]=BY`. */
export const timeValuesInQuery = {
  ...plainParts,
  "holidayLocation[country]": Schema.optionalKey(country),
  "holidayLocation[state]": state,
  "holidayLocation[city]": city
}
