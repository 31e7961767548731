/** A shop: the window of one parking area entity, addressed by a path segment. */
import { Schema } from "effect"
import { Id, Instant, list, Name, nullable, optional, Text, Uuid } from "./primitives.ts"
import { UserShopGroup } from "./user-shop-group.ts"

export const Shop = Schema.Struct({
  id: Uuid,
  areaEntityId: Uuid,
  name: Name,
  /** The path segment of its address; at least one character. */
  path: Name,
  paymentServiceProviderId: Id,
  active: Schema.Boolean,
  isAccountVerification: Schema.Boolean,
  /** Opaque to the shop. */
  meta: nullable(Schema.Unknown),
  /** Relative to the public assets location; null means the default image. */
  coverImageUrl: nullable(Text),
  /** Friendly name for display. */
  areaFriendly: nullable(Text),
  /** Two letters in any case. */
  areaCountry: nullable(Text),
  /** Whether drivers get mails, such as a reminder; ours. Absent: promise none. */
  sendsMails: optional(Schema.Boolean),
  createdAt: Instant,
  updatedAt: Instant
})
export interface Shop extends Schema.Schema.Type<typeof Shop> {}

/** What the look-up by path returns: the shop with the groups of the driver who asks. */
export const ShopWithGroups = Schema.Struct({
  ...Shop.fields,
  userShopGroups: list(UserShopGroup)
})
export interface ShopWithGroups extends Schema.Schema.Type<typeof ShopWithGroups> {}
