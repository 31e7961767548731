/** Conditions for lists of ids that somebody sent. */
import type { SqlClient, Statement } from "effect/sql"

/** What a column of ids can be asked about at all; the database refuses anything else. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** A condition for any number of UUIDs, none included, as one parameter: a list of thousands is no statement of its own. */
export const inIds = (
  sql: SqlClient.SqlClient,
  column: string,
  ids: ReadonlyArray<string>
): Statement.Fragment =>
  sql`${sql(column)} in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))`

/** The same for ids that are any text. */
export const inTexts = (
  sql: SqlClient.SqlClient,
  column: string,
  texts: ReadonlyArray<string>
): Statement.Fragment =>
  sql`${sql(column)} in (select value from jsonb_array_elements_text(${JSON.stringify(texts)}::text::jsonb))`
