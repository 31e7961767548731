/** An operator's change of a group of long-term parkers; absent fields stay unchanged. */
import { Schema } from "effect"
import { Id, Name, Uuid } from "./primitives.ts"
import { ShopGroupCreation } from "./shop-group-creation.ts"

export const ShopGroupUpdate = Schema.Struct({
  ...ShopGroupCreation.fields,
  shopId: Schema.optionalKey(Uuid),
  groupId: Schema.optionalKey(Id),
  name: Schema.optionalKey(Name)
})
export interface ShopGroupUpdate extends Schema.Schema.Type<typeof ShopGroupUpdate> {}
