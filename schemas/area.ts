/** A parking area: where a ticket or a permit is valid. */
import { Schema } from "effect"
import { CurrencyCode, Name, nullable, optional, Text, Uuid } from "./primitives.ts"

export const Area = Schema.Struct({
  areaEntityId: Uuid,
  name: Name,
  locality: nullable(Text),
  currency: nullable(CurrencyCode),
  /** IANA name, such as Europe/Berlin; ours. Where it is absent, the area keeps the time of its shop's country. */
  timeZone: optional(Text)
})
export interface Area extends Schema.Schema.Type<typeof Area> {}

/** `locality, name`, or the name alone where the locality is unknown. */
export const areaLabel = (area: Area): string =>
  area.locality === null || area.locality === "" ? area.name : `${area.locality}, ${area.name}`
