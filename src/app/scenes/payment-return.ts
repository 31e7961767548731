/** Begins the flow of the payment return, with the proof that this browser has kept of the order. */

import { type Page, shopOf } from "../../../machines/app/pages.ts"
import { keptProof } from "../../services/kept-proof.ts"
import { bindPaymentReturn } from "../bindings/payment-return.ts"
import type { Create } from "../loaded-actor.ts"
import { purchaseRun } from "../purchase-runtime.ts"
import type { AppRuntime } from "../runtime.ts"

export const begin = (runtime: AppRuntime, page: Page, create: Create) => {
  const orderId = "orderId" in page ? page.orderId : null
  return create(bindPaymentReturn(purchaseRun(runtime), runtime.environment), {
    id: "paymentReturn",
    input: {
      shopPath: shopOf(page) ?? "",
      orderId,
      page: page.name === "paymentFailed" ? "failed" : "success",
      proof: orderId === null ? null : (keptProof(orderId).read() ?? null)
    }
  }).start()
}
