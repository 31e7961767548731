/** A shop: the window of one parking area entity, addressed by a path segment. */
import { Schema } from "effect"
import { Instant, list, nullable, optional, Text, Uuid, withDefault } from "./primitives.ts"
import { UserShopGroup } from "./user-shop-group.ts"

/** The code of a country, in any case. */
const TwoLetters = Schema.String.check(Schema.isPattern(/^[A-Za-z]{2}$/))

export const Shop = Schema.Struct({
  id: Uuid,
  areaEntityId: Uuid,
  name: withDefault(Text, ""),
  /** The path segment of its address. */
  path: withDefault(Text, ""),
  paymentServiceProviderId: withDefault(Text, ""),
  /** A shop that is answered and not said to be closed is open. */
  active: withDefault(Schema.Boolean, true),
  isAccountVerification: withDefault(Schema.Boolean, false),
  /** Opaque to the shop. */
  meta: nullable(Schema.Unknown),
  /** Relative to the public assets location; null means the default image. */
  coverImageUrl: nullable(Text),
  /** Friendly name for display. */
  areaFriendly: nullable(Text),
  areaCountry: nullable(TwoLetters),
  /** Whether drivers get mails, such as a reminder; ours. Absent: promise none. */
  sendsMails: optional(Schema.Boolean),
  createdAt: nullable(Instant),
  updatedAt: nullable(Instant)
})
export interface Shop extends Schema.Schema.Type<typeof Shop> {}

/** What the look-up by path returns: the shop with the groups of the driver who asks. */
export const ShopWithGroups = Schema.Struct({
  ...Shop.fields,
  userShopGroups: list(UserShopGroup)
})
export interface ShopWithGroups extends Schema.Schema.Type<typeof ShopWithGroups> {}
