/** Services that only some flows need, built on those of the page, once for all of these flows. */
import { Layer, ManagedRuntime } from "effect"
import type { Run } from "./from-effect.ts"
import type { AppRuntime, PageServices } from "./runtime.ts"

/** Returns a function that runs effects with these services and those of the page. */
export const extendedRun = <Added>(
  services: Layer.Layer<Added, never, PageServices>
): ((runtime: AppRuntime) => Run<PageServices | Added>) => {
  const runs = new WeakMap<AppRuntime, Run<PageServices | Added>>()
  return (runtime) => {
    const known = runs.get(runtime)
    if (known !== undefined) return known
    const layer = Layer.provideMerge(services, runtime.layer)
    const { runFork } = ManagedRuntime.make(layer, { memoMap: runtime.memoMap })
    const run: Run<PageServices | Added> = (effect) => runFork(effect)
    runs.set(runtime, run)
    return run
  }
}
