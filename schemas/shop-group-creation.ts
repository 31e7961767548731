/** An operator's request for a new group of long-term parkers. */
import { Schema } from "effect"
import { Count, Id, Name, Text, Uuid } from "./primitives.ts"
import { Translations } from "./translations.ts"

export const ShopGroupCreation = Schema.Struct({
  shopId: Uuid,
  groupId: Id,
  name: Name,
  translations: Schema.optionalKey(Schema.NullOr(Translations)),
  /** null: no limit; 0: none allowed. */
  maximumCodes: Schema.optionalKey(Schema.NullOr(Count)),
  maximumPlates: Schema.optionalKey(Schema.NullOr(Count)),
  visible: Schema.optionalKey(Schema.Boolean),
  type: Schema.optionalKey(Schema.NullOr(Text))
})
export interface ShopGroupCreation extends Schema.Schema.Type<typeof ShopGroupCreation> {}
