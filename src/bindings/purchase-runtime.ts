/** Services that only a purchase needs, built once on those of the page. */
import { Layer, ManagedRuntime } from "effect"
import { CartService } from "../services/cart.ts"
import { OrderService } from "../services/order.ts"
import type { Run } from "./from-effect.ts"
import type { AppRuntime, PageServices } from "./runtime.ts"

type PurchaseServices = PageServices | CartService | OrderService

const runs = new WeakMap<AppRuntime, Run<PurchaseServices>>()

/** Returns a function that runs Effects with the services of a purchase. */
export const purchaseRun = (runtime: AppRuntime): Run<PurchaseServices> => {
  const known = runs.get(runtime)
  if (known !== undefined) return known
  const layer = Layer.merge(CartService.layer, OrderService.layer).pipe(Layer.provideMerge(runtime.layer))
  const { runFork } = ManagedRuntime.make(layer, { memoMap: runtime.memoMap })
  const run: Run<PurchaseServices> = (effect) => runFork(effect)
  runs.set(runtime, run)
  return run
}
