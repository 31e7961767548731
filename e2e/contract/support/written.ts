/** Records writes to a database: each row inserted, changed or deleted since the start. */
import type { TestDatabase } from "../../../backend/database/test-database.ts"

export interface Watch {
  /** Returns the number of rows written and committed, without the excepted tables. */
  written(except?: ReadonlyArray<string>): Promise<number>
}

export const watchWrites = async ({ query }: TestDatabase): Promise<Watch> => {
  await query("create schema watch")
  await query("create table watch.written (name text not null)")
  await query(`create function watch.remember() returns trigger language plpgsql as $$ begin
      insert into watch.written values (tg_table_name);
      return null;
    end $$`)
  const tables = await query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'shop' order by 1"
  )
  for (const { name } of tables) {
    await query(`create trigger watch after insert or update or delete on shop.${name}
      for each row execute function watch.remember()`)
  }
  return {
    written: async (except = []) => {
      const [row] = await query<{ rows: number }>(
        "select count(*)::int as rows from watch.written where not name = any($1)",
        [except]
      )
      return row?.rows ?? 0
    }
  }
}
