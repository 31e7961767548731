/** Asks the shop service, before a payment, whether the order can still be paid. */
import { Context, Data, DateTime, Effect, Layer, Schema } from "effect"
import { askBeforePayment, signatureHeader } from "../../schemas/api/payment.ts"
import { PaymentAnswer } from "../../schemas/payment-event.ts"
import { signReport } from "../payment-protocol/report-signature.ts"
import { Settings } from "./settings.ts"

/** A driver waits for it. */
const timeout = "4 seconds"

/** Unreachable, or an unknown response: the order might not be payable, so it is not paid. */
class ShopSilent extends Data.TaggedError("ShopSilent")<{ readonly why: string }> {}

const decodeAnswer = Schema.decodeUnknownEffect(PaymentAnswer)

const make = Effect.gen(function* () {
  const { reportOrigin, secret } = yield* Settings
  const ask = Effect.fn("OrderQuestion.ask")(function* (orderId: string) {
    const body = JSON.stringify({ orderId })
    const signature = signReport(body, secret, yield* DateTime.nowAsDate)
    const answer = yield* Effect.tryPromise(async (signal): Promise<unknown> => {
      const response = await fetch(`${reportOrigin}${askBeforePayment.path}`, {
        method: askBeforePayment.method,
        headers: { "content-type": "application/json", [signatureHeader]: signature },
        body,
        redirect: "manual",
        signal
      })
      if (response.status !== 200) throw new Error(`status ${response.status}`)
      return response.json()
    })
    return yield* decodeAnswer(answer)
  })
  return {
    ask: (orderId: string) =>
      ask(orderId).pipe(
        Effect.timeout(timeout),
        Effect.mapError((error) => new ShopSilent({ why: error._tag }))
      )
  }
})

export class OrderQuestion extends Context.Service<OrderQuestion>()("payment-page/OrderQuestion", { make }) {
  static readonly layer = Layer.effect(OrderQuestion, make)
}
