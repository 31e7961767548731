/** The app's own services against a running shop service, each call of the contract by its name. */
import { Clock, Duration, Effect, Layer, ManagedRuntime, type Result } from "effect"
import type { EndpointName } from "../../../schemas/api/all.ts"
import { ActiveTicketService } from "../../../src/services/active-tickets.ts"
import { CartService } from "../../../src/services/cart.ts"
import { ServerClock } from "../../../src/services/clock.ts"
import { ConfigureTicketService } from "../../../src/services/configure-ticket.ts"
import { FixedPriceTicketService } from "../../../src/services/fixed-price-ticket.ts"
import { FlexPriceService } from "../../../src/services/flex-price.ts"
import { AccessToken, type CallError, Gateway, retryPolicies } from "../../../src/services/http/index.ts"
import { InternalCartService } from "../../../src/services/internal-cart.ts"
import { MetricsService } from "../../../src/services/metrics.ts"
import { OrderService } from "../../../src/services/order.ts"
import { PaymentReportService } from "../../../src/services/payment-report.ts"
import { PermissionPlateService } from "../../../src/services/permission-plate.ts"
import { PublicShopService } from "../../../src/services/public-shop.ts"
import { PurchaseOptionService } from "../../../src/services/purchase-option.ts"
import { PurchaseOptionVerificationService } from "../../../src/services/purchase-option-verification.ts"
import { PushReminderService } from "../../../src/services/push-reminder.ts"
import { ReceiptService } from "../../../src/services/receipt.ts"
import { RefundService } from "../../../src/services/refund.ts"
import { ShopService } from "../../../src/services/shop.ts"
import { ShopAdministrationService } from "../../../src/services/shop-administration.ts"
import { ShopGroupService } from "../../../src/services/shop-group.ts"
import { ShopGroupAdministrationService } from "../../../src/services/shop-group-administration.ts"
import { Tabs } from "../../../src/services/tabs.ts"
import { VerificationCodeService } from "../../../src/services/verification-code.ts"

const services = [
  ActiveTicketService,
  CartService,
  ConfigureTicketService,
  FixedPriceTicketService,
  FlexPriceService,
  InternalCartService,
  MetricsService,
  OrderService,
  PaymentReportService,
  PermissionPlateService,
  PublicShopService,
  PurchaseOptionService,
  PurchaseOptionVerificationService,
  PushReminderService,
  ReceiptService,
  RefundService,
  ShopService,
  ShopAdministrationService,
  ShopGroupService,
  ShopGroupAdministrationService,
  VerificationCodeService
] as const

type Service = (typeof services)[number]

/** What all services offer together. */
type All<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer Every) => void
  ? Every
  : never

/** Does not compile where a call of the contract is missing. */
type Whole<Calls extends Record<EndpointName, unknown>> = Calls

export type Calls = Whole<All<Service["Service"]>>

type Needed = Layer.Services<Service["layer"]>

const Services = services
  .map(({ layer }) => layer as unknown as Layer.Layer<Service["Identifier"], never, Needed>)
  .reduce((all, layer) => Layer.merge(all, layer))

const allCalls = Effect.map(Effect.all(services), (each) => Object.assign({}, ...each) as Calls)

/** As plain JavaScript may call it: with anything, or with nothing. */
export type LooseCall = (input?: unknown) => Effect.Effect<unknown, CallError>

export interface Client {
  readonly token: string
  readonly calls: Calls
  /** Runs a call; fails the test when the call fails. */
  run<A, E>(effect: Effect.Effect<A, E>): Promise<A>
  /** How the call ended. */
  outcome<A, E>(effect: Effect.Effect<A, E>): Promise<Result.Result<A, E>>
  close(): Promise<void>
}

/** Milliseconds for one attempt: longer than a driver would wait, since many tests share a machine. */
const timeout = 30_000

const timeLimits: ReadonlyArray<number> = [timeout, retryPolicies.fourRequests.deadline]

/** Between the tries of a read no time is lost: the services wait seconds, or until the minute is over. Time limits hold. */
const WithoutWaits = Layer.effect(
  Clock.Clock,
  Effect.map(
    Effect.service(Clock.Clock),
    (clock): Clock.Clock =>
      Object.assign(Object.create(clock), {
        sleep: (duration: Duration.Duration) =>
          timeLimits.includes(Duration.toMillis(duration)) ? clock.sleep(duration) : Effect.yieldNow
      })
  )
)

/** A browser, or a server, that calls with this token; renewing it gives the same one. */
export const makeClient = async (origin: string, token: string): Promise<Client> => {
  const source = { get: Effect.succeed(token), renew: Effect.succeed(token) }
  const runtime = ManagedRuntime.make(
    Services.pipe(
      Layer.provide(Layer.merge(Gateway.layer({ origin, timeout }), Tabs.layer)),
      Layer.provide(Layer.merge(AccessToken.layer(source), ServerClock.layer)),
      Layer.merge(WithoutWaits)
    )
  )
  return {
    token,
    calls: await runtime.runPromise(allCalls),
    run: (effect) => runtime.runPromise(effect),
    outcome: (effect) => runtime.runPromise(Effect.result(effect)),
    close: () => runtime.dispose()
  }
}
