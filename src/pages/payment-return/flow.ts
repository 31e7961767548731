/** Begins the flow of the payment return, with the proof that this browser has kept of the order. */

import type { PageNamed } from "../../../machines/app/pages.ts"
import type { Create } from "../../app/loaded-actor.ts"
import { bindPaymentReturn } from "../../flows/payment-return.ts"
import { purchaseRun } from "../../flows/purchase-runtime.ts"
import type { AppRuntime } from "../../flows/runtime.ts"
import { keptProof } from "../../services/kept-proof.ts"

export default (
  runtime: AppRuntime,
  { name, shop, orderId }: PageNamed<"paymentSuccess" | "paymentFailed">,
  create: Create
) =>
  create(bindPaymentReturn(purchaseRun(runtime), runtime.environment), {
    id: "paymentReturn",
    input: {
      shopPath: shop,
      orderId,
      page: name === "paymentFailed" ? "failed" : "success",
      proof: orderId === null ? null : (keptProof(orderId).read() ?? null)
    }
  }).start()
