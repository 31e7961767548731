/**
 * Migrates one SQL schema of the database with numbered `.sql` files, exactly once each, even if several
 * processes start at the same moment. Migrations next to readers and writers are in online-migrations.ts.
 */
import { Effect, Schedule } from "effect"
import { SqlClient } from "effect/sql"
import { migratesAtStart } from "../configuration.ts"
import { changedAfterwards, readMigrations } from "./migration-files.ts"
import { sqlStateOf } from "./transient-error.ts"

/** A statement that waits for a table blocks all others behind it: better to roll back and retry. */
const lockTimeout = "2s"
const maxAttempts = 30

const isLockTimeout = (error: unknown): boolean => sqlStateOf(error) === "55P03"

/** Applies missing migrations in one transaction and returns their versions. Dies on a changed file. */
export const migrate = Effect.fn("migrate")(function* (schema: string, folder: string) {
  const sql = yield* SqlClient.SqlClient
  const migrations = readMigrations(folder).filter(({ isOnline }) => !isOnline)
  const table = sql(`${schema}.migration`)
  const apply = Effect.gen(function* () {
    yield* sql`select pg_advisory_xact_lock(hashtext(${`migrate ${schema}`}))`
    yield* sql.unsafe(`set local lock_timeout = '${lockTimeout}'`)
    yield* sql`create schema if not exists ${sql(schema)}`
    yield* sql`create table if not exists ${table} (
      version integer primary key, name text not null, checksum text not null,
      applied_at timestamptz not null default now())`
    // Tables older than checksums have none; their migrations are accepted unchecked.
    yield* sql`alter table ${table} add column if not exists checksum text not null default ''`
    const known = yield* sql<{ version: number; checksum: string }>`select version, checksum from ${table}`
    const checksums = new Map(known.map((row) => [row.version, row.checksum]))
    const applied: number[] = []
    for (const migration of migrations) {
      const checksum = checksums.get(migration.version)
      if (checksum === migration.checksum || checksum === "") continue
      if (checksum !== undefined) return yield* Effect.die(changedAfterwards(schema, migration))
      for (const statement of migration.statements) yield* sql.unsafe(statement)
      yield* sql`insert into ${table} ${sql.insert({
        version: migration.version,
        name: migration.name,
        checksum: migration.checksum
      })}`
      applied.push(migration.version)
    }
    return applied
  })
  return yield* sql
    .withTransaction(apply)
    .pipe(Effect.retry({ while: isLockTimeout, times: maxAttempts, schedule: Schedule.spaced("1 second") }))
})

/** Dies if one is missing that cannot run while the service does; extra ones are of a newer release. */
const checkMigrations = Effect.fn("checkMigrations")(function* (schema: string, folder: string) {
  const sql = yield* SqlClient.SqlClient
  const name = `${schema}.migration`
  const [table] = yield* sql<{ exists: boolean }>`select to_regclass(${name}) is not null as "exists"`
  const known =
    table?.exists === true ? yield* sql<{ version: number }>`select version from ${sql(name)}` : []
  const missing = readMigrations(folder).filter(
    ({ version, isOnline }) => !isOnline && !known.some((row) => row.version === version)
  )
  if (missing.length === 0) return
  return yield* Effect.die(
    new Error(
      `The tables of schema "${schema}" are of an older release: ${missing.map((each) => each.name).join(", ")} missing. ` +
        "Run the job migrate first."
    )
  )
})

/** At the start of a server: applies missing migrations, or checks that the job has applied them. */
export const bringUpToDate = (schema: string, folder: string) =>
  migratesAtStart() ? Effect.asVoid(migrate(schema, folder)) : checkMigrations(schema, folder)
