/** Serves `POST /v1/payment-event/stripe`: Stripe's payment reports. Stripe retries for days until 200. */
import { Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { inIdempotentTransaction } from "../../database/in-transaction.ts"
import { applyReport } from "../handlers/payment-report.ts"
import { receiveReturn } from "../handlers/returned-money.ts"
import { PaymentProviders } from "../payment/payment-providers.ts"
import { stripeSignatureHeader } from "../payment/stripe-checkout.ts"
import { CheckoutSessions } from "../repositories/checkout-sessions.ts"

const stripeReportsPath = "/v1/payment-event/stripe"

const statuses = { Unauthorized: 401, BadRequest: 400, NotFound: 404, Conflict: 409 } as const

export const StripeReportsRoute = HttpRouter.use(
  Effect.fn(function* (router) {
    const { stripe } = yield* PaymentProviders
    const { closed } = yield* CheckoutSessions
    if (stripe === null) return
    const report = Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const body = yield* Effect.orDie(request.text)
      const signature = request.headers[stripeSignatureHeader] ?? ""
      const news = yield* stripe.verify(body, signature)
      if (news !== null && "outcome" in news) {
        yield* inIdempotentTransaction(applyReport(news))
        // While the bank decides, the end is open: the next report may get lost.
        if (news.outcome !== "pending") yield* closed(news.orderId)
      } else if (news !== null) yield* receiveReturn(stripe, news)
      return HttpServerResponse.jsonUnsafe({ received: true })
    }).pipe(
      // Stripe sends it again.
      Effect.catchTag("ProviderRefusal", () => Effect.succeed(HttpServerResponse.empty({ status: 503 }))),
      Effect.catch(({ _tag, code, message, field }) =>
        Effect.as(
          Effect.annotateLogs(Effect.logWarning("report of Stripe refused"), { code }),
          HttpServerResponse.jsonUnsafe({ _tag, code, message, field }, { status: statuses[_tag] })
        )
      )
    )
    yield* router.add("POST", stripeReportsPath, report)
  })
)
