/** The PostgreSQL client of a server: one pool per process, with the address from the environment. */
import { PgClient } from "@effect/sql-pg"
import { type Layer, Redacted, String as Str } from "effect"
import { type SqlClient, SqlError } from "effect/sql"
import { keepsStatementsPrepared } from "../configuration.ts"
import { openSharedConnection } from "./shared-connection.ts"

/** Pipelined statements per connection; each waits for those before it, so a slow one delays few. */
const statementsAtOnce = 8

export interface DatabaseOptions {
  /** `postgresql://user:password@host:port/database` */
  readonly url: Redacted.Redacted
  readonly maximumConnections: number
  /** Shown in the server's list of connections. */
  readonly applicationName: string
  /** Exclusive connection per statement, without timeout: for migrations. */
  readonly isPatient?: boolean
}

/** Statements of many requests share connections; a transaction has its own. */
const sharing = (
  url: Redacted.Redacted
): Pick<PgClient.PgPoolConfig, "multiplex" | "multiplexConcurrency" | "stream"> => {
  const { hostname, port, searchParams } = new URL(Redacted.value(url))
  // The address of a Unix socket is not in the host of the URL.
  const isByNetwork = hostname !== "" && !hostname.startsWith("%") && !searchParams.has("host")
  const host = hostname.replace(/^\[|\]$/g, "")
  return {
    multiplex: true,
    multiplexConcurrency: statementsAtOnce,
    ...(isByNetwork ? { stream: () => openSharedConnection(host, Number(port || 5432)) } : {})
  }
}

export const databaseLayer = ({
  url,
  maximumConnections,
  applicationName,
  isPatient = false
}: DatabaseOptions): Layer.Layer<PgClient.PgClient | SqlClient.SqlClient, SqlError.SqlError> =>
  PgClient.layer({
    url,
    maxConnections: maximumConnections,
    applicationName,
    connectTimeout: "10 seconds",
    prepare: keepsStatementsPrepared(),
    // Columns are read as `createdAt`; JSON is as its writer stored it.
    transformResultNames: Str.snakeToCamel,
    transformJson: false,
    ...(isPatient ? {} : sharing(url))
  })

/** Returns why something failed; where the database did, in the words of the network or the server. */
export const reasonOf = (failure: unknown): string => {
  if (!SqlError.isSqlError(failure)) return failure instanceof Error ? failure.message : String(failure)
  const { message = "", code = "" } = failure.reason.cause as NodeJS.ErrnoException
  return message || code || failure.message
}

/**
 * Explains why a process with this database failed. Without a connection, its setting is to be checked; where
 * a statement has failed, it is right.
 */
export const explainFailure = (failure: unknown, url: () => Redacted.Redacted, setting: string): string => {
  const reason = reasonOf(failure)
  if (!SqlError.isSqlError(failure)) return reason
  const { host } = new URL(Redacted.value(url()))
  return failure.reason.operation === "connect"
    ? `The database at ${host} does not work: ${reason}. Check ${setting}.`
    : `A statement failed in the database at ${host}: ${reason}.`
}
