/** The shops that this browser has met, for who does not know the address of one. */
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

/** By name. */
export const visitedShops = (): ReadonlyArray<VisitedShop> =>
  keys()
    .flatMap((key) => {
      const path = pathOf(key)
      const known = path === null ? undefined : knownShop(path).read()
      return path === null || known === undefined ? [] : [{ path, ...known }]
    })
    .toSorted((one, other) => one.name.localeCompare(other.name))
