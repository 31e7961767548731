/** A group of long-term parkers as the operator sets it up for a shop. */
import { Schema } from "effect"
import { Count, Id, Instant, Name, nullable, Text, Uuid } from "./primitives.ts"
import { Translations } from "./translations.ts"

export const ShopGroup = Schema.Struct({
  id: Uuid,
  shopId: Uuid,
  groupId: Id,
  name: Name,
  translations: nullable(Translations),
  /** null: no limit known; 0: none allowed. */
  maximumCodes: nullable(Count),
  maximumPlates: nullable(Count),
  visible: Schema.Boolean,
  type: nullable(Text),
  createdAt: Instant
})
export interface ShopGroup extends Schema.Schema.Type<typeof ShopGroup> {}
