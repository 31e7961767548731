/** Starts the flow of the payment return, with the proof of the order that this browser has stored. */
import { Effect } from "effect"
import type { SnapshotFrom } from "xstate"
import type { AccessActor } from "../../../machines/access/index.ts"
import type { AppActor } from "../../../machines/app/index.ts"
import type { PageNamed } from "../../../machines/app/pages.ts"
import type { Unreachable } from "../../../machines/failures.ts"
import type { Create } from "../../app/lazy-actor.ts"
import { accessOf } from "../../app/running-app.ts"
import { bindPaymentReturn } from "../../bindings/payment-return.ts"
import { purchaseRun } from "../../bindings/purchase-runtime.ts"
import type { AppRuntime } from "../../bindings/runtime.ts"
import { ServerClock } from "../../services/clock.ts"
import { offlineProof } from "../../services/offline-proof.ts"

/** Ends when the access is decided, and asks again if it could not be. The page opens before that. */
const decided = (app: AppActor) =>
  Effect.callback<void, Unreachable>((resume) => {
    const access = accessOf(app)
    if (access.getSnapshot().hasTag("unknown")) access.send({ type: "TRY_AGAIN" })
    const look = ({ tags }: SnapshotFrom<AccessActor>) => {
      // Without an answer of the provider nobody is signed out: a login would not be possible, either.
      if (tags.has("unknown")) resume(Effect.fail({ _tag: "Unreachable" }))
      else if (tags.has("granted") || tags.has("anonymous") || tags.has("elsewhere")) resume(Effect.void)
    }
    const { unsubscribe } = access.subscribe(look)
    look(access.getSnapshot())
    return Effect.sync(unsubscribe)
  })

export default (
  runtime: AppRuntime,
  { name, shop, orderId }: PageNamed<"paymentSuccess" | "paymentFailed">,
  create: Create,
  app: AppActor
) => {
  const proof = orderId === null ? undefined : offlineProof(orderId).read()
  if (proof?.keptAt !== undefined) {
    const keptAt = Date.parse(proof.keptAt)
    const reading = { date: proof.seenAt, sent: keptAt, received: keptAt }
    runtime.run(Effect.map(ServerClock, (clock) => clock.recall(reading)))
  }
  return create(bindPaymentReturn(purchaseRun(runtime), runtime.environment, decided(app)), {
    id: "paymentReturn",
    input: {
      shopPath: shop,
      orderId,
      page: name === "paymentFailed" ? "failed" : "success",
      proof: proof ?? null
    }
  }).start()
}
