/**
 * Starts the flow of cart and checkout. While it runs, reports changes of the cart by other tabs, and when
 * the page becomes visible again, since the driver may have paid on another device. Prepares for the payment
 * once the order can be sent, so that neither the order nor the return waits for connections or code.
 */
import { Effect } from "effect"
import type { Create } from "../../app/lazy-actor.ts"
import { boundAhead } from "../../bindings/bound-ahead.ts"
import { bindCheckout } from "../../bindings/checkout.ts"
import { purchaseRun } from "../../bindings/purchase-runtime.ts"
import type { AppRuntime } from "../../bindings/runtime.ts"
import { CartService } from "../../services/cart.ts"
import { savesData } from "../../ui/saves-data.ts"
import { idle } from "../../ui/when-idle.ts"

const logic = boundAhead((runtime) => bindCheckout(purchaseRun(runtime), runtime.environment))

/** Binds the flow before the page opens. @public by the loader of pages, which imports this by a type of its own. */
export const { prepare } = logic

export default (runtime: AppRuntime, shopPath: string, create: Create) => {
  const run = purchaseRun(runtime)
  const actor = create(logic.acquire(runtime), { id: "checkout", input: { shopPath } })
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
  const preparedWith = new Set<boolean>()
  const prepareForPayment = async (hasAccepted: boolean) => {
    if (preparedWith.has(hasAccepted)) return
    preparedWith.add(hasAccepted)
    // After the cart is painted.
    await idle()
    for (const link of document.querySelectorAll("link[data-payment]")) link.remove()
    for (const href of runtime.environment.paymentOrigins) {
      const link = Object.assign(document.createElement("link"), { rel: "preconnect", href })
      link.dataset["payment"] = ""
      document.head.append(link)
    }
    if (savesData()) return
    // The ticket is drawn first, by a script of its own: it is evaluated while its data come.
    Promise.all([import("../payment-return/code.ts"), import("../../prerender/show-proof.tsx")])
      .then(([{ default: code }]) => code.preload())
      .catch(() => undefined)
  }
  actor.subscribe({
    next: (snapshot) => {
      // Again with the acceptance: browsers close connections that are not used.
      if (snapshot.matches("reviewing")) void prepareForPayment(snapshot.context.hasAccepted)
    },
    complete: stop,
    error: stop
  })
  return actor.start()
}
