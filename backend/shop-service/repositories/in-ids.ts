/** Conditions for lists of ids from a request. */
import type { SqlClient, Statement } from "effect/sql"

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
