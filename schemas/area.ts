/** A parking area: where a ticket or a permit is valid. */
import { Schema } from "effect"
import { CurrencyCode, nullable, optional, Text, Uuid, withDefault } from "./primitives.ts"

export const Area = Schema.Struct({
  areaEntityId: Uuid,
  /** Empty if the gateway names no areas. */
  name: withDefault(Text, ""),
  locality: nullable(Text),
  currency: nullable(CurrencyCode),
  /** IANA name, such as Europe/Berlin; ours. If absent, the time zone of the shop's country counts. */
  timeZone: optional(Text)
})
export interface Area extends Schema.Schema.Type<typeof Area> {}
