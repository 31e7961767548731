/** Prefetches the first data of a shop's pages in the boot module, while everything else is loading. */
import { pathOfShop, prefetchPaths } from "../../schemas/api/prefetch-paths.ts"
import { type Exchange, prefetch } from "../services/http/prefetched-request.ts"
import { knownAreaEntity } from "../services/remembered.ts"

const optionsUrl = (origin: string, areaEntityId: string) =>
  `${origin}${prefetchPaths.onlineShopOptions}?${new URLSearchParams({ areaEntityId, ticketType: "ALL" })}`

/** Returns an id of the shop's response; undefined if the response has none. */
const idIn = ({ status, text }: Exchange, name: "id" | "areaEntityId"): string | undefined => {
  const id =
    status === 200 ? (JSON.parse(text) as Readonly<Record<string, unknown>> | null)?.[name] : undefined
  return typeof id === "string" ? id : undefined
}

/** Prefetches the shop, the first request of each of its pages. */
export const prefetchShop = (origin: string, token: string, shopPath: string) =>
  prefetch(`${origin}${pathOfShop("shopByPath", shopPath)}`, token)

/**
 * Prefetches the shop and its tickets: at once if the shop's area is known, else one after the other. Returns
 * the responses as far as they arrived; the calls that take them over report failures.
 */
export const prefetchHome = async (
  origin: string,
  token: string,
  shopPath: string
): Promise<ReadonlyArray<Exchange>> => {
  const known = knownAreaEntity(shopPath)
  const guess = known.read()
  const guessed = guess === undefined ? undefined : prefetch(optionsUrl(origin, guess), token)
  try {
    const shop = await prefetchShop(origin, token, shopPath)
    const areaEntityId = idIn(shop, "areaEntityId")
    if (areaEntityId === undefined) return [shop]
    if (guessed !== undefined && areaEntityId === guess) return [shop, await guessed]
    known.write(areaEntityId)
    return [shop, await prefetch(optionsUrl(origin, areaEntityId), token)]
  } catch {
    return []
  }
}

/** Prefetches the shop and then the order of a payment; `orders` is the address of the calls about orders. */
export const prefetchOrder = (
  origin: string,
  orders: string,
  token: string,
  shopPath: string,
  orderId: string
): Promise<unknown> =>
  prefetchShop(origin, token, shopPath)
    .then((shop): unknown => {
      const shopId = idIn(shop, "id")
      return shopId && prefetch(`${orders}/v1/${shopId}/order/${encodeURIComponent(orderId)}`, token)
    })
    // The page's own calls report the failure.
    .catch(() => undefined)
