/** Starts the flow of the payment return, with the proof of the order that this browser has stored. */

import { Effect } from "effect"
import type { AppContext } from "../../../machines/app/index.ts"
import type { PageNamed } from "../../../machines/app/pages.ts"
import type { Create } from "../../app/lazy-actor.ts"
import type { AppActor } from "../../app/running-app.ts"
import { bindPaymentReturn } from "../../bindings/payment-return.ts"
import { purchaseRun } from "../../bindings/purchase-runtime.ts"
import type { AppRuntime } from "../../bindings/runtime.ts"
import { offlineProof } from "../../services/offline-proof.ts"

/** Ends when the access is decided, or cannot be. The page opens before that. */
const decided = (app: AppActor) =>
  Effect.callback<void>((resume) => {
    const look = ({ context }: { readonly context: AppContext }) => {
      if (context.accessStatus !== "deciding") resume(Effect.void)
    }
    const { unsubscribe } = app.subscribe(look)
    look(app.getSnapshot())
    return Effect.sync(unsubscribe)
  })

export default (
  runtime: AppRuntime,
  { name, shop, orderId }: PageNamed<"paymentSuccess" | "paymentFailed">,
  create: Create,
  app: AppActor
) =>
  create(bindPaymentReturn(purchaseRun(runtime), runtime.environment, decided(app)), {
    id: "paymentReturn",
    input: {
      shopPath: shop,
      orderId,
      page: name === "paymentFailed" ? "failed" : "success",
      proof: orderId === null ? null : (offlineProof(orderId).read() ?? null)
    }
  }).start()
