/** A shop: sells for one parking area entity, addressed by a path segment. */
import { Schema } from "effect"
import { Instant, list, nullable, optional, Text, Uuid, withDefault } from "./primitives.ts"
import { UserShopGroup } from "./user-shop-group.ts"

/** Country code, in any case. */
const TwoLetters = Schema.String.check(Schema.isPattern(/^[A-Za-z]{2}$/))

export const Shop = Schema.Struct({
  id: Uuid,
  areaEntityId: Uuid,
  name: withDefault(Text, ""),
  /** The path segment of its address. */
  path: withDefault(Text, ""),
  paymentServiceProviderId: withDefault(Text, ""),
  /** A shop is active unless the response says otherwise. */
  active: withDefault(Schema.Boolean, true),
  isAccountVerification: withDefault(Schema.Boolean, false),
  /** Opaque to the shop. */
  meta: nullable(Schema.Unknown),
  /** Relative to the public assets location; null means the default image. */
  coverImageUrl: nullable(Text),
  /** Friendly name for display. */
  areaFriendly: nullable(Text),
  areaCountry: nullable(TwoLetters),
  /** True if drivers get mails, such as a reminder; ours. Absent: announce none. */
  sendsMails: optional(Schema.Boolean),
  createdAt: nullable(Instant),
  updatedAt: nullable(Instant)
})
export interface Shop extends Schema.Schema.Type<typeof Shop> {}

/** Response of the look-up by path: the shop with the driver's groups. */
export const ShopWithGroups = Schema.Struct({ ...Shop.fields, userShopGroups: list(UserShopGroup) })
export interface ShopWithGroups extends Schema.Schema.Type<typeof ShopWithGroups> {}
