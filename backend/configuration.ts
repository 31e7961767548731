/**
 * Shared configuration of the local servers and commands: addresses, client, audience, secrets. Read once
 * from the environment; every value has the default of the demo world.
 */
import { randomBytes } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
// A narrow import: commands and the app server need nothing else of the library, and load it at each start.
import * as Redacted from "effect/Redacted"
import { read } from "./config/read.ts"

/** All servers of the product listen only on loopback. */
export const host = "127.0.0.1"

/** Folder with all data of the demo world; `npm run reset` deletes it. */
export const dataFolder = read("PARKSCHEIN_DATA_FOLDER")

/** Folder of the build, served by the app server. Tests use another one, to leave a running shop alone. */
export const shopBuildFolder = read("PARKSCHEIN_DIST_FOLDER")

export const ports = {
  app: read("PARKSCHEIN_APP_PORT"),
  api: read("PARKSCHEIN_API_PORT"),
  identity: read("PARKSCHEIN_IDENTITY_PORT"),
  payment: read("PARKSCHEIN_PAYMENT_PORT"),
  atlas: read("PARKSCHEIN_ATLAS_PORT")
} as const

export type Server = keyof typeof ports

/** Returns the environment variable with a server's port. */
export const portVariable = (server: Server): string => `PARKSCHEIN_${server.toUpperCase()}_PORT`

/** SMTP port of the demo world, for mails shown at /outbox of the identity provider. */
export const mailPort = read("PARKSCHEIN_MAIL_PORT")

/** Public origins, for browsers and servers; by default the ports of this machine. */
export const origins = {
  app: read("PARKSCHEIN_APP_ORIGIN"),
  api: read("PARKSCHEIN_API_ORIGIN"),
  identity: read("PARKSCHEIN_IDENTITY_ORIGIN"),
  payment: read("PARKSCHEIN_PAYMENT_ORIGIN"),
  atlas: read("PARKSCHEIN_ATLAS_ORIGIN")
} as const

/** Address by which pages reach the gateway. */
export const gatewayAddress = read("PARKSCHEIN_GATEWAY_ADDRESS") ?? origins.app

/** Returns true if the operator has enabled the demo: shops, codes, accounts, bank, identity provider. */
export const isDemo = (): boolean => read("PARKSCHEIN_DEMO")

/** Fails unless the demo is enabled: its logins have a published password, and its payments need no money. */
export const requireDemo = (server: string): void => {
  if (isDemo()) return
  throw new Error(`The ${server} is part of the demo. Set PARKSCHEIN_DEMO=1 if that is what you want to run.`)
}

/** Returns true if faults can be set over HTTP. Fails on the web, where anyone could do so. */
export const testControl = (): boolean => read("PARKSCHEIN_TEST_CONTROL")

/** OAuth: the public client of the browser app, the confidential client of services, the API's audience. */
export const identity = {
  /** With the trailing slash, as in `iss`. */
  issuer: `${origins.identity}/`,
  audience: read("PARKSCHEIN_IDENTITY_AUDIENCE"),
  clientId: read("PARKSCHEIN_IDENTITY_CLIENT_ID"),
  scope: read("PARKSCHEIN_IDENTITY_SCOPE"),
  serviceClientId: "parkschein-service",
  /** Scope of a service token, required by the internal cart endpoints. */
  serviceScope: "cart:internal",
  claims: {
    emailVerified: read("PARKSCHEIN_CLAIM_EMAIL_VERIFIED"),
    email: read("PARKSCHEIN_CLAIM_EMAIL"),
    lastShopVisited: read("PARKSCHEIN_CLAIM_LAST_SHOP")
  }
} as const

/** Returns the PostgreSQL address; the embedded database sets it for the servers it is started with. */
export const databaseUrl = (): Redacted.Redacted => {
  const url = read("DATABASE_URL")
  if (url === null) throw new Error("DATABASE_URL is not set. `npm start` sets it for the embedded database.")
  return url
}

/** For exclusive connections where `DATABASE_URL` is a pooler's, which shares them per transaction. */
export const directDatabaseUrl = (): Redacted.Redacted =>
  read("PARKSCHEIN_DIRECT_DATABASE_URL") ?? databaseUrl()

/** True if a server migrates its tables at the start; else a job has done it, and the server checks that. */
export const migratesAtStart = (): boolean => read("PARKSCHEIN_MIGRATIONS") === "at-start"

/** Statements stay prepared on a connection, unless a pooler changes it with each transaction. */
export const keepsStatementsPrepared = (): boolean => read("PARKSCHEIN_PREPARED_STATEMENTS") === "kept"

/** Maximum connections per server: the embedded database serves one at a time, a PostgreSQL server many. */
export const maximumConnections = (): number => read("PARKSCHEIN_DATABASE_CONNECTIONS")

/** Payment secret accepted during a rotation, never used for signing; null: none. */
export const otherPaymentSecret = (): Redacted.Redacted | null =>
  read("PARKSCHEIN_SECRET_PAYMENT_SIGNING_ALSO")

const secretVariables = {
  "payment-signing": "PARKSCHEIN_SECRET_PAYMENT_SIGNING",
  "service-client": "PARKSCHEIN_SECRET_SERVICE_CLIENT",
  cookies: "PARKSCHEIN_SECRET_COOKIES"
} as const

/** Returns a secret of this installation: from the environment, else created once in the data folder. */
export const secret = (name: keyof typeof secretVariables): Redacted.Redacted => {
  const given = read(secretVariables[name])
  if (given !== null) return given
  const file = join(dataFolder, "secrets", name)
  if (!existsSync(file)) {
    mkdirSync(join(dataFolder, "secrets"), { recursive: true, mode: 0o700 })
    try {
      writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" })
    } catch (cause) {
      // Another server of the same start was faster: its secret is used.
      if ((cause as NodeJS.ErrnoException).code !== "EEXIST") throw cause
    }
  }
  return Redacted.make(readFileSync(file, "utf8"))
}
