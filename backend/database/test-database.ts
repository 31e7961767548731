/**
 * A real, empty PostgreSQL database for one test file, with its own client to inspect the tables: embedded
 * and in memory, or a new database on the server that `PARKSCHEIN_TEST_DATABASE_URL` names.
 */
import { randomUUID } from "node:crypto"
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
  /** Saves it as a file to start from; does nothing on a server. There must be no other work in it. */
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

const createOnServer = async (serverUrl: string) => {
  const server = connect(serverUrl)
  const name = `parkschein_test_${randomUUID().replaceAll("-", "")}`
  await server.query(`create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    keepAs: async () => undefined,
    stop: async () => {
      await server.query(`drop database ${name} with (force)`)
      await server.close()
    }
  }
}

/** Requests the embedded database, whatever the environment says. */
export const embedded = "embedded"

/** Without a server's address, the database is embedded, as a copy of `copyOf` if that file exists. */
export const startTestDatabase = async (
  serverUrl: string | undefined = process.env["PARKSCHEIN_TEST_DATABASE_URL"],
  copyOf?: string
): Promise<TestDatabase> => {
  const database =
    serverUrl === undefined || serverUrl === embedded
      ? await startEmbeddedDatabase(copyOf === undefined ? {} : { copyOf })
      : await createOnServer(serverUrl)
  const { query, sql, close } = connect(database.url)
  return {
    url: database.url,
    query,
    sql,
    keepAs: database.keepAs,
    stop: async () => {
      await close()
      await database.stop()
    }
  }
}
