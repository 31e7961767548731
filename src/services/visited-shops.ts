/** Shops visited with this browser, for drivers who know no shop's address. */
import { lastPurchase } from "./last-purchase.ts"
import { knownShop } from "./remembered.ts"

export interface VisitedShop {
  readonly path: string
  readonly name: string
  readonly area: string | null
}

const keys = (): ReadonlyArray<string> => {
  try {
    return Object.keys(globalThis.localStorage)
  } catch {
    return []
  }
}

const pathOf = (key: string): string | null => {
  const path = /^parkschein\.shop\.(.+)\.\d+$/.exec(key)?.[1]
  try {
    return path === undefined ? null : decodeURIComponent(path)
  } catch {
    return null
  }
}

/** Sorted by name. */
export const visitedShops = (): ReadonlyArray<VisitedShop> =>
  keys()
    .flatMap((key) => {
      const path = pathOf(key)
      const known = path === null ? undefined : knownShop(path).read()
      return path === null || known === undefined ? [] : [{ path, ...known }]
    })
    .toSorted((one, other) => one.name.localeCompare(other.name))

/** Returns the visited shops in which the driver has bought with this browser, sorted by name. */
export const shopsBoughtIn = (userId: string): ReadonlyArray<VisitedShop> =>
  visitedShops().filter(({ path }) => lastPurchase(userId, path).read() !== undefined)
