/**
 * A real, empty PostgreSQL database for one test file, with its own client to inspect the tables: embedded
 * and in memory, or a new database on the server that `PARKSCHEIN_TEST_DATABASE_URL` names.
 */
import { randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { basename } from "node:path"
import { Effect, ManagedRuntime, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { databaseLayer } from "./client.ts"
import { startEmbeddedDatabase } from "./embedded.ts"

export interface TestDatabase {
  /** Value for `DATABASE_URL`. */
  readonly url: string
  /** Runs one statement; `$1` and so on stand for the parameters. */
  query<Row extends object = Record<string, unknown>>(
    statement: string,
    parameters?: ReadonlyArray<unknown>
  ): Promise<ReadonlyArray<Row>>
  /** Runs the statement of a template, whose values are its parameters. */
  sql<Row extends object = Record<string, unknown>>(
    statement: TemplateStringsArray,
    ...parameters: ReadonlyArray<unknown>
  ): Promise<ReadonlyArray<Row>>
  stop(): Promise<void>
  /** False if there was nothing to copy. */
  readonly isCopy: boolean
  /** Saves it to start from: as a file, or on a server as a template. No client may be connected to it. */
  keepAs(file: string): Promise<void>
}

/** Returns a client to inspect an existing database. */
export const connect = (url: string) => {
  const runtime = ManagedRuntime.make(
    databaseLayer({
      url: Redacted.make(url),
      maximumConnections: 1,
      applicationName: "test",
      isPatient: true
    })
  )
  const query = <Row extends object>(statement: string, parameters: ReadonlyArray<unknown> = []) =>
    runtime.runPromise(
      // Columns keep their names.
      Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<Row>(statement, parameters).withoutTransform)
    )
  return {
    query,
    sql: <Row extends object>(parts: TemplateStringsArray, ...parameters: ReadonlyArray<unknown>) =>
      query<Row>(
        parts.reduce((text, part, index) => `${text}$${index}${part}`),
        parameters
      ),
    close: () => runtime.dispose()
  }
}

const templates = "parkschein_template_"

const templateOf = (file: string) => `${templates}${basename(file, ".tar")}`

const createOnServer = async (serverUrl: string, copyOf?: string) => {
  const server = connect(serverUrl)
  const name = `parkschein_test_${randomUUID().replaceAll("-", "")}`
  const found = await server.sql<{ datname: string }>`select datname from pg_database`
  const template = found.find(({ datname }) => copyOf !== undefined && datname === templateOf(copyOf))
  await server.query(`create database ${name} template "${template?.datname ?? "template1"}"`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    isCopy: template !== undefined,
    keepAs: async (file: string) => {
      for (const { datname } of found.filter((other) => other.datname.startsWith(templates)))
        await server.query(`drop database if exists "${datname}"`)
      await server.query(`create database "${templateOf(file)}" template ${name}`)
    },
    stop: async () => {
      await server.query(`drop database ${name} with (force)`)
      await server.close()
    }
  }
}

/** Requests the embedded database, whatever the environment says. */
export const embedded = "embedded"

const startEmbedded = async (copyOf?: string) => {
  const database = await startEmbeddedDatabase(copyOf === undefined ? {} : { copyOf })
  return { ...database, isCopy: copyOf !== undefined && existsSync(copyOf) }
}

/** Without a server's address, the database is embedded. It is a copy of `copyOf` if that has been kept. */
export const startTestDatabase = async (
  serverUrl: string | undefined = process.env["PARKSCHEIN_TEST_DATABASE_URL"],
  copyOf?: string
): Promise<TestDatabase> => {
  const database =
    serverUrl === undefined || serverUrl === embedded
      ? await startEmbedded(copyOf)
      : await createOnServer(serverUrl, copyOf)
  const { query, sql, close } = connect(database.url)
  return {
    url: database.url,
    query,
    sql,
    isCopy: database.isCopy,
    keepAs: database.keepAs,
    stop: async () => {
      await close()
      await database.stop()
    }
  }
}
