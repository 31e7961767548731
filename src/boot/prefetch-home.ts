/** Prefetches the first data of a shop's pages in the boot module, while everything else is loading. */
import { pathOfShop, prefetchPaths } from "../../schemas/api/prefetch-paths.ts"
import { type Exchange, prefetch } from "../services/http/prefetched-request.ts"
import { knownAreaEntity, knownShopId } from "../services/remembered.ts"

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
 * Prefetches the shop and what its answer leads to by an id: at once if the id is known, else one after the
 * other. Returns the responses as far as they arrived; the calls that take them over report failures.
 */
const prefetchWithShop = async (
  origin: string,
  token: string,
  shopPath: string,
  name: "id" | "areaEntityId",
  urlOf: (id: string) => string
): Promise<ReadonlyArray<Exchange>> => {
  const known = (name === "id" ? knownShopId : knownAreaEntity)(shopPath)
  const guess = known.read()
  const guessed = guess === undefined ? undefined : prefetch(urlOf(guess), token)
  try {
    const shop = await prefetchShop(origin, token, shopPath)
    const id = idIn(shop, name)
    if (id === undefined) return [shop]
    if (guessed !== undefined && id === guess) return [shop, await guessed]
    known.write(id)
    return [shop, await prefetch(urlOf(id), token)]
  } catch {
    return []
  }
}

/** Prefetches the shop and its tickets. */
export const prefetchHome = (origin: string, token: string, shopPath: string) =>
  prefetchWithShop(origin, token, shopPath, "areaEntityId", (id) => optionsUrl(origin, id))

/** Prefetches the shop and the order of a payment; `orders` is the address of the calls about orders. */
export const prefetchOrder = (
  origin: string,
  orders: string,
  token: string,
  shopPath: string,
  orderId: string
) =>
  prefetchWithShop(
    origin,
    token,
    shopPath,
    "id",
    (id) => `${orders}/v1/${id}/order/${encodeURIComponent(orderId)}`
  )
