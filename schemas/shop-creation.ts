/** The form with which an operator opens a shop; sent in parts, since it may carry a picture. */
import { Schema } from "effect"
import { FilePart } from "./file-part.ts"
import { Count, Id, Instant, Name, Text, Uuid } from "./primitives.ts"

export const ShopCreation = Schema.Struct({
  areaEntityId: Uuid,
  name: Name,
  path: Name,
  paymentServiceProviderId: Id,
  active: Schema.Boolean,
  isAccountVerification: Schema.optionalKey(Schema.Boolean),
  coverImage: Schema.optionalKey(FilePart),
  periodicLimit: Schema.optionalKey(Count),
  /** The values are not in the specification: any word is taken. */
  periodicLimitInterval: Schema.optionalKey(Text),
  createdAt: Schema.optionalKey(Instant),
  updatedAt: Schema.optionalKey(Instant)
})
export interface ShopCreation extends Schema.Schema.Type<typeof ShopCreation> {}
