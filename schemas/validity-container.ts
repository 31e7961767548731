/** A window of validity, which may hold a narrower one: "December" holds "Monday to Friday, 05:30 to 18:30". */
import { Schema } from "effect"
import { nullable, Seconds } from "./primitives.ts"

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

export const ValidityContainer: Schema.Codec<ValidityContainer, ValidityContainerEncoded> = Schema.Struct({
  id: nullable(Schema.String),
  parentId: nullable(Schema.String),
  description: nullable(Schema.String),
  startTime: nullable(Schema.String),
  endTime: nullable(Schema.String),
  duration: nullable(Seconds),
  areaEntityId: nullable(Schema.String),
  validityContainer: nullable(
    Schema.suspend((): Schema.Codec<ValidityContainer, ValidityContainerEncoded> => ValidityContainer)
  )
})

/** The window and all it holds, outermost first. */
export const flattenValidity = (container: ValidityContainer | null): ReadonlyArray<ValidityContainer> => {
  const windows: ValidityContainer[] = []
  for (let window = container; window !== null; window = window.validityContainer) windows.push(window)
  return windows
}
