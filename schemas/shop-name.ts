/** Name and path of a shop, however much the service sends. */
import type { Shop } from "./shop.ts"

/** Returns the shop with the requested path and its best available name. */
export const namedShop = <S extends Pick<Shop, "path" | "name" | "areaFriendly">>(
  shop: S,
  askedFor: string
): S => {
  const path = shop.path || askedFor
  return { ...shop, path, name: shop.name || shop.areaFriendly || path }
}
