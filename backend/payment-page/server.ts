/** The payment page as layers: everything between a database and a listening port. */
import { join } from "node:path"
import { NodeHttpServer } from "@effect/platform-node"
import { ByteSize, Layer } from "effect"
import { HttpIncomingMessage, HttpMiddleware, HttpRouter } from "effect/http"
import { bringUpToDate } from "../database/migrations.ts"
import { createLimitedServer } from "../limited-server.ts"
import { Answers } from "./answers.ts"
import { Decisions } from "./decisions.ts"
import { Delivery } from "./delivery.ts"
import { OrderQuestion } from "./order-question.ts"
import { paymentRoutes } from "./payment-routes.ts"
import { refundRoutes } from "./refund-routes.ts"
import { Refunds } from "./refunds.ts"
import { Reports } from "./reports.ts"
import { serviceRoutes, testControlRoutes } from "./service-routes.ts"
import { TestControl } from "./test-control.ts"

const migrations = Layer.effectDiscard(bringUpToDate("payment", join(import.meta.dirname, "migrations")))

/** Services of the page and the worker; they need a database and `Settings`. */
export const paymentServices = Layer.mergeAll(
  Answers.layer,
  Decisions.layer,
  Delivery.layer,
  OrderQuestion.layer,
  Refunds.layer
).pipe(Layer.provideMerge(Layer.mergeAll(Reports.layer, TestControl.layer)), Layer.provideMerge(migrations))

const routes = Layer.mergeAll(
  HttpRouter.addAll(paymentRoutes),
  HttpRouter.addAll(refundRoutes),
  HttpRouter.addAll(serviceRoutes),
  HttpRouter.addAll(testControlRoutes)
)

/** No page contains both a secret and input of another site, which compression would reveal. */
const compressed = HttpMiddleware.compression({ algorithms: ["br", "gzip"] })

/** The page alone, without the worker. Node's own request log stays off: addresses contain tokens. */
export const paymentPage = (listen: { readonly host: string; readonly port: number }) =>
  HttpRouter.serve(routes, {
    disableLogger: true,
    disableListenLog: true,
    middleware: compressed,
    routerConfig: { maxParamLength: 8_192 }
  }).pipe(
    Layer.provide(Layer.succeed(HttpIncomingMessage.MaxBodySize, ByteSize.kibibytes(4))),
    Layer.provideMerge(
      NodeHttpServer.layer(() => createLimitedServer(), { ...listen, gracefulShutdownTimeout: "5 seconds" })
    )
  )
