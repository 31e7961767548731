/** A group of long-term parkers as one driver sees it. */
import { Schema } from "effect"
import { Area } from "./area.ts"
import { RegisteredPlate } from "./plate.ts"
import { Count, Id, Instant, list, nullable, Text, withDefault } from "./primitives.ts"
import { Translations } from "./translations.ts"

export const UserShopGroup = Schema.Struct({
  id: Id,
  groupId: Id,
  name: withDefault(Text, ""),
  translations: nullable(Translations),
  /** null: no limit known; 0: none allowed. */
  maximumPlates: nullable(Count),
  /** Absent: not visible. Its plates are shown all the same. */
  visible: withDefault(Schema.Boolean, false),
  type: nullable(Text),
  validFrom: nullable(Instant),
  validTo: nullable(Instant),
  plates: list(RegisteredPlate),
  expiredPlates: list(RegisteredPlate),
  activePlates: list(RegisteredPlate),
  areas: list(Area)
})
export interface UserShopGroup extends Schema.Schema.Type<typeof UserShopGroup> {}
