/** Tests of refunds at Stripe for orders of which Stripe has no payment. */
import { Effect } from "effect"
import Stripe from "stripe"
import { expect, it } from "vitest"
import { noAnswer } from "./payment-provider.ts"
import { stripeRefunds } from "./stripe-refunds.ts"

const { refund } = stripeRefunds(
  new Stripe("sk_test_none"),
  () => Effect.fail(noAnswer()),
  (orderId) =>
    Effect.succeed({ orderId, request: {}, sessionId: "cs_test_1", url: null, paymentIntent: null })
)
const refunded = (amount: number) =>
  Effect.runPromise(
    refund(
      { refundId: "refund", orderId: "order", paymentId: "payment", amount, currencyCode: "EUR" },
      0
    ).pipe(
      Effect.as("confirmed"),
      Effect.catch(({ answer }) => Effect.succeed(answer))
    )
  )

it("confirms the refund of a free order, which would be tried for ever", async () => {
  expect(await refunded(0)).toBe("confirmed")
})

it("is not made without a known payment", async () => {
  expect(await refunded(8)).toBe("no payment")
})
