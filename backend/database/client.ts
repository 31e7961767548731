/** The PostgreSQL client of a server: one pool per process, made from the address in the environment. */
import { PgClient } from "@effect/sql-pg"
import { type Layer, Redacted } from "effect"
import type { SqlClient, SqlError } from "effect/sql"

export interface DatabaseOptions {
  /** `postgresql://user:password@host:port/database` */
  readonly url: string
  readonly maximumConnections: number
  /** Shows up in the server's list of connections. */
  readonly applicationName: string
}

export const databaseLayer = (
  options: DatabaseOptions
): Layer.Layer<PgClient.PgClient | SqlClient.SqlClient, SqlError.SqlError> =>
  PgClient.layer({
    url: Redacted.make(options.url),
    maxConnections: options.maximumConnections,
    applicationName: options.applicationName,
    connectTimeout: "10 seconds"
  })
