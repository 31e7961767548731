/** Begins the flow of the payment return. */
import { createActor } from "xstate"
import { bindPaymentReturn } from "../bindings/payment-return.ts"
import { purchaseRun } from "../purchase-runtime.ts"
import { type Route, shopOf } from "../routes.ts"
import type { AppRuntime } from "../runtime.ts"

export const begin = (runtime: AppRuntime, route: Route) =>
  createActor(bindPaymentReturn(purchaseRun(runtime), runtime.environment), {
    id: "paymentReturn",
    input: { shopPath: shopOf(route) ?? "", orderId: "orderId" in route ? route.orderId : null }
  }).start()
