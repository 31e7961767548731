/** Endpoints for shops. Specification, section 7, "Shops". */
import { Name } from "../primitives.ts"
import { ShopWithGroups } from "../shop.ts"
import { endpoint } from "./endpoint.ts"
import { prefetchPaths } from "./prefetch-paths.ts"

/** Returns the shop of a path with the groups of the calling driver. Used by the home page. */
export const shopByPath = endpoint("shopByPath", "GET", prefetchPaths.shopByPath, {
  params: { path: Name },
  success: ShopWithGroups,
  cached: true
})
