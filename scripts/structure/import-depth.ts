/** Depth of imports in a folder: the number of modules to read for a full understanding of one. */
import type { Module } from "./modules.ts"

/** Returns the longest chain of imports within the folder, of any kind, from its top. */
export const longestImportChain = (modules: ReadonlyArray<Module>, folder: string): ReadonlyArray<string> => {
  const inFolder = new Map(modules.flatMap((one) => (one.path.startsWith(folder) ? [[one.path, one]] : [])))
  const ways = new Map<string, ReadonlyArray<string>>()
  const wayFrom = (path: string): ReadonlyArray<string> => {
    const known = ways.get(path)
    if (known !== undefined) return known
    const below = (inFolder.get(path)?.imports ?? [])
      .filter(({ of }) => inFolder.has(of))
      .map(({ of }) => wayFrom(of))
    const way = [path, ...longest(below)]
    ways.set(path, way)
    return way
  }
  return longest([...inFolder.keys()].map(wayFrom))
}

const longest = (ways: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<string> =>
  ways.reduce((one, other) => (other.length > one.length ? other : one), [])
