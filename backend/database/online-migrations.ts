/**
 * Migrations that run next to readers and writers: files named `.online.sql`. The service is correct without
 * them, so nothing waits for one; if a process ends in the middle, the next one that starts continues.
 */
import { Effect, Schedule } from "effect"
import { SqlClient } from "effect/sql"
import { changedAfterwards, type Migration, readMigrations } from "./migration-files.ts"
import { sqlStateOf } from "./transient-error.ts"

/** None of these blocks reads or writes. https://www.postgresql.org/docs/current/explicit-locking.html */
const lockless = {
  making: /^create (?:unique )?index concurrently if not exists (\w+) on (\w+)\./i,
  others: [/^drop index concurrently if exists /i, /^alter table \S+ validate constraint /i]
}

export const isLockless = (statement: string): boolean =>
  [lockless.making, ...lockless.others].some((form) => form.test(statement))

/** Conflicts with another process that makes the same: its name is taken, or they deadlock. */
const conflicts: ReadonlyArray<string> = ["23505", "42P07", "40P01"]

const isConflict = (error: unknown): boolean => conflicts.includes(sqlStateOf(error))

const again = { while: isConflict, times: 10, schedule: Schedule.jittered(Schedule.spaced("1 second")) }

/** Returns true if it is done now; false if another process is doing it. */
const run = Effect.fnUntraced(function* (statement: string) {
  const sql = yield* SqlClient.SqlClient
  const [, index, schema] = lockless.making.exec(statement) ?? []
  if (index === undefined) {
    yield* sql.unsafe(statement)
    return true
  }
  const stateOf = sql<{ valid: boolean; making: boolean }>`
    select indisvalid as valid, exists (
      select 1 from pg_stat_progress_create_index p where p.index_relid = i.indexrelid) as making
    from pg_index i where indexrelid = to_regclass(${`${schema}.${index}`})`
  const [state] = yield* stateOf
  if (state?.valid === true) return true
  if (state?.making === true) return false
  // Left by a process that ended in the middle: it costs writes, and no read uses it.
  if (state !== undefined) yield* sql.unsafe(`drop index concurrently if exists ${schema}.${index}`)
  yield* sql.unsafe(statement)
  return (yield* stateOf)[0]?.valid === true
})

const apply = Effect.fnUntraced(function* (schema: string, migration: Migration) {
  const sql = yield* SqlClient.SqlClient
  const table = sql(`${schema}.migration`)
  const { version, name, checksum, statements } = migration
  const [known] = yield* sql<{ checksum: string }>`select checksum from ${table} where version = ${version}`
  if (known?.checksum === checksum) return []
  if (known !== undefined) return yield* Effect.die(changedAfterwards(schema, migration))
  const locking = statements.find((statement) => !isLockless(statement))
  if (locking !== undefined) {
    return yield* Effect.die(new Error(`Migration ${version} (${name}) is no online one: ${locking}`))
  }
  for (const statement of statements) {
    // Asks: a statement that waited in the database for another process would stop the index of that one.
    yield* Effect.retry(run(statement), again).pipe(
      Effect.repeat({ until: (isDone) => isDone, schedule: Schedule.spaced("200 millis") })
    )
  }
  const recorded = yield* sql`
    insert into ${table} (version, name, checksum) values (${version}, ${name}, ${checksum})
    on conflict (version) do nothing returning version`
  return recorded.length === 0 ? [] : [version]
})

/** Call after `migrate`. Returns the applied versions. */
export const migrateOnline = Effect.fn("migrateOnline")(function* (schema: string, folder: string) {
  const applied: number[] = []
  for (const migration of readMigrations(folder)) {
    if (migration.isOnline) applied.push(...(yield* apply(schema, migration)))
  }
  return applied
})
