/**
 * Starts the flow of cart and checkout. While it runs, reports changes of the cart by other tabs, and when
 * the page becomes visible again, since the driver may have paid on another device. Preconnects to the
 * payment page once the terms are accepted, so that the order does not wait for the connection.
 */
import { Effect } from "effect"
import type { Create } from "../../app/lazy-actor.ts"
import { bindCheckout } from "../../bindings/checkout.ts"
import { purchaseRun } from "../../bindings/purchase-runtime.ts"
import type { AppRuntime } from "../../bindings/runtime.ts"
import { CartService } from "../../services/cart.ts"

export default (runtime: AppRuntime, shopPath: string, create: Create) => {
  const run = purchaseRun(runtime)
  const actor = create(bindCheckout(run, runtime.environment), {
    id: "checkout",
    input: { shopPath }
  })
  const watching = run(
    Effect.flatMap(CartService, (cart) =>
      cart.watch((shopId) => {
        if (actor.getSnapshot().context.shop?.id === shopId) actor.send({ type: "CART_CHANGED" })
      })
    )
  )
  const look = () => {
    if (document.visibilityState === "visible") actor.send({ type: "PAGE_SHOWN" })
  }
  document.addEventListener("visibilitychange", look)
  window.addEventListener("focus", look)
  const stop = () => {
    watching.interruptUnsafe()
    document.removeEventListener("visibilitychange", look)
    window.removeEventListener("focus", look)
  }
  actor.subscribe({
    next: ({ context }) => {
      if (!context.hasAccepted || document.querySelector("link[rel=preconnect][data-payment]")) return
      for (const href of runtime.environment.paymentOrigins) {
        const link = Object.assign(document.createElement("link"), { rel: "preconnect", href })
        link.dataset["payment"] = ""
        document.head.append(link)
      }
    },
    complete: stop,
    error: stop
  })
  return actor.start()
}
