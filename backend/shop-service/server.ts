/** The shop service as one layer: the contract's groups over the repositories, on a port. */
// Before any schema is used, so that schemas are compiled instead of interpreted on each call.
import "effect/schema/SchemaJITCompiler/enable"
import { NodeHttpServer } from "@effect/platform-node"
import { Effect, Layer } from "effect"
import { HttpRouter } from "effect/http"
import { host } from "../configuration.ts"
import { type DatabaseOptions, databaseLayer } from "../database/client.ts"
import { ApiRoutes } from "./api.ts"
import { commonAnswers } from "./http/answers.ts"
import { AssetRoutes } from "./http/assets.ts"
import { DocumentationRoutes } from "./http/documentation.ts"
import { HealthRoute } from "./http/health.ts"
import { makeNodeServer } from "./http/node-server.ts"
import { StripeReportsRoute } from "./http/stripe-reports.ts"
import { MailServer } from "./mails/mail-server.ts"
import { MailWorker } from "./mails/worker.ts"
import { checkoutWorker } from "./payment/checkout-worker.ts"
import { PaymentProviders } from "./payment/payment-providers.ts"
import { improveDatabase, prepareDatabase } from "./prepare-database.ts"
import { pushWorker } from "./push/worker.ts"
import { refundWorker } from "./refund-worker.ts"
import { Repositories } from "./repositories.ts"
import { makeRequestMetrics, RequestMetrics } from "./request-metrics.ts"
import { Settings, type ShopServiceSettings } from "./settings.ts"
import { TicketCheckRoute } from "./ticket-check/route.ts"
import { tracingLayer } from "./tracing.ts"
import { TicketPassRoute } from "./wallet/route.ts"

export interface ShopServiceOptions {
  /** 0 for a free one. */
  readonly port: number
  readonly database: DatabaseOptions
  readonly settings: ShopServiceSettings
  /** Address for traces, OTLP over HTTP; without it, nothing is traced. */
  readonly collector?: string | undefined
}

/** Runs while its scope is open; closing it finishes pending requests, then closes port and database. */
export const shopServiceLayer = ({ port, database, settings, collector }: ShopServiceOptions) => {
  const Database = databaseLayer(database)
  const PatientDatabase = databaseLayer({ ...database, maximumConnections: 1, isPatient: true })
  const metrics = makeRequestMetrics()
  return HttpRouter.serve(
    Layer.mergeAll(
      ApiRoutes,
      AssetRoutes,
      refundWorker,
      checkoutWorker,
      StripeReportsRoute,
      DocumentationRoutes,
      TicketCheckRoute,
      TicketPassRoute,
      HealthRoute,
      settings.push === null ? Layer.empty : pushWorker(settings.push),
      settings.mail === null ? Layer.empty : Layer.provide(MailWorker, MailServer.layer(settings.mail)),
      commonAnswers(settings, metrics)
    ),
    { disableLogger: true, disableListenLog: true }
  ).pipe(
    Layer.provideMerge(
      NodeHttpServer.layer(makeNodeServer, { host, port, gracefulShutdownTimeout: "10 seconds" })
    ),
    Layer.provide(PaymentProviders.layer),
    Layer.provide(Repositories),
    Layer.provide(Layer.effectDiscard(improveDatabase).pipe(Layer.provide(PatientDatabase))),
    Layer.provide(Layer.effectDiscard(Effect.provide(prepareDatabase(settings.isDemo), PatientDatabase))),
    Layer.provide(Layer.succeed(RequestMetrics, metrics)),
    Layer.provide(Layer.succeed(Settings, settings)),
    Layer.provideMerge(Database),
    Layer.provide(tracingLayer(collector))
  )
}
