/** What a shop is called, and where it is found, whatever of it the service says. */
import type { Shop } from "./shop.ts"

/** The shop under the path by which it was asked for, with the best name that it has. */
export const namedShop = <S extends Pick<Shop, "path" | "name" | "areaFriendly">>(
  shop: S,
  askedFor: string
): S => {
  const path = shop.path || askedFor
  return { ...shop, path, name: shop.name || shop.areaFriendly || path }
}
