/** A window of validity, which may hold a narrower one: "December" holds "Monday to Friday, 05:30 to 18:30". */
import { Schema } from "effect"
import { nullable, Seconds, Text } from "./primitives.ts"

export interface ValidityContainer {
  readonly id: string | null
  readonly parentId: string | null
  readonly description: string | null
  /** An ISO instant on an absolute window, a clock time such as 05:30 on a recurring one. */
  readonly startTime: string | null
  readonly endTime: string | null
  readonly duration: number | null
  readonly areaEntityId: string | null
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
    validityContainer: nullable(inner)
  })

/** Windows within windows, the outermost counted; ours. An endless nesting would exhaust the stack of a decoder. */
export const mostNestedWindows = 8

export const ValidityContainer: Window = Array.from({ length: mostNestedWindows - 1 }).reduce<Window>(
  (window) => windowHolding(window),
  windowHolding(Schema.Null)
)

/** The window and all it holds, outermost first. */
export const flattenValidity = (container: ValidityContainer | null): ReadonlyArray<ValidityContainer> => {
  const windows: ValidityContainer[] = []
  for (let window = container; window !== null; window = window.validityContainer) windows.push(window)
  return windows
}
