/** SQL access of the identity provider: rows of a statement, and transactions. */
import { join } from "node:path"
import { PgClient } from "@effect/sql-pg"
import { Effect, ManagedRuntime, type Redacted } from "effect"
import { databaseLayer } from "../../database/client.ts"
import { bringUpToDate } from "../../database/migrations.ts"

export type Row = Readonly<Record<string, unknown>>

export interface Database {
  /** Runs one statement. Parameters: text, numbers, booleans, dates; JSON as text with `::jsonb`. */
  rows<A extends Row = Row>(statement: string, parameters?: ReadonlyArray<unknown>): Promise<ReadonlyArray<A>>
  /** Runs one statement and returns its first row, if any. */
  first<A extends Row = Row>(statement: string, parameters?: ReadonlyArray<unknown>): Promise<A | undefined>
  /** Runs statements in sequence, all or none. */
  transaction(
    statements: ReadonlyArray<readonly [statement: string, parameters?: ReadonlyArray<unknown>]>
  ): Promise<void>
  /** Applies pending migrations. */
  bringUpToDate(): Promise<unknown>
  close(): Promise<void>
}

/** Connects on first use; an unreachable database is an error of the statement. */
export const openDatabase = (url: Redacted.Redacted, maximumConnections: number): Database => {
  const runtime = ManagedRuntime.make(
    databaseLayer({ url, maximumConnections, applicationName: "identity-provider" })
  )
  const rows = <A extends Row>(statement: string, parameters: ReadonlyArray<unknown> = []) =>
    runtime.runPromise(Effect.flatMap(PgClient.PgClient, (sql) => sql.unsafe<A>(statement, parameters)))
  return {
    rows,
    first: async <A extends Row>(statement: string, parameters?: ReadonlyArray<unknown>) =>
      (await rows<A>(statement, parameters))[0],
    transaction: (statements) =>
      runtime.runPromise(
        Effect.flatMap(PgClient.PgClient, (sql) =>
          sql.withTransaction(
            Effect.forEach(statements, ([statement, parameters = []]) => sql.unsafe(statement, parameters), {
              discard: true
            })
          )
        )
      ),
    bringUpToDate: () =>
      runtime.runPromise(bringUpToDate("identity", join(import.meta.dirname, "../migrations"))),
    close: () => runtime.dispose()
  }
}
