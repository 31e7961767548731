/** Finds circular imports, of any length. */

/** Returns the modules of circular imports and those between two of them, sorted. `imports`: of each module, by path. */
export const circularImports = (
  imports: ReadonlyMap<string, ReadonlyArray<string>>
): ReadonlyArray<string> => {
  const left = new Map(imports)
  // Removes what imports nothing that is left, or is imported by nothing, until no more is removed.
  for (let size = Number.POSITIVE_INFINITY; left.size < size; ) {
    size = left.size
    const imported = new Set([...left.values()].flat())
    for (const [path, of] of left)
      if (!imported.has(path) || !of.some((each) => left.has(each))) left.delete(path)
  }
  return [...left.keys()].sort()
}
