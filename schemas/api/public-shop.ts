/** The only endpoint for shops without a login. Our proposal; the specification shows none. */
import { Name } from "../primitives.ts"
import { PublicShop } from "../public-shop.ts"
import { endpoint } from "./endpoint.ts"
import { prefetchPaths } from "./prefetch-paths.ts"

/** Returns public data of a shop, for pages before the login. May be cached for five minutes.
 * 429 `E_TOO_MANY_REQUESTS` for an address with more than 300 requests in a minute. */
export const publicShop = endpoint("publicShop", "GET", prefetchPaths.publicShop, {
  params: { path: Name },
  success: PublicShop,
  caller: "anyone"
})
