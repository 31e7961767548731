/** Opening hours of a shop's parking areas. Decision D-28: a part of `meta`, read only if it matches. */
import { Option, Schema } from "effect"
import { Name } from "./primitives.ts"

const TimeOfDay = Schema.String.check(Schema.isPattern(/^([01]\d|2[0-3]):[0-5]\d$/))

/** Of one area, by its name: the same every day; `open` is null if it is never closed. */
export const OpeningHours = Schema.Struct({
  area: Name,
  open: Schema.NullOr(Schema.Struct({ from: TimeOfDay, to: TimeOfDay }))
})
export interface OpeningHours extends Schema.Schema.Type<typeof OpeningHours> {}

const decodeList = Schema.decodeUnknownOption(Schema.Struct({ openingHours: Schema.Array(Schema.Unknown) }))
const decodeOne = Schema.decodeUnknownOption(OpeningHours)

/** Returns the announced hours; undecodable entries are dropped, so that nothing wrong is announced. */
export const openingHoursOf = (meta: unknown): ReadonlyArray<OpeningHours> =>
  Option.match(decodeList(meta), {
    onNone: () => [],
    onSome: ({ openingHours }) => openingHours.flatMap((one) => Option.toArray(decodeOne(one)))
  })
