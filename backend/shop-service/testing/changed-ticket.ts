/** A ticket that an operator changes during a test. */
import type { TestDatabase } from "../../database/test-database.ts"

/** Runs the work while a column of the ticket has this value. */
export const whileTicketHas = async (
  { query }: Pick<TestDatabase, "query">,
  id: string | undefined,
  [column, value]: readonly [column: string, value: unknown],
  work: () => Promise<unknown>
) => {
  const [before] = await query<{ value: unknown }>(
    `select to_jsonb(${column}) as value from shop.ticket where id = $1`,
    [id]
  )
  const set = (next: unknown) =>
    query(
      `update shop.ticket t
       set ${column} = (jsonb_populate_record(null::shop.ticket, $1::text::jsonb)).${column} where id = $2`,
      [JSON.stringify({ [column]: next }), id]
    )
  await set(value)
  try {
    await work()
  } finally {
    await set(before?.value)
  }
}
