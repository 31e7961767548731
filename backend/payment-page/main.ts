/** Starts the payment page on its port; ends on SIGTERM or SIGINT, after the work in progress. */
import "../config/report-invalid-settings.ts"
import { NodeRuntime } from "@effect/platform-node"
import { Cause, Console, Data, Effect, Exit, Layer, Runtime } from "effect"
import {
  databaseUrl,
  host,
  maximumConnections,
  origins,
  otherPaymentSecret,
  ports,
  portVariable,
  requireDemo,
  secret,
  testControl
} from "../configuration.ts"
import { databaseLayer } from "../database/client.ts"
import { deliveryWorker } from "./delivery.ts"
import { paymentPage, paymentServices } from "./server.ts"
import { Settings } from "./settings.ts"

/** Printed in one line without a stack trace: the operator can fix it. */
class CannotStart extends Data.TaggedError("CannotStart")<{ readonly message: string }> {
  override readonly [Runtime.errorReported] = false
}

const cannotStart = (message: string) =>
  Effect.andThen(Console.error(message), Effect.fail(new CannotStart({ message })))

const fromEnvironment = <Value>(read: () => Value) =>
  Effect.catch(Effect.try({ try: read, catch: (cause) => (cause as Error).message }), cannotStart)

const program = Effect.gen(function* () {
  yield* fromEnvironment(() => requireDemo("payment page"))
  const url = yield* fromEnvironment(databaseUrl)
  const database = databaseLayer({
    url,
    maximumConnections: maximumConnections(),
    applicationName: "parkschein payment page"
  })
  const settings = Layer.succeed(Settings, {
    secret: yield* fromEnvironment(() => secret("payment-signing")),
    otherSecret: yield* fromEnvironment(otherPaymentSecret),
    ownOrigin: origins.payment,
    shopOrigin: origins.app,
    reportOrigin: origins.api,
    testControl: yield* fromEnvironment(testControl)
  })
  const listening = Layer.effectDiscard(Console.log(`listening ${origins.payment}`))
  const application = listening.pipe(
    Layer.provideMerge(Layer.merge(paymentPage({ host, port: ports.payment }), deliveryWorker)),
    Layer.provide(paymentServices),
    Layer.provide(Layer.merge(database, settings))
  )
  return yield* Layer.launch(application)
}).pipe(
  Effect.catchTags({
    ServeError: ({ cause }) =>
      cannotStart(
        `The payment page cannot listen on port ${ports.payment} (${String(cause)}). ` +
          `Free the port, or choose another one with ${portVariable("payment")}.`
      ),
    SqlError: ({ cause }) =>
      cannotStart(
        `The payment page cannot use the database that DATABASE_URL names (${cause.message}). ` +
          "Start it first, or correct the address; `npm start` does both for the embedded one."
      )
  })
)

NodeRuntime.runMain(program, {
  // An interrupt is no failure.
  teardown: (exit, onExit) => onExit(Exit.isSuccess(exit) || Cause.hasInterruptsOnly(exit.cause) ? 0 : 1)
})
