/** Begins the flow of cart and checkout, and tells it what other tabs do to the cart for as long as it runs. */
import { Effect } from "effect"
import { createActor } from "xstate"
import { CartService } from "../../services/cart.ts"
import { bindCheckout } from "../bindings/checkout.ts"
import { purchaseRun } from "../purchase-runtime.ts"
import { type Route, shopOf } from "../routes.ts"
import type { AppRuntime } from "../runtime.ts"

export const begin = (runtime: AppRuntime, route: Route) => {
  const run = purchaseRun(runtime)
  const actor = createActor(bindCheckout(run, runtime.environment), {
    id: "checkout",
    input: { shopPath: shopOf(route) ?? "" }
  })
  const watching = run(
    Effect.flatMap(CartService, (cart) =>
      cart.watchAll((shopId) => {
        if (actor.getSnapshot().context.shop?.id === shopId) actor.send({ type: "CART_CHANGED" })
      })
    )
  )
  const stop = () => watching.interruptUnsafe()
  actor.subscribe({ complete: stop, error: stop })
  return actor.start()
}
