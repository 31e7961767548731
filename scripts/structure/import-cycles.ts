/** Finds circular imports, of any length. */
import type { Module } from "./modules.ts"

/** Returns each circle once, as sorted paths. Tarjan's strongly connected components. */
export const importCycles = (modules: ReadonlyArray<Module>): ReadonlyArray<ReadonlyArray<string>> => {
  const byPath = new Map(modules.map((module) => [module.path, module]))
  const indices = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: Array<string> = []
  const onStack = new Set<string>()
  const circles: Array<ReadonlyArray<string>> = []

  const visit = (path: string): void => {
    const index = indices.size
    indices.set(path, index)
    lowest.set(path, index)
    stack.push(path)
    onStack.add(path)
    let low = index
    for (const { of } of byPath.get(path)?.imports ?? []) {
      if (!byPath.has(of)) continue
      if (!indices.has(of)) {
        visit(of)
        low = Math.min(low, lowest.get(of) ?? low)
      } else if (onStack.has(of)) low = Math.min(low, indices.get(of) ?? low)
    }
    lowest.set(path, low)
    if (low !== index) return
    const circle: Array<string> = []
    for (;;) {
      const last = stack.pop()
      if (last === undefined) break
      onStack.delete(last)
      circle.push(last)
      if (last === path) break
    }
    const importsItself = byPath.get(path)?.imports.some(({ of }) => of === path) ?? false
    if (circle.length > 1 || importsItself) circles.push(circle.sort())
  }

  for (const { path } of modules) if (!indices.has(path)) visit(path)
  return circles
}
