/** Calls about shops. Specification, section 7, "Shops". */
import { Name } from "../primitives.ts"
import { ShopWithGroups } from "../shop.ts"
import { endpoint } from "./endpoint.ts"
import { prefetchPaths } from "./prefetch-paths.ts"

/** The shop of an address, with the groups of the driver who asks. The home page loads the shop this way. */
export const shopByPath = endpoint("shopByPath", {
  method: "GET",
  path: prefetchPaths.shopByPath,
  params: { path: Name },
  success: ShopWithGroups,
  error: [400, 401, 403, 404]
})
