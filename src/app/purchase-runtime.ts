/** The services that only a purchase needs, built on those of the page, once for all flows. */
import { Layer, ManagedRuntime } from "effect"
import { CartService } from "../services/cart.ts"
import { OrderService } from "../services/order.ts"
import type { Run } from "./from-effect.ts"
import type { AppRuntime, PageServices } from "./runtime.ts"

export type PurchaseServices = PageServices | CartService | OrderService

const runs = new WeakMap<AppRuntime, Run<PurchaseServices>>()

export const purchaseRun = (runtime: AppRuntime): Run<PurchaseServices> => {
  const known = runs.get(runtime)
  if (known !== undefined) return known
  const services = Layer.mergeAll(CartService.layer, OrderService.layer).pipe(
    Layer.provideMerge(runtime.layer)
  )
  const { runFork } = ManagedRuntime.make(services, { memoMap: runtime.memoMap })
  const run: Run<PurchaseServices> = (effect) => runFork(effect)
  runs.set(runtime, run)
  return run
}
