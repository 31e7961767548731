/** A group of prices at an area, offered for a new shop group. */
import { Schema } from "effect"
import { Id, Name, nullable, Text, Uuid } from "./primitives.ts"

export const PricingGroup = Schema.Struct({
  id: Id,
  name: Name,
  description: nullable(Text),
  areaEntityId: Uuid,
  isDefault: Schema.Boolean
})
export interface PricingGroup extends Schema.Schema.Type<typeof PricingGroup> {}
