/** Begins the flow of cart and checkout. */
import { createActor } from "xstate"
import { bindCheckout } from "../bindings/checkout.ts"
import { purchaseRun } from "../purchase-runtime.ts"
import { type Route, shopOf } from "../routes.ts"
import type { AppRuntime } from "../runtime.ts"

export const begin = (runtime: AppRuntime, route: Route) =>
  createActor(bindCheckout(purchaseRun(runtime), runtime.environment), {
    id: "checkout",
    input: { shopPath: shopOf(route) ?? "" }
  }).start()
