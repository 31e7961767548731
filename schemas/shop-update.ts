/** An operator's form for changing a shop; absent fields stay unchanged. */
import { Schema } from "effect"
import { Text } from "./primitives.ts"
import { ShopCreation } from "./shop-creation.ts"

export const ShopUpdate = Schema.Struct({
  ...ShopCreation.fields,
  active: Schema.optionalKey(Schema.Boolean),
  /** Relative to the public assets location. */
  coverImageUrl: Schema.optionalKey(Text)
})
export interface ShopUpdate extends Schema.Schema.Type<typeof ShopUpdate> {}
