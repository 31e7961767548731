/**
 * A real, empty PostgreSQL database for one test file, with a client of its own to look into the tables: embedded and in
 * memory, or a new database on the server that `PARKSCHEIN_TEST_DATABASE_URL` names.
 */
import { randomUUID } from "node:crypto"
import { Effect, ManagedRuntime, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { databaseLayer } from "./client.ts"
import { startEmbeddedDatabase } from "./embedded.ts"

export interface TestDatabase {
  /** What belongs into `DATABASE_URL`. */
  readonly url: string
  /** Runs one statement; `$1` and so on stand for the parameters. */
  query<Row extends object = Record<string, unknown>>(
    statement: string,
    parameters?: ReadonlyArray<unknown>
  ): Promise<ReadonlyArray<Row>>
  stop(): Promise<void>
  /** Keeps all of it as a file to start from; does nothing on a server. Nobody else may be at work in it. */
  keepAs(file: string): Promise<void>
}

/** A client to look into a database that is there already. */
export const connect = (url: string) => {
  const runtime = ManagedRuntime.make(
    databaseLayer({
      url: Redacted.make(url),
      maximumConnections: 1,
      applicationName: "test",
      isPatient: true
    })
  )
  return {
    query: <Row extends object>(statement: string, parameters: ReadonlyArray<unknown> = []) =>
      runtime.runPromise(
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          return yield* sql.unsafe<Row>(statement, parameters)
        })
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

/** Asks for the embedded database, whatever the environment says. */
export const embedded = "embedded"

/** Without a server's address, the database is embedded, and a copy of `copyOf` where that is a file. */
export const startTestDatabase = async (
  serverUrl: string | undefined = process.env["PARKSCHEIN_TEST_DATABASE_URL"],
  copyOf?: string
): Promise<TestDatabase> => {
  const database =
    serverUrl === undefined || serverUrl === embedded
      ? await startEmbeddedDatabase(copyOf === undefined ? {} : { copyOf })
      : await createOnServer(serverUrl)
  const { query, close } = connect(database.url)
  return {
    url: database.url,
    query,
    keepAs: database.keepAs,
    stop: async () => {
      await close()
      await database.stop()
    }
  }
}
