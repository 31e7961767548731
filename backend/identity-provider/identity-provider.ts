/** The identity provider as one server: storage, oidc-provider and hosted pages on one port. */
import { Redacted } from "effect"
import { host, origins, ports, secret } from "../configuration.ts"
import { createLimitedServer } from "../limited-server.ts"
import { listen } from "../processes.ts"
import { sendJson } from "./exchange.ts"
import type { IdentityContext, Routes, Settings } from "./identity-context.ts"
import { type MailReceiver, startMailReceiver } from "./mail-receiver.ts"
import {
  clientByNetwork,
  outerScopes,
  ownRoutes,
  pageFiles,
  refreshFailures,
  safeAnswers,
  shopMayResend
} from "./middleware.ts"
import { createProvider } from "./provider.ts"
import { underOwnOrigin } from "./request-origin.ts"
import { emailVerificationRoutes } from "./routes/email-verification.ts"
import { loginRoutes } from "./routes/login.ts"
import { logoutRoutes } from "./routes/logout.ts"
import { outboxRoutes } from "./routes/outbox.ts"
import { passwordResetRoutes } from "./routes/password-reset.ts"
import { testControlRoutes } from "./routes/test-control.ts"
import { makeAccounts } from "./storage/accounts.ts"
import { makeAttempts } from "./storage/attempts.ts"
import { type Database, openDatabase } from "./storage/database.ts"
import { makeOutbox } from "./storage/outbox.ts"
import { forgetExpired } from "./storage/records.ts"
import { signingKeys } from "./storage/signing-keys.ts"
import { makeTickets } from "./storage/tickets.ts"
import { injectFault, makeTestControl } from "./test-control.ts"
import { normalizeTokenRequest } from "./token-request.ts"

export interface IdentityProviderOptions {
  /** PostgreSQL; the tables are in the schema `identity`. */
  readonly databaseUrl: Redacted.Redacted
  readonly maximumConnections?: number
  /** Default: the port of the demo world; 0 for a free one. */
  readonly port?: number
  /** SMTP port that receives mails for /outbox; 0 for a free one; without it, no mail is received. */
  readonly mailPort?: number
  /** Own public origin, behind a proxy; default: `http://localhost` with the port. */
  readonly origin?: string
  /** Origin of the browser app; default: that of the demo world. */
  readonly appOrigin?: string
  /** Enables /test-control. */
  readonly testControl?: boolean
}

export interface IdentityProvider {
  /** Like `http://localhost:4402`; the issuer has a trailing slash as well. */
  readonly origin: string
  /** Port on loopback. */
  readonly port: number
  /** Port for mails, if any. */
  readonly mailPort: number | undefined
  stop(): Promise<void>
}

/** Fails with the address, but without its password. */
const checkDatabase = async (database: Database, url: Redacted.Redacted): Promise<void> => {
  try {
    await database.rows`select 1`
  } catch (cause) {
    const { host: address } = new URL(Redacted.value(url))
    throw new Error(`The identity provider cannot reach its database at ${address}. Is DATABASE_URL right?`, {
      cause
    })
  }
}

const pageRoutes = (context: IdentityContext, keys: Awaited<ReturnType<typeof signingKeys>>): Routes => ({
  ...loginRoutes(context),
  ...emailVerificationRoutes(context, keys),
  ...passwordResetRoutes(context),
  ...logoutRoutes(context),
  ...outboxRoutes(context),
  ...testControlRoutes(context),
  "GET /health": async (exchange) => {
    await context.database.rows`select 1`
    sendJson(exchange, 200, { status: "ok" })
  }
})

/** Starts the provider; resolves when it is ready. Rejects if the database or the port is unavailable. */
export const startIdentityProvider = async (options: IdentityProviderOptions): Promise<IdentityProvider> => {
  const database = openDatabase(options.databaseUrl, options.maximumConnections ?? 4)
  const server = createLimitedServer()
  let receiver: MailReceiver | undefined
  try {
    await checkDatabase(database, options.databaseUrl)
    await database.bringUpToDate()
    const control = makeTestControl(options.testControl ?? false)
    const accounts = makeAccounts(database, control.passwordCost)
    await accounts.seed()
    const keys = await signingKeys(database)
    const storage = {
      database,
      accounts,
      attempts: makeAttempts(database),
      tickets: makeTickets(database),
      outbox: makeOutbox(database)
    }
    const port = await listen(server, host, options.port ?? ports.identity)
    if (options.mailPort !== undefined) {
      receiver = await startMailReceiver(storage.outbox, options.mailPort)
    }
    const settings: Settings = {
      origin: options.origin ?? `http://localhost:${port}`,
      appOrigin: options.appOrigin ?? origins.app,
      serviceClientSecret: secret("service-client"),
      cookieKey: secret("cookies")
    }
    const provider = createProvider(settings, storage, control, keys)
    const context: IdentityContext = { settings, ...storage, provider, control }
    const routes = pageRoutes(context, keys)
    const stack = [
      clientByNetwork,
      safeAnswers(settings),
      pageFiles,
      shopMayResend(settings),
      ownRoutes(settings, routes),
      outerScopes,
      refreshFailures
    ]
    // `underOwnOrigin` sets a request's origin; of a list of forwarded addresses, the last is the proxy's.
    Object.assign(provider, { proxy: true, maxIpsCount: 1 })
    for (const middleware of stack) provider.use(middleware)
    provider.on("server_error", (_context, cause) => console.error("identity provider:", cause))
    const answer = provider.callback()
    server.on("request", async (request, response) => {
      try {
        underOwnOrigin(request, settings.origin, options.origin !== undefined)
        if (await injectFault(control, request, response, settings.appOrigin)) return
        const normalized = await normalizeTokenRequest(request)
        if (normalized !== undefined) {
          await answer(normalized, response)
          return
        }
        response.writeHead(400, {
          "content-type": "application/json",
          "access-control-allow-origin": settings.appOrigin
        })
        response.end(
          JSON.stringify({
            error: "invalid_request",
            error_description: "The body must be a form or a JSON object of text."
          })
        )
      } catch {
        // The client closed the connection while sending.
        response.destroy()
      }
    })
    const cleaning = setInterval(() => void forgetExpired(database).catch(() => undefined), 10 * 60_000)
    cleaning.unref()
    return {
      origin: settings.origin,
      port,
      mailPort: receiver?.port,
      stop: async () => {
        clearInterval(cleaning)
        await receiver?.stop()
        const closed = new Promise<void>((resolve) => server.close(() => resolve()))
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), 1000).unref()
        await closed
        await database.close()
      }
    }
  } catch (cause) {
    server.close()
    await receiver?.stop()
    await database.close()
    if ((cause as NodeJS.ErrnoException).code !== "EADDRINUSE") throw cause
    throw new Error(
      `Port ${options.port ?? ports.identity} of the identity provider is in use. Set PARKSCHEIN_IDENTITY_PORT to another one.`,
      { cause }
    )
  }
}
