/** The one call about shops that needs no login. Our proposal; the specification shows none. */
import { Name } from "../primitives.ts"
import { PublicShop } from "../public-shop.ts"
import { endpoint } from "./endpoint.ts"
import { prefetchPaths } from "./prefetch-paths.ts"

/** Who a shop is, for everybody: what a page before the login may say. May be kept for five minutes.
 * 429 `E_TOO_MANY_REQUESTS` for an address that asks more than 300 times in a minute. */
export const publicShop = endpoint("publicShop", {
  method: "GET",
  path: prefetchPaths.publicShop,
  params: { path: Name },
  success: PublicShop,
  caller: "anyone",
  error: [400, 404, 429]
})
