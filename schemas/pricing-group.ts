/** A group of prices at an area, offered when a shop group is made. */
import { Schema } from "effect"
import { Id, nullable, Uuid } from "./primitives.ts"

export const PricingGroup = Schema.Struct({
  id: Id,
  name: Schema.NonEmptyString,
  description: nullable(Schema.String),
  areaEntityId: Uuid,
  isDefault: Schema.Boolean
})
export interface PricingGroup extends Schema.Schema.Type<typeof PricingGroup> {}
