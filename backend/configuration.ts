/**
 * What the local servers and the commands agree on: addresses, client, audience, secrets.
 * Parsed once from the environment; every value has the default of the demo world.
 */
import { randomBytes } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
// Alone: commands and the app server need nothing else of the library, and load it with each start.
import * as Redacted from "effect/Redacted"

/** Every server of the product listens on loopback alone. */
export const host = "127.0.0.1"

const portVariables = {
  app: ["PARKSCHEIN_APP_PORT", 4400],
  api: ["PARKSCHEIN_API_PORT", 4401],
  identity: ["PARKSCHEIN_IDENTITY_PORT", 4402],
  payment: ["PARKSCHEIN_PAYMENT_PORT", 4403],
  atlas: ["PARKSCHEIN_ATLAS_PORT", 4404]
} as const

export type Server = keyof typeof portVariables

/** The environment variable that moves a server to another port. */
export const portVariable = (server: Server): string => portVariables[server][0]

const portFrom = ([variable, fallback]: readonly [variable: string, fallback: number]): number => {
  const raw = process.env[variable]
  if (raw === undefined || raw === "") return fallback
  const value = Number(raw)
  if (!Number.isInteger(value) || value < 1 || value > 65_535) {
    throw new Error(`${variable} must be a port from 1 to 65535, but is "${raw}".`)
  }
  return value
}

const port = (server: Server): number => portFrom(portVariables[server])

/** The environment variable that names the address by which the world knows a server, such as https://shop.example. */
const originVariable = (server: Server): string => portVariable(server).replace(/PORT$/, "ORIGIN")

/** An origin out of the environment; null when it is not set. Fails with the example when it is none. */
export const originFrom = (variable: string, example: string): string | null => {
  const raw = process.env[variable] ?? ""
  if (raw === "") return null
  if (!URL.canParse(raw) || new URL(raw).origin !== raw) {
    throw new Error(`${variable} must be an origin like ${example}, but is "${raw}".`)
  }
  return raw
}

const origin = (server: Server): string =>
  originFrom(originVariable(server), "https://shop.example") ?? `http://localhost:${port(server)}`

const text = (variable: string, fallback: string): string => process.env[variable] || fallback

/** The folder that holds everything the demo world remembers; `npm run reset` throws it away. */
export const dataFolder = resolve(text("PARKSCHEIN_DATA_FOLDER", join(import.meta.dirname, "../.data")))

/** What is built, and what the app server serves. Tests build into a folder of their own, so that they disturb no running shop. */
export const shopBuildFolder = resolve(text("PARKSCHEIN_DIST_FOLDER", join(import.meta.dirname, "../dist")))

export const ports = {
  app: port("app"),
  api: port("api"),
  identity: port("identity"),
  payment: port("payment"),
  atlas: port("atlas")
} as const

/**
 * Where the demo world receives mail by SMTP, to show it at /outbox of the identity provider. That one's process listens
 * here, so the port moves with it unless it is given: 4405.
 */
export const mailPortVariable = "PARKSCHEIN_MAIL_PORT"
export const mailPort = portFrom([mailPortVariable, ports.identity + 3])

/** By these, browsers and the servers know each other; on a desk the ports of this machine. */
export const origins = {
  app: origin("app"),
  api: origin("api"),
  identity: origin("identity"),
  payment: origin("payment"),
  atlas: origin("atlas")
} as const

/** Browsers know a server by an https address: this is no desk any more. */
export const isOnTheWeb = Object.values(origins).some((each) => each.startsWith("https://"))

const demoVariable = "PARKSCHEIN_DEMO"

/** Whether the operator has asked for the demo by name: its shops, codes and accounts, its bank and its identity provider. */
export const isDemo = (): boolean => process.env[demoVariable] === "1"

/** Fails unless the demo was asked for: anybody can log in with a published password there, or pay without money. */
export const requireDemo = (server: string): void => {
  if (isDemo()) return
  throw new Error(`The ${server} is part of the demo. Set ${demoVariable}=1 if that is what you want to run.`)
}

/** Whether faults can be switched on by whoever reaches a server. Fails on the web, where that is anybody. */
export const testControl = (): boolean => {
  if (process.env["PARKSCHEIN_TEST_CONTROL"] !== "1") return false
  if (isOnTheWeb) {
    throw new Error(
      "PARKSCHEIN_TEST_CONTROL=1 lets anybody switch faults on, and an address begins with https. Unset one of them."
    )
  }
  return true
}

/** OAuth: the public client of the browser app, the confidential client of services, the API they ask for. */
export const identity = {
  /** With the trailing slash, as it stands in `iss`. */
  issuer: `${origin("identity")}/`,
  audience: text("PARKSCHEIN_IDENTITY_AUDIENCE", "https://api.parkschein.example"),
  clientId: text("PARKSCHEIN_IDENTITY_CLIENT_ID", "parkschein-shop"),
  scope: text("PARKSCHEIN_IDENTITY_SCOPE", "openid profile email"),
  serviceClientId: "parkschein-service",
  /** Scope of a service token: the internal cart endpoints want it. */
  serviceScope: "cart:internal",
  claims: {
    emailVerified: text("PARKSCHEIN_CLAIM_EMAIL_VERIFIED", "https://parkschein.example/email_verified"),
    /** In the access token: the address that mails about orders go to. Without it, the provider's userinfo is asked. */
    email: text("PARKSCHEIN_CLAIM_EMAIL", "https://parkschein.example/email"),
    lastShopVisited: text("PARKSCHEIN_CLAIM_LAST_SHOP", "https://parkschein.example/last_shop_visited")
  }
} as const

/** The PostgreSQL address; the embedded database sets it for the servers it is started with. */
export const databaseUrl = (): Redacted.Redacted => {
  const url = process.env["DATABASE_URL"]
  if (url === undefined || url === "") {
    throw new Error("DATABASE_URL is not set. `npm start` sets it for the embedded database.")
  }
  return Redacted.make(url)
}

/** For what wants a connection to itself where `DATABASE_URL` is a pooler's that gives it to others after each transaction. */
export const directDatabaseUrl = (): Redacted.Redacted => {
  const url = process.env["PARKSCHEIN_DIRECT_DATABASE_URL"] || null
  return url === null ? databaseUrl() : Redacted.make(url)
}

/** One of two words from the environment; the first where nothing is said. */
const wordFrom = <Word extends string>(variable: string, words: readonly [Word, Word]): Word => {
  const raw = process.env[variable] || words[0]
  const word = words.find((each) => each === raw)
  if (word === undefined) throw new Error(`${variable} must be ${words.join(" or ")}, but is "${raw}".`)
  return word
}

/** Whether a server brings its tables up to date when it starts; else a job has done so before, and the server looks whether it has. */
export const migratesAtStart = (): boolean =>
  wordFrom("PARKSCHEIN_MIGRATIONS", ["at-start", "before"]) === "at-start"

/** Statements stay prepared on a connection, unless a pooler gives each transaction another one. */
export const keepsStatementsPrepared = (): boolean =>
  wordFrom("PARKSCHEIN_PREPARED_STATEMENTS", ["kept", "none"]) === "kept"

/** Connections a server may hold: the embedded database serves one at a time, a PostgreSQL server many. */
export const maximumConnections = (): number => Number(text("PARKSCHEIN_DATABASE_CONNECTIONS", "10"))

/** Characters below which a secret may have been thought up, or be one for tests. */
const shortestSecret = 32

const givenSecret = (variable: string): Redacted.Redacted | null => {
  const given = process.env[variable] ?? ""
  if (given === "") return null
  if (isOnTheWeb && given.length < shortestSecret)
    throw new Error(`${variable} must have at least ${shortestSecret} random characters.`)
  return Redacted.make(given)
}

/** Believed beside the secret of payments while that is changed, never signed with; null: none is. */
export const otherPaymentSecret = (): Redacted.Redacted | null =>
  givenSecret("PARKSCHEIN_SECRET_PAYMENT_SIGNING_ALSO")

/**
 * A secret of this installation: from the environment, else made once and kept in the data folder. On the web, fails for
 * one that is short.
 */
export const secret = (name: "payment-signing" | "service-client" | "cookies"): Redacted.Redacted => {
  const given = givenSecret(`PARKSCHEIN_SECRET_${name.toUpperCase().replace("-", "_")}`)
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
