/** A window of validity, possibly with a narrower one: "December" has "Monday to Friday, 05:30 to 18:30". */
import { Schema } from "effect"
import { Instant, nullable, optional, Seconds, Text } from "./primitives.ts"

/** A date on which a recurring window has other times, or none if it does not apply. Ours. */
export const WindowException = Schema.Struct({
  /** Such as 2026-12-24; for a window over midnight, the date on which it begins. */
  date: Text,
  /** Clock times, as in a window. */
  startTime: nullable(Text),
  endTime: nullable(Text)
})
export interface WindowException extends Schema.Schema.Type<typeof WindowException> {}

/** A time without any validity of the window, such as a closure for works; its end is exclusive. Ours. */
export const Interruption = Schema.Struct({ startTime: Instant, endTime: Instant })
export interface Interruption extends Schema.Schema.Type<typeof Interruption> {}

/** ISO 8601 days of the week: Monday is 1, Sunday is 7. */
const Weekdays = Schema.Array(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 7 })))

export interface ValidityContainer {
  readonly id: string | null
  readonly parentId: string | null
  readonly description: string | null
  /** An ISO instant for an absolute window, a clock time such as 05:30 for a recurring one. */
  readonly startTime: string | null
  readonly endTime: string | null
  readonly duration: number | null
  readonly areaEntityId: string | null
  /** Weekdays on which a recurring window begins; absent: all. Ours, as are the two after it. */
  readonly weekdays?: ReadonlyArray<number> | null
  readonly exceptions?: ReadonlyArray<WindowException> | null
  readonly interruptions?: ReadonlyArray<Interruption> | null
  readonly validityContainer: ValidityContainer | null
}

export interface ValidityContainerEncoded {
  readonly id?: string | null
  readonly parentId?: string | null
  readonly description?: string | null
  readonly startTime?: string | null
  readonly endTime?: string | null
  readonly duration?: number | null
  readonly areaEntityId?: string | null
  readonly weekdays?: ReadonlyArray<number> | null
  readonly exceptions?: ReadonlyArray<typeof WindowException.Encoded> | null
  readonly interruptions?: ReadonlyArray<Interruption> | null
  readonly validityContainer?: ValidityContainerEncoded | null
}

type Window = Schema.Codec<ValidityContainer, ValidityContainerEncoded>

const windowHolding = (
  inner: Schema.Codec<ValidityContainer | null, ValidityContainerEncoded | null>
): Window =>
  Schema.Struct({
    id: nullable(Text),
    parentId: nullable(Text),
    description: nullable(Text),
    startTime: nullable(Text),
    endTime: nullable(Text),
    duration: nullable(Seconds),
    areaEntityId: nullable(Text),
    weekdays: optional(Weekdays),
    exceptions: optional(Schema.Array(WindowException)),
    interruptions: optional(Schema.Array(Interruption)),
    validityContainer: nullable(inner)
  })

/** Maximum nesting, including the outermost window; ours. Unlimited nesting could overflow the stack. */
export const maxNestedWindows = 8

export const ValidityContainer: Window = Array.from({ length: maxNestedWindows - 1 }).reduce<Window>(
  (window) => windowHolding(window),
  windowHolding(Schema.Null)
)
