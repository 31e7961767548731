/** A visit with a token: either a payment to show, or the reason for refusal. */
import { Data, DateTime, Effect, Fiber } from "effect"
import { HttpRouter } from "effect/http"
import { type Payment, readPaymentToken } from "../payment-protocol/payment-token.ts"
import { foreignAddresses } from "./allowed-addresses.ts"
import { Decisions } from "./decisions.ts"
import { OrderQuestion } from "./order-question.ts"
import type { Trouble } from "./pages/texts.ts"
import { believed, Settings } from "./settings.ts"
import { TestControl } from "./test-control.ts"

/** Becomes a page with the reason and this status, and a way back if the payment is known. */
export class VisitRefused extends Data.TaggedError("VisitRefused")<{
  readonly trouble: Trouble
  readonly status: number
  readonly payment: Payment | null
}> {}

/**
 * Reads the token in the address of this request and looks up the decision about its order: by this page, or
 * by the shop service, which counts while nothing is decided here. `closed` is its reason why an order must
 * not be paid any more. An expired payment is refused, unless it was decided before: then a returning driver
 * may see that. If the service does not respond, the payment is refused: better to retry than to pay blindly.
 */
export const visit = Effect.gen(function* () {
  const settings = yield* Settings
  const decisions = yield* Decisions
  const { token = "" } = yield* HttpRouter.params
  const now = yield* DateTime.nowAsDate
  const reading = readPaymentToken(token, believed(settings), now)
  if (reading.state === "malformed" || reading.state === "tampered") {
    return yield* new VisitRefused({ trouble: "invalid", status: 400, payment: null })
  }
  const { payment, state } = reading
  const foreign = foreignAddresses(payment, settings)
  if (foreign.length > 0) {
    yield* Effect.logError(
      `The payment of order ${payment.orderId} names ${foreign.join(", ")} at an origin that is not allowed.`
    )
    return yield* new VisitRefused({ trouble: "invalid", status: 400, payment: null })
  }
  // At the same time: few visits are to a payment that is decided here.
  const asking =
    state === "expired" ? null : yield* Effect.forkChild((yield* OrderQuestion).ask(payment.orderId))
  const decision = yield* decisions.find(payment.orderId)
  const found = { payment, decision, now, address: `/pay/${token}`, closed: null, cannotBeStopped: false }
  if (yield* (yield* TestControl).takesClosed(payment.orderId)) return { ...found, cannotBeStopped: true }
  if (decision !== null) return found
  if (asking === null) return yield* new VisitRefused({ trouble: "expired", status: 410, payment })
  const answer = yield* Fiber.join(asking).pipe(
    Effect.tapError(({ why }) => Effect.logWarning(`Whether an order can be paid is not known: ${why}`)),
    Effect.mapError(() => new VisitRefused({ trouble: "shopSilent", status: 503, payment }))
  )
  return answer.status === "open" ? found : { ...found, closed: answer }
})
