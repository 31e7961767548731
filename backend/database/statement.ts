/** Runs statements of repositories: one that fails is a defect, since no caller can do anything about it. */
import { Array as Arr, Effect } from "effect"
import type { SqlClient, SqlError, Statement } from "effect/sql"

type Rows<Row> = Effect.Effect<ReadonlyArray<Row>, SqlError.SqlError>

/** Runs a statement whose rows are not needed. */
export const run = (statement: Rows<unknown>): Effect.Effect<void> => Effect.orDie(Effect.asVoid(statement))

/** Returns true if the statement has a row. */
export const exists = (statement: Rows<unknown>): Effect.Effect<boolean> =>
  Effect.orDie(Effect.map(statement, (rows) => rows.length > 0))

/** Returns the first row; undefined if there is none. */
export const first = <Row>(statement: Rows<Row>): Effect.Effect<Row | undefined> =>
  Effect.orDie(Effect.map(statement, ([row]) => row))

/** Returns the row of a statement that always has one. */
export const only = <Row>(statement: Rows<Row>): Effect.Effect<Row> =>
  Effect.orDie(Effect.flatMap(statement, ([row]) => Effect.fromNullishOr(row)))

/** Inserts any number of rows, even none, in one statement. */
export const insertRows = (
  sql: SqlClient.SqlClient,
  table: string,
  rows: ReadonlyArray<Readonly<Record<string, unknown>>>
): Effect.Effect<void, SqlError.SqlError> =>
  Arr.isReadonlyArrayNonEmpty(rows)
    ? Effect.asVoid(sql`insert into ${sql(table)} ${sql.insert(rows)}`)
    : Effect.void

/** Returns true for the format of an id; the database rejects any other text. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** Condition for any number of UUIDs, even none, as one parameter: thousands give the same statement. */
export const inIds = (
  sql: SqlClient.SqlClient,
  column: string,
  ids: ReadonlyArray<string>
): Statement.Fragment =>
  sql`${sql(column)} in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))`

/** The same for ids of any format. */
export const inTexts = (
  sql: SqlClient.SqlClient,
  column: string,
  texts: ReadonlyArray<string>
): Statement.Fragment =>
  sql`${sql(column)} in (select value from jsonb_array_elements_text(${JSON.stringify(texts)}::text::jsonb))`
