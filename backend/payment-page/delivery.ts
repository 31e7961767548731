/** Delivers reports to the shop service: at least once, with backoff, until it accepts or refuses them. */
import { Context, DateTime, Effect, Layer, type Redacted } from "effect"
import type { SqlError } from "effect/sql"
import { signatureHeader } from "../../schemas/api/payment.ts"
import { drain, pollEverySecond } from "../jobs.ts"
import { signReport } from "../payment-protocol/report-signature.ts"
import { backoffMilliseconds, type Report, Reports } from "./reports.ts"
import { Settings } from "./settings.ts"
import { TestControl } from "./test-control.ts"

/** Short, since a driver waits for the first attempt. */
const timeout = "2 seconds"

/** Permanent responses to a report: not understood, unknown order, order in another state. */
const refusals: ReadonlyArray<number> = [400, 404, 409]

/** Interval of checking held reports. */
const holdMilliseconds = 1000

/** Returns the status of the response, or null if there was none in time. */
const post = Effect.fn("Delivery.post")(function* (report: Report, secret: Redacted.Redacted) {
  const signature = signReport(report.body, secret, yield* DateTime.nowAsDate)
  return yield* Effect.tryPromise(async (signal) => {
    const response = await fetch(report.address, {
      method: "POST",
      headers: { "content-type": "application/json", [signatureHeader]: signature },
      body: report.body,
      // A redirect does not count as a response: only the allowed origin may learn of a payment.
      redirect: "manual",
      signal
    })
    await response.body?.cancel()
    return response.status
  }).pipe(
    Effect.timeout(timeout),
    Effect.catch(() => Effect.succeed(null))
  )
})

export class Delivery extends Context.Service<
  Delivery,
  {
    /** Delivers one report that the caller has taken, and records the result. */
    readonly deliver: (report: Report) => Effect.Effect<void, SqlError.SqlError>
    /** Delivers everything that is due now; ends when nothing is left. */
    readonly deliverDue: Effect.Effect<void, SqlError.SqlError>
  }
>()("payment-page/Delivery") {
  static readonly layer = Layer.effect(
    Delivery,
    Effect.gen(function* () {
      const { secret } = yield* Settings
      const reports = yield* Reports
      const testControl = yield* TestControl

      const send = Effect.fn("Delivery.send")(function* (report: Report) {
        const status = yield* post(report, secret)
        const answer = status === null ? "no answer" : `status ${status}`
        if (status !== null && status >= 200 && status < 300) {
          yield* reports.markDelivered(report, answer)
        } else if (status !== null && refusals.includes(status)) {
          yield* Effect.logError(
            `Report ${report.eventId} of order ${report.orderId} was refused with ${answer}. It is parked and will not be sent again.`
          )
          yield* reports.park(report, answer)
        } else {
          const pause = backoffMilliseconds(report.attempts)
          yield* Effect.logWarning(
            `Report ${report.eventId} of order ${report.orderId}: ${answer} at attempt ${report.attempts}. Next in ${pause / 1000} s.`
          )
          yield* reports.postpone(report, answer, pause)
        }
      })

      const deliver = Effect.fn("Delivery.deliver")(function* (report: Report) {
        switch (yield* testControl.handlingOf(report.orderId)) {
          case "deliver":
            return yield* send(report)
          case "hold":
            return yield* reports.postpone(report, "held by test control", holdMilliseconds)
          case "drop":
            return yield* reports.park(report, "dropped by test control")
          case "double":
            yield* post(report, secret)
            return yield* send(report)
        }
      })

      const deliverDue = drain(reports.takeDue, deliver).pipe(Effect.withSpan("Delivery.deliverDue"))

      return Delivery.of({ deliver, deliverDue })
    })
  )
}

/** Runs in the background until the process ends, and continues what an earlier process left behind. */
export const deliveryWorker = Layer.effectDiscard(
  Effect.gen(function* () {
    const { deliverDue } = yield* Delivery
    const round = deliverDue.pipe(
      Effect.catch((error) =>
        Effect.logError(`Waiting reports could not be read: ${error.message}. Next try in a second.`)
      ),
      Effect.catchDefect((defect) => Effect.logError("Delivering reports has a fault.", defect))
    )
    yield* pollEverySecond(round)
  })
)
