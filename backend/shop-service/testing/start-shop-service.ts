/**
 * Starts a shop service for tests: over HTTP, with a real database of the demo world, and tokens that are
 * signed and verified. Further services can be started on the same database.
 */
import { Effect, Exit, Layer, Logger, Redacted, Scope } from "effect"
import { HttpServer } from "effect/http"
import { identity } from "../../configuration.ts"
import { startTestDatabase, type TestDatabase } from "../../database/test-database.ts"
import { demoPageProviderId } from "../../demo-world/ids.ts"
import { demoOperators } from "../../demo-world/operators.ts"
import { shopServiceLayer } from "../server.ts"
import type { ShopServiceSettings } from "../settings.ts"
import { demoWorldCopy, removeOtherCopies } from "./demo-world-copy.ts"
import { startIssuer, type TestIssuer } from "./issuer.ts"

export const testSettings = (issuer: string): ShopServiceSettings => ({
  appOrigin: "http://app.localhost",
  apiOrigin: "http://api.localhost",
  gatewayAddress: "http://app.localhost",
  paymentOrigin: "http://payment.localhost",
  issuer,
  audience: identity.audience,
  emailVerifiedClaim: identity.claims.emailVerified,
  emailClaim: identity.claims.email,
  serviceScope: identity.serviceScope,
  paymentSecret: Redacted.make("payment secret of the tests"),
  sealKey: Redacted.make("seal key of the tests"),
  otherPaymentSecret: null,
  otherSealKey: null,
  push: {
    publicKey: "BBfOQk9rG0pnf36IzxgOL2L6-vnW_hgr6f6KtTzEbUB1g_DZ7gmHezjnL7lgEgXiCbbbUTMA9ygePd3EGvKWmKg",
    privateKey: Redacted.make("5apstu4oDJvrgo_gQMHCQHRyyhQNLh7bR7nA3bZwjcI"),
    contact: "mailto:push@parkschein.example",
    services: ["https://push.example"]
  },
  mail: null,
  wallets: { apple: null, google: null },
  isDemo: true,
  operators: demoOperators,
  pageProviderId: demoPageProviderId,
  stripeProviderId: "stripe",
  stripe: null,
  maxRequestsAtOnce: 400
})

export interface RunningService {
  readonly origin: string
  stop(): Promise<void>
}

/** Starts one service on an existing database. `logLines` receives its log. */
export const startService = async (
  databaseUrl: string,
  settings: ShopServiceSettings,
  logLines?: string[],
  collector?: string
): Promise<RunningService> => {
  const scope = Scope.makeUnsafe()
  const logger = Logger.make((options) => {
    logLines?.push(Logger.formatJson.log(options))
  })
  const layer = shopServiceLayer({
    port: 0,
    database: {
      url: Redacted.make(databaseUrl),
      maximumConnections: 4,
      applicationName: "shop-service-test"
    },
    settings,
    collector
  }).pipe(Layer.provideMerge(Logger.layer([logger])))
  const origin = await Effect.runPromise(
    Effect.gen(function* () {
      const context = yield* Layer.buildWithScope(layer, scope)
      const server = yield* Effect.provideContext(HttpServer.HttpServer, context)
      return HttpServer.formatAddress(server.address)
    })
  )
  return { origin, stop: () => Effect.runPromise(Scope.close(scope, Exit.void)) }
}

export interface TestShopService extends RunningService {
  readonly database: TestDatabase
  readonly issuer: TestIssuer
  readonly settings: ShopServiceSettings
  /** Log of the service, one JSON text per line. */
  readonly logLines: ReadonlyArray<string>
}

/** Returns a database with the demo world; the first one of the day makes it, and saves it for the next. */
export const startDemoDatabase = async (serverUrl?: string): Promise<TestDatabase> => {
  const copy = demoWorldCopy()
  const database = await startTestDatabase(serverUrl, copy)
  if (database.isCopy) return database
  const maker = await startService(database.url, testSettings("http://nobody.localhost/"))
  await maker.stop()
  // The copy only saves time: a read-only checkout is no error, nor one that another test has made meanwhile.
  await database.keepAs(copy).then(
    () => removeOtherCopies(copy),
    () => undefined
  )
  return database
}

/** Starts database, issuer and one service; `stop` ends all three. */
export const startShopService = async (serverUrl?: string): Promise<TestShopService> => {
  const [database, issuer] = await Promise.all([startDemoDatabase(serverUrl), startIssuer()])
  const settings = testSettings(issuer.issuer)
  const logLines: string[] = []
  const service = await startService(database.url, settings, logLines)
  return {
    ...service,
    database,
    issuer,
    settings,
    logLines,
    stop: async () => {
      await service.stop()
      await issuer.stop()
      await database.stop()
    }
  }
}

/** The same with a second process on the same database. */
export const startTwoProcesses = async (): Promise<
  TestShopService & { readonly sibling: RunningService }
> => {
  const service = await startShopService()
  const sibling = await startService(service.database.url, service.settings)
  return {
    ...service,
    sibling,
    stop: async () => {
      await sibling.stop()
      await service.stop()
    }
  }
}
