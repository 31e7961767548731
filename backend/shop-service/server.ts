/** The shop service as one layer: the contract's groups over the repositories, behind a port. */
// Before any schema is used: they are compiled to functions then, instead of being interpreted with each call.
import "effect/schema/SchemaJITCompiler/enable"
import { join } from "node:path"
import { NodeHttpServer } from "@effect/platform-node"
import { Effect, Fiber, Layer } from "effect"
import { HttpRouter } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { ShopServiceApi } from "../../schemas/api/http-api.ts"
import { host, migratesAtStart } from "../configuration.ts"
import { type DatabaseOptions, databaseLayer } from "../database/client.ts"
import { bringUpToDate } from "../database/migrations.ts"
import { migrateOnline } from "../database/online-migrations.ts"
import { seedDemoWorld } from "../demo-world/seed.ts"
import { seedDemoStays } from "../demo-world/stays.ts"
import { CallNumbers, makeCallNumbers } from "./call-numbers.ts"
import { BoughtTicketHandlers } from "./handlers/bought-ticket.ts"
import { CartHandlers } from "./handlers/cart.ts"
import { FixedPriceTicketHandlers } from "./handlers/fixed-price-ticket.ts"
import { FlexPriceHandlers } from "./handlers/flex-price.ts"
import { InternalCartHandlers } from "./handlers/internal-cart.ts"
import { MetricsHandlers } from "./handlers/metrics.ts"
import { OrderHandlers } from "./handlers/order.ts"
import { PaymentHandlers } from "./handlers/payment.ts"
import { PermissionPlateHandlers } from "./handlers/permission-plate.ts"
import { PublicShopHandlers } from "./handlers/public-shop.ts"
import { PurchaseOptionHandlers } from "./handlers/purchase-option.ts"
import { PurchaseOptionVerificationHandlers } from "./handlers/purchase-option-verification.ts"
import { PushReminderHandlers, PushRenewalHandlers } from "./handlers/push-reminder.ts"
import { ReceiptHandlers } from "./handlers/receipt.ts"
import { RefundHandlers } from "./handlers/refund.ts"
import { ShopHandlers } from "./handlers/shop.ts"
import { ShopAdministrationHandlers } from "./handlers/shop-administration.ts"
import { ShopGroupHandlers } from "./handlers/shop-group.ts"
import { ShopGroupAdministrationHandlers } from "./handlers/shop-group-administration.ts"
import { ShopGroupLookUpHandlers } from "./handlers/shop-group-look-up.ts"
import { ShopLookUpHandlers } from "./handlers/shop-look-up.ts"
import { VerificationCodeHandlers } from "./handlers/verification-code.ts"
import { commonAnswers } from "./http/answers.ts"
import { AssetRoutes } from "./http/assets.ts"
import { AuthorizationLive } from "./http/authorization.ts"
import { DocumentationRoutes } from "./http/documentation.ts"
import { HealthRoute } from "./http/health.ts"
import { makeNodeServer } from "./http/node-server.ts"
import { StripeReportsRoute } from "./http/stripe-reports.ts"
import { MailServer } from "./mails/mail-server.ts"
import { MailWorker } from "./mails/worker.ts"
import { checkoutWorker } from "./payment/checkout-worker.ts"
import { PaymentProviders } from "./payment/payment-providers.ts"
import { pushWorker } from "./push/worker.ts"
import { refundWorker } from "./refund-worker.ts"
import { Areas } from "./repositories/areas.ts"
import { BusinessNumbersOfNow } from "./repositories/business-numbers.ts"
import { Carts } from "./repositories/carts.ts"
import { CheckoutSessions } from "./repositories/checkout-sessions.ts"
import { Codes } from "./repositories/codes.ts"
import { CoverImages } from "./repositories/cover-images.ts"
import { CoverageOfPlates } from "./repositories/coverage.ts"
import { IssuedTickets } from "./repositories/issued-tickets.ts"
import { Mails } from "./repositories/mails.ts"
import { Offers } from "./repositories/offers.ts"
import { Orders } from "./repositories/orders.ts"
import { PaymentEvents } from "./repositories/payment-events.ts"
import { PermissionPlates } from "./repositories/permission-plates.ts"
import { Places } from "./repositories/places.ts"
import { PlateQuestions } from "./repositories/plate-questions.ts"
import { PublicCalls } from "./repositories/public-calls.ts"
import { PushReminders } from "./repositories/push-reminders.ts"
import { Refunds } from "./repositories/refunds.ts"
import { ShopAdministration } from "./repositories/shop-administration.ts"
import { ShopGroupAdministration } from "./repositories/shop-group-administration.ts"
import { ShopGroups } from "./repositories/shop-groups.ts"
import { Shops } from "./repositories/shops.ts"
import { StayCovers } from "./repositories/stay-covers.ts"
import { Stays } from "./repositories/stays.ts"
import { Tickets } from "./repositories/tickets.ts"
import { Transactions } from "./repositories/transactions.ts"
import { Settings, type ShopServiceSettings } from "./settings.ts"
import { tracingLayer } from "./tracing.ts"

/** All that reads and writes the database. */
export const Repositories = Layer.mergeAll(
  Areas.layer,
  BusinessNumbersOfNow.layer,
  Carts.layer,
  CheckoutSessions.layer,
  Codes.layer,
  CoverImages.layer,
  CoverageOfPlates.layer,
  ShopAdministration.layer,
  ShopGroupAdministration.layer,
  ShopGroups.layer,
  IssuedTickets.layer,
  Mails.layer,
  Offers.layer.pipe(Layer.provide(Tickets.layer)),
  Orders.layer,
  PaymentEvents.layer,
  PermissionPlates.layer,
  Places.layer,
  PlateQuestions.layer,
  PublicCalls.layer,
  PushReminders.layer,
  Refunds.layer,
  Shops.layer,
  StayCovers.layer,
  Stays.layer,
  Tickets.layer,
  Transactions.layer
)

const ApiRoutes = HttpApiBuilder.layer(ShopServiceApi).pipe(
  Layer.provide([
    BoughtTicketHandlers,
    CartHandlers,
    FixedPriceTicketHandlers,
    FlexPriceHandlers,
    OrderHandlers,
    PaymentHandlers,
    PurchaseOptionHandlers,
    PushReminderHandlers,
    PushRenewalHandlers,
    ReceiptHandlers,
    PurchaseOptionVerificationHandlers,
    ShopHandlers,
    PublicShopHandlers,
    ShopGroupHandlers,
    PermissionPlateHandlers,
    ShopLookUpHandlers,
    ShopAdministrationHandlers,
    ShopGroupLookUpHandlers,
    ShopGroupAdministrationHandlers,
    InternalCartHandlers,
    MetricsHandlers,
    RefundHandlers,
    VerificationCodeHandlers
  ]),
  Layer.provide(AuthorizationLive)
)

const migrations = join(import.meta.dirname, "migrations")

/** Brings the SQL schema up to date and, for the demo, seeds its world, before the port opens. */
const prepareDatabase = Effect.fnUntraced(function* (isDemo: boolean) {
  yield* bringUpToDate("shop", migrations)
  if (!isDemo || !migratesAtStart()) return
  yield* seedDemoWorld
  yield* seedDemoStays
})

/** What takes longer goes on while the service answers. */
const mostWaitingForIndexes = "5 seconds"

const improveDatabase = Effect.gen(function* () {
  if (!migratesAtStart()) return
  const improving = yield* migrateOnline("shop", migrations).pipe(
    Effect.catchCause((cause) => Effect.logError("online migration failed", cause)),
    Effect.forkScoped
  )
  yield* Fiber.await(improving).pipe(Effect.timeoutOption(mostWaitingForIndexes))
})

export interface ShopServiceOptions {
  /** 0 takes a free one. */
  readonly port: number
  readonly database: DatabaseOptions
  readonly settings: ShopServiceSettings
  /** Where traces go, OTLP over HTTP; without it nothing is traced. */
  readonly collector?: string | undefined
}

/** Runs while its scope is open; closing it answers what is under way, then lets go of port and database. */
export const shopServiceLayer = ({ port, database, settings, collector }: ShopServiceOptions) => {
  const Database = databaseLayer(database)
  const PatientDatabase = databaseLayer({ ...database, maximumConnections: 1, isPatient: true })
  const numbers = makeCallNumbers()
  return HttpRouter.serve(
    Layer.mergeAll(
      ApiRoutes,
      AssetRoutes,
      refundWorker,
      checkoutWorker,
      StripeReportsRoute,
      DocumentationRoutes,
      HealthRoute,
      settings.push === null ? Layer.empty : pushWorker(settings.push),
      settings.mail === null ? Layer.empty : Layer.provide(MailWorker, MailServer.layer(settings.mail)),
      commonAnswers(settings, numbers)
    ),
    {
      disableLogger: true,
      disableListenLog: true
    }
  ).pipe(
    Layer.provideMerge(
      NodeHttpServer.layer(makeNodeServer, { host, port, gracefulShutdownTimeout: "10 seconds" })
    ),
    Layer.provide(PaymentProviders.layer),
    Layer.provide(Repositories),
    Layer.provide(Layer.effectDiscard(improveDatabase).pipe(Layer.provide(PatientDatabase))),
    Layer.provide(Layer.effectDiscard(Effect.provide(prepareDatabase(settings.isDemo), PatientDatabase))),
    Layer.provide(Layer.succeed(CallNumbers, numbers)),
    Layer.provide(Layer.succeed(Settings, settings)),
    Layer.provideMerge(Database),
    Layer.provide(tracingLayer(collector))
  )
}
