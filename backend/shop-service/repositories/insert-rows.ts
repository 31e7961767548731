/** Inserts any number of rows, even none, in one statement. */
import { Array as Arr, Effect } from "effect"
import type { SqlClient, SqlError } from "effect/sql"

export const insertRows = (
  sql: SqlClient.SqlClient,
  table: string,
  rows: ReadonlyArray<Readonly<Record<string, unknown>>>
): Effect.Effect<void, SqlError.SqlError> =>
  Arr.isReadonlyArrayNonEmpty(rows)
    ? Effect.asVoid(sql`insert into ${sql(table)} ${sql.insert(rows)}`)
    : Effect.void
