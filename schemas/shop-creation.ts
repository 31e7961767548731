/** An operator's form for opening a shop; multipart, since it may contain an image. */
import { Schema } from "effect"
import { FilePart } from "./file-part.ts"
import { Count, Id, Instant, Name, Text, Uuid } from "./primitives.ts"
import { accentPattern } from "./shop-looks.ts"

export const ShopCreation = Schema.Struct({
  areaEntityId: Uuid,
  name: Name,
  path: Name,
  paymentServiceProviderId: Id,
  active: Schema.Boolean,
  isAccountVerification: Schema.optionalKey(Schema.Boolean),
  coverImage: Schema.optionalKey(FilePart),
  /** Square image; ours, as is the colour. Both become part of `meta`. */
  logo: Schema.optionalKey(FilePart),
  accent: Schema.optionalKey(
    Schema.String.check(Schema.isPattern(accentPattern, { message: "Expected a colour such as #1f6f9f" }))
  ),
  periodicLimit: Schema.optionalKey(Count),
  /** The values are not in the specification: any text is accepted. */
  periodicLimitInterval: Schema.optionalKey(Text),
  createdAt: Schema.optionalKey(Instant),
  updatedAt: Schema.optionalKey(Instant)
})
export interface ShopCreation extends Schema.Schema.Type<typeof ShopCreation> {}
