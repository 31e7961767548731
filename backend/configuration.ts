/**
 * What the local servers and the commands agree on: addresses, client, audience, secrets.
 * Read once from the environment; every value has the default of the demo world.
 */
import { randomBytes } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
// Alone: commands and the app server need nothing else of the library, and load it with each start.
import * as Redacted from "effect/Redacted"
import { read } from "./config/read.ts"

/** Every server of the product listens on loopback alone. */
export const host = "127.0.0.1"

/** The folder that holds everything the demo world remembers; `npm run reset` throws it away. */
export const dataFolder = read("PARKSCHEIN_DATA_FOLDER")

/** What is built, and what the app server serves. Tests build into a folder of their own, so that they disturb no running shop. */
export const shopBuildFolder = read("PARKSCHEIN_DIST_FOLDER")

export const ports = {
  app: read("PARKSCHEIN_APP_PORT"),
  api: read("PARKSCHEIN_API_PORT"),
  identity: read("PARKSCHEIN_IDENTITY_PORT"),
  payment: read("PARKSCHEIN_PAYMENT_PORT"),
  atlas: read("PARKSCHEIN_ATLAS_PORT")
} as const

export type Server = keyof typeof ports

/** The environment variable that moves a server to another port. */
export const portVariable = (server: Server): string => `PARKSCHEIN_${server.toUpperCase()}_PORT`

/** Where the demo world receives mail by SMTP, to show it at /outbox of the identity provider. */
export const mailPort = read("PARKSCHEIN_MAIL_PORT")

/** By these, browsers and the servers know each other; on a desk the ports of this machine. */
export const origins = {
  app: read("PARKSCHEIN_APP_ORIGIN"),
  api: read("PARKSCHEIN_API_ORIGIN"),
  identity: read("PARKSCHEIN_IDENTITY_ORIGIN"),
  payment: read("PARKSCHEIN_PAYMENT_ORIGIN"),
  atlas: read("PARKSCHEIN_ATLAS_ORIGIN")
} as const

/** Whether the operator has asked for the demo by name: its shops, codes and accounts, its bank and its identity provider. */
export const isDemo = (): boolean => read("PARKSCHEIN_DEMO")

/** Fails unless the demo was asked for: anybody can log in with a published password there, or pay without money. */
export const requireDemo = (server: string): void => {
  if (isDemo()) return
  throw new Error(`The ${server} is part of the demo. Set PARKSCHEIN_DEMO=1 if that is what you want to run.`)
}

/** Whether faults can be switched on by whoever reaches a server. Fails on the web, where that is anybody. */
export const testControl = (): boolean => read("PARKSCHEIN_TEST_CONTROL")

/** OAuth: the public client of the browser app, the confidential client of services, the API they ask for. */
export const identity = {
  /** With the trailing slash, as it stands in `iss`. */
  issuer: `${origins.identity}/`,
  audience: read("PARKSCHEIN_IDENTITY_AUDIENCE"),
  clientId: read("PARKSCHEIN_IDENTITY_CLIENT_ID"),
  scope: read("PARKSCHEIN_IDENTITY_SCOPE"),
  serviceClientId: "parkschein-service",
  /** Scope of a service token: the internal cart endpoints want it. */
  serviceScope: "cart:internal",
  claims: {
    emailVerified: read("PARKSCHEIN_CLAIM_EMAIL_VERIFIED"),
    email: read("PARKSCHEIN_CLAIM_EMAIL"),
    lastShopVisited: read("PARKSCHEIN_CLAIM_LAST_SHOP")
  }
} as const

/** The PostgreSQL address; the embedded database sets it for the servers it is started with. */
export const databaseUrl = (): Redacted.Redacted => {
  const url = read("DATABASE_URL")
  if (url === null) throw new Error("DATABASE_URL is not set. `npm start` sets it for the embedded database.")
  return url
}

/** For what wants a connection to itself where `DATABASE_URL` is a pooler's that gives it to others after each transaction. */
export const directDatabaseUrl = (): Redacted.Redacted =>
  read("PARKSCHEIN_DIRECT_DATABASE_URL") ?? databaseUrl()

/** Whether a server brings its tables up to date when it starts; else a job has done so before, and the server looks whether it has. */
export const migratesAtStart = (): boolean => read("PARKSCHEIN_MIGRATIONS") === "at-start"

/** Statements stay prepared on a connection, unless a pooler gives each transaction another one. */
export const keepsStatementsPrepared = (): boolean => read("PARKSCHEIN_PREPARED_STATEMENTS") === "kept"

/** Connections a server may hold: the embedded database serves one at a time, a PostgreSQL server many. */
export const maximumConnections = (): number => read("PARKSCHEIN_DATABASE_CONNECTIONS")

/** Believed beside the secret of payments while that is changed, never signed with; null: none is. */
export const otherPaymentSecret = (): Redacted.Redacted | null =>
  read("PARKSCHEIN_SECRET_PAYMENT_SIGNING_ALSO")

const secretVariables = {
  "payment-signing": "PARKSCHEIN_SECRET_PAYMENT_SIGNING",
  "service-client": "PARKSCHEIN_SECRET_SERVICE_CLIENT",
  cookies: "PARKSCHEIN_SECRET_COOKIES"
} as const

/** A secret of this installation: from the environment, else made once and kept in the data folder. */
export const secret = (name: keyof typeof secretVariables): Redacted.Redacted => {
  const given = read(secretVariables[name])
  if (given !== null) return given
  const file = join(dataFolder, "secrets", name)
  if (!existsSync(file)) {
    mkdirSync(join(dataFolder, "secrets"), { recursive: true, mode: 0o700 })
    try {
      writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" })
    } catch (cause) {
      // Another server of the same start was faster: its secret counts.
      if ((cause as NodeJS.ErrnoException).code !== "EEXIST") throw cause
    }
  }
  return Redacted.make(readFileSync(file, "utf8"))
}
