/** Starts the shop service on its port; on SIGTERM or SIGINT, ends it after the pending responses. */
import "../config/report-invalid-settings.ts"
import { NodeRuntime } from "@effect/platform-node"
import { Cause, Effect, Exit, Layer, Logger } from "effect"
import { HttpServerError } from "effect/http"
import { read } from "../config/read.ts"
import { databaseUrl, maximumConnections, origins, ports, portVariable } from "../configuration.ts"
import { explainFailure } from "../database/client.ts"
import { logToStandardError } from "./log.ts"
import { shopServiceLayer } from "./server.ts"
import { settingsFromConfiguration } from "./settings.ts"

const Service = Layer.suspend(() =>
  shopServiceLayer({
    port: ports.api,
    database: {
      url: databaseUrl(),
      maximumConnections: maximumConnections(),
      applicationName: "parkschein-shop-service"
    },
    settings: settingsFromConfiguration(),
    collector: read("OTEL_EXPORTER_OTLP_ENDPOINT") ?? undefined
  })
)

const Announcement = Layer.effectDiscard(
  Effect.sync(() => process.stdout.write(`listening ${origins.api}\n`))
)

/** Explains what the person starting the service can do. */
const explain = (error: unknown): string => {
  if (error instanceof HttpServerError.ServeError) return explainPort(error.cause)
  return explainFailure(error, databaseUrl, "DATABASE_URL")
}

const explainPort = (cause: unknown): string =>
  (cause as NodeJS.ErrnoException).code === "EADDRINUSE"
    ? `Port ${ports.api} is in use. Free it, or set ${portVariable("api")} to another one.`
    : String(cause)

// The log goes to standard error: standard output has only the announcement.
Layer.launch(Announcement.pipe(Layer.provide(Service))).pipe(
  Effect.catchCause((cause) =>
    Cause.hasInterruptsOnly(cause)
      ? Effect.interrupt
      : Effect.sync(() => {
          process.stderr.write(`The shop service cannot start. ${explain(Cause.squash(cause))}\n`)
          process.exitCode = 1
        })
  ),
  Effect.provide(Logger.layer([logToStandardError])),
  // An interrupt is no failure.
  NodeRuntime.runMain({
    teardown: (exit, end) =>
      end(Exit.isSuccess(exit) ? Number(process.exitCode ?? 0) : Cause.hasInterruptsOnly(exit.cause) ? 0 : 1)
  })
)
