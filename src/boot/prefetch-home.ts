/** Prefetches the first data of a shop's pages in the boot module, while everything else is loading. */
import { pathOfShop, prefetchPaths } from "../../schemas/api/prefetch-paths.ts"
import { type Exchange, exchange, prefetch } from "../services/http/prefetched-request.ts"
import { knownAreaEntity, knownShopId } from "../services/remembered.ts"
import type { StoredValue } from "../services/storage.ts"

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
const prefetchBoth = async (
  asked: Promise<Exchange>,
  name: "id" | "areaEntityId",
  known: StoredValue<string>,
  ask: (id: string) => Promise<Exchange>
): Promise<ReadonlyArray<Exchange>> => {
  const guess = known.read()
  const guessed = guess && ask(guess)
  try {
    const shop = await asked
    const id = idIn(shop, name)
    if (id === undefined) return [shop]
    if (guessed && id === guess) return [shop, await guessed]
    known.write(id)
    return [shop, await ask(id)]
  } catch {
    return []
  }
}

/**
 * Prefetches what the tickets of a shop are requested by, without a token: while the first login in this browser is
 * completed. Never rejects; without it, the tickets are requested after the shop.
 */
export const prefetchAreaEntity = async (origin: string, shopPath: string): Promise<void> => {
  const known = knownAreaEntity(shopPath)
  if (known.read() !== undefined) return
  try {
    const id = idIn(await exchange(`${origin}${pathOfShop("publicShop", shopPath)}`, {}), "areaEntityId")
    if (id !== undefined) known.write(id)
  } catch {}
}

/** Prefetches the shop and its tickets. */
export const prefetchHome = (origin: string, token: string, shopPath: string) =>
  prefetchBoth(
    prefetchShop(origin, token, shopPath),
    "areaEntityId",
    knownAreaEntity(shopPath),
    (areaEntityId) =>
      prefetch(
        `${origin}${prefetchPaths.onlineShopOptions}?${new URLSearchParams({ areaEntityId, ticketType: "ALL" })}`,
        token
      )
  )

/** Prefetches the shop and the order of a payment; `orders` is the address of the calls about orders. */
export const prefetchOrder = (
  origin: string,
  orders: string,
  token: string,
  shopPath: string,
  orderId: string
) =>
  prefetchBoth(prefetchShop(origin, token, shopPath), "id", knownShopId(shopPath), (id) =>
    prefetch(`${orders}/v1/${id}/order/${encodeURIComponent(orderId)}`, token)
  )
