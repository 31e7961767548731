/** One or several shop services on one database, and all their callers. */
import type { Redacted } from "effect"
import { identity } from "../../../backend/configuration.ts"
import type { TestDatabase } from "../../../backend/database/test-database.ts"
import { demoDrivers } from "../../../backend/demo-world/drivers.ts"
import { startIssuer, type TestIssuer } from "../../../backend/shop-service/testing/issuer.ts"
import {
  type RunningService,
  startDemoDatabase,
  startService,
  testSettings
} from "../../../backend/shop-service/testing/start-shop-service.ts"
import { type Client, makeClient } from "./client.ts"

export interface Fixture {
  readonly origin: string
  readonly paymentSecret: Redacted.Redacted
  readonly database: TestDatabase
  readonly issuer: TestIssuer
  /** Returns a valid token of a driver. */
  tokenOf(subject: string): Promise<string>
  clientOf(subject: string): Promise<Client>
  /** Owns codes, permits and tickets. */
  readonly fahrerin: Client
  /** Owns nothing. */
  readonly neu: Client
  /** Has an unverified e-mail address. */
  readonly unverified: Client
  /** Has a token without a valid signature. */
  readonly stranger: Client
  /** Another server of the product. */
  readonly service: Client
  stop(): Promise<void>
}

/** Services under test, and the secret that signs payments. */
export interface ServiceFixture extends RunningService {
  readonly paymentSecret: Redacted.Redacted
}

const oneService = async (databaseUrl: string, issuer: TestIssuer): Promise<ServiceFixture> => {
  const settings = testSettings(issuer.issuer)
  const { origin, stop } = await startService(databaseUrl, settings)
  return { origin, stop, paymentSecret: settings.paymentSecret }
}

/** Without the address of a server, takes that of the test run; if there is none, embeds the database. */
export const startWorld = async (databaseUrl?: string, serve = oneService): Promise<Fixture> => {
  const [database, issuer] = await Promise.all([startDemoDatabase(databaseUrl), startIssuer()])
  const { origin, stop, paymentSecret } = await serve(database.url, issuer)
  const clients: Client[] = []
  const clientWith = async (token: string) => {
    const client = await makeClient(origin, token)
    clients.push(client)
    return client
  }
  const clientOf = async (subject: string) => clientWith(await issuer.token(subject))
  return {
    origin,
    paymentSecret,
    database,
    issuer,
    tokenOf: (subject) => issuer.token(subject),
    clientOf,
    fahrerin: await clientOf(demoDrivers.fahrerin.subject),
    neu: await clientOf(demoDrivers.neu.subject),
    unverified: await clientWith(
      await issuer.token(demoDrivers.unbestaetigt.subject, { emailVerified: false })
    ),
    stranger: await clientWith(await issuer.token(demoDrivers.neu.subject, { foreignKey: true })),
    service: await clientWith(
      await issuer.token("service|contract", { claims: { scope: identity.serviceScope } })
    ),
    stop: async () => {
      for (const client of clients) await client.close()
      await stop()
      await issuer.stop()
      await database.stop()
    }
  }
}
