/** The page of a payment and the choice made on it. */
import { Data, Effect, Fiber } from "effect"
import { HttpRouter, HttpServerRequest, type HttpServerResponse } from "effect/http"
import type { SqlError } from "effect/sql"
import type { Payment } from "../payment-protocol/payment-token.ts"
import { Answers } from "./answers.ts"
import { ChoiceForm, type Verdict, verdictOf } from "./choice.ts"
import { Decisions } from "./decisions.ts"
import { Delivery } from "./delivery.ts"
import { closedPage, decidedPage, leftPage, returnAddress } from "./pages/notices.ts"
import { payPage } from "./pages/pay.ts"
import type { Trouble } from "./pages/texts.ts"
import { troublePage } from "./pages/trouble.ts"
import { Settings } from "./settings.ts"
import { type VisitRefused, visit } from "./visit.ts"

/** The payment is valid, but the form was foreign or invalid. */
class ChoiceRefused extends Data.TaggedError("ChoiceRefused")<{
  readonly trouble: Trouble
  readonly status: number
}> {}

type Refused = VisitRefused | ChoiceRefused

export const paymentRoutes = Effect.gen(function* () {
  const { ownOrigin, shopOrigin } = yield* Settings
  const answers = yield* Answers
  const decisions = yield* Decisions
  const delivery = yield* Delivery
  const scope = yield* Effect.scope

  /** Responds with a link back to the shop. */
  const lost = (trouble: Trouble, status: number, payment: Payment | null = null) =>
    answers.page(
      troublePage(trouble, payment, { kind: "back", address: payment?.failureUrl ?? `${shopOrigin}/` }),
      status
    )

  /** Responds with a link to the payment, as a visit without a choice. */
  const again = (trouble: Trouble, status: number, payment: Payment | null = null) =>
    Effect.map(HttpRouter.params, ({ token = "" }) =>
      answers.page(
        troublePage(trouble, payment, { kind: "again", address: `/pay/${encodeURIComponent(token)}` }),
        status
      )
    )

  /** Turns every failure into a page that says what the driver can do. */
  const orTrouble = <R>(
    handler: Effect.Effect<HttpServerResponse.HttpServerResponse, Refused | SqlError.SqlError, R>
  ) =>
    handler.pipe(
      Effect.catchTag("VisitRefused", ({ trouble, status, payment }) =>
        trouble === "shopSilent"
          ? again(trouble, status, payment)
          : Effect.succeed(lost(trouble, status, payment))
      ),
      Effect.catchTag("ChoiceRefused", ({ trouble, status }) => again(trouble, status)),
      Effect.catchTag("SqlError", (error) =>
        Effect.andThen(
          Effect.logError(`A payment could not be read or written: ${error.message}`),
          again("unavailable", 503)
        )
      ),
      Effect.catchDefect((defect) =>
        Effect.andThen(Effect.logError("The payment page has a fault.", defect), again("unavailable", 500))
      )
    )

  const show = Effect.gen(function* () {
    const { payment, decision, now, closed, cannotBeStopped } = yield* visit
    if (closed !== null) return answers.page(closedPage(payment, closed), 410)
    return answers.page(
      decision === null || cannotBeStopped ? payPage(payment) : decidedPage(payment, decision, now)
    )
  })

  const showLeft = Effect.gen(function* () {
    const { payment, decision, address, closed } = yield* visit
    return decision === null && closed === null
      ? answers.page(leftPage(payment, address))
      : answers.goTo(address)
  })

  /** Decides and reports. The worker repeats an undelivered report; the driver does not wait for it. */
  const settle = Effect.fnUntraced(function* (payment: Payment, verdict: Verdict, again: boolean) {
    const { isNew, report } = again
      ? { isNew: true, report: yield* decisions.takeAgain(payment, verdict.method) }
      : yield* decisions.decide(payment, verdict)
    if (report !== null) {
      yield* Effect.catch(delivery.deliver(report), (error) =>
        Effect.logWarning(`A report could not be marked and will be sent again: ${error.message}`)
      )
    }
    return isNew
  })

  const choose = Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    if (request.headers["origin"] !== ownOrigin) {
      return yield* new ChoiceRefused({ trouble: "elsewhere", status: 403 })
    }
    const { payment, decision, address, closed, cannotBeStopped } = yield* visit
    // The visit shows the result.
    if (closed !== null || (decision !== null && !cannotBeStopped)) return answers.goTo(address)
    const form = yield* Effect.mapError(
      HttpServerRequest.schemaBodyUrlParams(ChoiceForm),
      () => new ChoiceRefused({ trouble: "unclear", status: 400 })
    )
    const verdict = verdictOf(form)
    if (verdict === null) return answers.goTo(`${address}/left`)
    // Not in the request's own fiber: a second click or a closed page must not interrupt the report.
    const isNew = yield* Fiber.join(
      yield* Effect.forkIn(settle(payment, verdict, decision !== null && verdict.outcome === "paid"), scope)
    )
    return answers.goTo(isNew ? returnAddress(payment, verdict.outcome) : address)
  })

  return [
    HttpRouter.route("GET", "/pay/:token", orTrouble(show)),
    HttpRouter.route("POST", "/pay/:token", orTrouble(choose)),
    HttpRouter.route("GET", "/pay/:token/left", orTrouble(showLeft)),
    HttpRouter.route("*", "/*", Effect.succeed(lost("notFound", 404)))
  ]
})
