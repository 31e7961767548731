/** SQL access of the identity provider, whose pages are not built with Effect. */
import { join } from "node:path"
import { Effect, ManagedRuntime, type Redacted } from "effect"
import { SqlClient, Statement } from "effect/sql"
import { databaseLayer } from "../../database/client.ts"
import { bringUpToDate } from "../../database/migrations.ts"

/** Returns a constant part of statements, such as columns. */
export const part = (text: string): Statement.Fragment => Statement.fragment([Statement.literal(text)])

export type Database = ReturnType<typeof openDatabase>

/** Connects on first use; an unreachable database is an error of the statement. */
export const openDatabase = (url: Redacted.Redacted, maximumConnections: number) => {
  const runtime = ManagedRuntime.make(
    databaseLayer({ url, maximumConnections, applicationName: "identity-provider" })
  )
  const rows = <Row extends object = object>(
    statement: TemplateStringsArray,
    ...values: ReadonlyArray<unknown>
  ) => runtime.runPromise(Effect.flatMap(SqlClient.SqlClient, (sql) => sql<Row>(statement, ...values)))
  return {
    /** Runs a template's statement. Values: text, numbers, booleans, dates, parts; JSON as text with `::jsonb`. */
    rows,
    /** Runs a template's statement and returns its first row, if any. */
    first: async <Row extends object>(statement: TemplateStringsArray, ...values: ReadonlyArray<unknown>) =>
      (await rows<Row>(statement, ...values))[0],
    /** Applies pending migrations. */
    bringUpToDate: () =>
      runtime.runPromise(bringUpToDate("identity", join(import.meta.dirname, "../migrations"))),
    close: () => runtime.dispose()
  }
}
