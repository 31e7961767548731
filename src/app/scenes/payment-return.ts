/** Begins the flow of the payment return, with the proof that this browser has kept of the order. */
import { createActor } from "xstate"
import { keptProof } from "../../services/kept-proof.ts"
import { bindPaymentReturn } from "../bindings/payment-return.ts"
import { purchaseRun } from "../purchase-runtime.ts"
import { type Route, shopOf } from "../routes.ts"
import type { AppRuntime } from "../runtime.ts"

export const begin = (runtime: AppRuntime, route: Route) => {
  const orderId = "orderId" in route ? route.orderId : null
  return createActor(bindPaymentReturn(purchaseRun(runtime), runtime.environment), {
    id: "paymentReturn",
    input: {
      shopPath: shopOf(route) ?? "",
      orderId,
      page: route.name === "paymentFailed" ? "failed" : "success",
      proof: orderId === null ? null : (keptProof(orderId).read() ?? null)
    }
  }).start()
}
