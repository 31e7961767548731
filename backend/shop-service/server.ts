/** The shop service as one layer: the contract's groups over the repositories, behind a port. */
import { join } from "node:path"
import { NodeHttpServer } from "@effect/platform-node"
import { Effect, Layer } from "effect"
import { HttpRouter } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { ShopServiceApi } from "../../schemas/api/http-api.ts"
import { host } from "../configuration.ts"
import { type DatabaseOptions, databaseLayer } from "../database/client.ts"
import { migrate } from "../database/migrations.ts"
import { seedDemoWorld } from "../demo-world/seed.ts"
import { CartHandlers } from "./handlers/cart.ts"
import { OrderHandlers } from "./handlers/order.ts"
import { PaymentHandlers } from "./handlers/payment.ts"
import { PurchaseOptionHandlers } from "./handlers/purchase-option.ts"
import { ShopHandlers } from "./handlers/shop.ts"
import { ShopGroupHandlers } from "./handlers/shop-group.ts"
import { commonAnswers } from "./http/answers.ts"
import { DriverAuthorizationLive } from "./http/authorization.ts"
import { HealthRoute } from "./http/health.ts"
import { makeNodeServer } from "./http/node-server.ts"
import { Carts } from "./repositories/carts.ts"
import { Codes } from "./repositories/codes.ts"
import { CoverageOfPlates } from "./repositories/coverage.ts"
import { IssuedTickets } from "./repositories/issued-tickets.ts"
import { Orders } from "./repositories/orders.ts"
import { PaymentEvents } from "./repositories/payment-events.ts"
import { ShopGroups } from "./repositories/shop-groups.ts"
import { Shops } from "./repositories/shops.ts"
import { Tickets } from "./repositories/tickets.ts"
import { Settings, type ShopServiceSettings } from "./settings.ts"

const Repositories = Layer.mergeAll(
  Carts.layer,
  Codes.layer,
  CoverageOfPlates.layer,
  ShopGroups.layer,
  IssuedTickets.layer,
  Orders.layer,
  PaymentEvents.layer,
  Shops.layer,
  Tickets.layer
)

const ApiRoutes = HttpApiBuilder.layer(ShopServiceApi).pipe(
  Layer.provide([
    CartHandlers,
    OrderHandlers,
    PaymentHandlers,
    PurchaseOptionHandlers,
    ShopHandlers,
    ShopGroupHandlers
  ]),
  Layer.provide(DriverAuthorizationLive)
)

/** Brings the SQL schema up to date and seeds the demo world, before the port opens. */
const prepareDatabase = Effect.gen(function* () {
  yield* migrate("shop", join(import.meta.dirname, "migrations"))
  yield* seedDemoWorld
})

export interface ShopServiceOptions {
  /** 0 takes a free one. */
  readonly port: number
  readonly database: DatabaseOptions
  readonly settings: ShopServiceSettings
}

/** Runs while its scope is open; closing it answers what is under way, then lets go of port and database. */
export const shopServiceLayer = ({ port, database, settings }: ShopServiceOptions) => {
  const Database = databaseLayer(database)
  return HttpRouter.serve(Layer.mergeAll(ApiRoutes, HealthRoute, commonAnswers(settings.appOrigin)), {
    disableLogger: true,
    disableListenLog: true
  }).pipe(
    Layer.provideMerge(
      NodeHttpServer.layer(makeNodeServer, { host, port, gracefulShutdownTimeout: "10 seconds" })
    ),
    Layer.provide(Repositories),
    Layer.provide(Layer.effectDiscard(prepareDatabase)),
    Layer.provide(Layer.succeed(Settings, settings)),
    Layer.provideMerge(Database)
  )
}
