/** A condition for any number of UUIDs, none included, as one parameter: a list of thousands is no statement of its own. */
import type { SqlClient, Statement } from "effect/sql"

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
