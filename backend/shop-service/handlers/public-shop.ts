/** Public data of a shop: the same response for everyone, so browsers and proxies may cache it. */
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { type OperatorCountry, operatorCountryOf } from "../../../schemas/operator-country.ts"
import { payablePrice } from "../../../schemas/payable-price.ts"
import type { PublicShop } from "../../../schemas/public-shop.ts"
import { logoOf } from "../../../schemas/shop-looks.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { etagOf } from "../http/conditional.ts"
import { mailFormats } from "../mails/formats.ts"
import { mailLanguages, mailTexts } from "../mails/texts.ts"
import { Offers } from "../repositories/offers.ts"
import { traced } from "../traced.ts"
import { countPublicCall } from "./retry-after.ts"
import { shopByPath } from "./shop-access.ts"

/** Says the lowest price in each language. */
const priceFrom = (
  cheapest: Ticket | undefined,
  operator: OperatorCountry,
  timeZone: string
): Pick<PublicShop, "priceFrom"> => {
  if (cheapest === undefined) return {}
  const price = payablePrice(cheapest)
  const said = mailLanguages.map((language) => {
    const { from, inclusiveVat } = mailTexts(language)
    return [language, `${from(mailFormats(language, timeZone).money(price))} ${inclusiveVat(operator)}`]
  })
  return { priceFrom: Object.fromEntries(said) }
}

/** Five minutes, the ttl of the app's own cache. */
const kept = "public, max-age=300"

export const PublicShopHandlers = HttpApiBuilder.group(ShopServiceApi, "publicShop", (handlers) =>
  handlers.handleAll({
    publicShop: traced("publicShop")(function* ({ params }) {
      yield* countPublicCall
      const record = yield* shopByPath(params.path)
      const { name, areaEntityId, areaFriendly, areaCountry, coverImageUrl, meta } = record.shop
      const logo = logoOf(meta)
      const operator = operatorCountryOf(areaCountry)
      const { areas, lowest } = yield* (yield* Offers).of(record)
      const known: PublicShop = {
        name,
        areaEntityId,
        areaFriendly,
        areaCountry,
        coverImageUrl,
        ...(logo === undefined ? {} : { logoUrl: logo }),
        operator,
        areas,
        ...priceFrom(record.shop.active ? lowest : undefined, operator, record.timeZone)
      }
      const bytes = Buffer.from(JSON.stringify(known))
      return HttpServerResponse.uint8Array(bytes, {
        contentType: "application/json",
        headers: { "cache-control": kept, etag: etagOf(bytes) }
      })
    })
  })
)
