/** Public data of a shop: the same response for everyone, so browsers and proxies may cache it. */
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { operatorCountryOf } from "../../../schemas/operator-country.ts"
import { etagOf } from "../http/conditional.ts"
import { traced } from "../traced.ts"
import { countPublicCall } from "./retry-after.ts"
import { shopByPath } from "./shop-access.ts"

/** Five minutes, the ttl of the app's own cache. */
const kept = "public, max-age=300"

export const PublicShopHandlers = HttpApiBuilder.group(ShopServiceApi, "publicShop", (handlers) =>
  handlers.handleAll({
    publicShop: traced("publicShop")(function* ({ params }) {
      yield* countPublicCall
      const { name, areaEntityId, areaFriendly, areaCountry, coverImageUrl } = (yield* shopByPath(
        params.path
      )).shop
      const operator = operatorCountryOf(areaCountry)
      const known = { name, areaEntityId, areaFriendly, areaCountry, coverImageUrl, operator }
      const bytes = Buffer.from(JSON.stringify(known))
      return HttpServerResponse.uint8Array(bytes, {
        contentType: "application/json",
        headers: { "cache-control": kept, etag: etagOf(bytes) }
      })
    })
  })
)
