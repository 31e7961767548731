/**
 * Brings one SQL schema of the database up to date from numbered `.sql` files, exactly once each, also when
 * several processes start at the same moment. A file that has been applied must not change any more.
 */
import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

interface Migration {
  readonly version: number
  readonly name: string
  readonly checksum: string
  readonly statements: ReadonlyArray<string>
}

/** A statement ends with a semicolon at the end of a line, outside of the body of a function. */
const statement = /(?:\$\$[\s\S]*?\$\$|(?!\$\$)[\s\S])*?(?:;[ \t]*$|(?![\s\S]))/gm

/** Files are named `0001-what-it-does.sql`. */
const readMigrations = (folder: string): ReadonlyArray<Migration> =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => {
      const match = /^(\d{4})-([a-z0-9-]+)\.sql$/.exec(file)
      if (match === null) throw new Error(`${join(folder, file)} must be named like 0001-what-it-does.sql.`)
      const text = readFileSync(join(folder, file), "utf8")
      return {
        version: Number(match[1]),
        name: match[2] ?? "",
        checksum: createHash("sha256").update(text).digest("hex"),
        statements: (text.replace(/^--.*$/gm, "").match(statement) ?? [])
          .map((each) => each.trim())
          .filter((each) => each !== "")
      }
    })

/**
 * Applies what is missing in one transaction and answers the versions applied. Dies on a file that was changed
 * after it had been applied, since the database then no longer is what the files say.
 */
export const migrate = Effect.fn("migrate")(function* (schema: string, folder: string) {
  const sql = yield* SqlClient.SqlClient
  const migrations = readMigrations(folder)
  const table = sql(`${schema}.migration`)
  const apply = Effect.gen(function* () {
    yield* sql`select pg_advisory_xact_lock(hashtext(${`migrate ${schema}`}))`
    yield* sql`create schema if not exists ${sql(schema)}`
    yield* sql`create table if not exists ${table} (
      version integer primary key, name text not null, checksum text not null,
      applied_at timestamptz not null default now())`
    // Tables older than checksums have none; what they name is taken as it is.
    yield* sql`alter table ${table} add column if not exists checksum text not null default ''`
    const known = yield* sql<{ version: number; checksum: string }>`select version, checksum from ${table}`
    const checksums = new Map(known.map((row) => [row.version, row.checksum]))
    const applied: number[] = []
    for (const migration of migrations) {
      const checksum = checksums.get(migration.version)
      if (checksum === migration.checksum || checksum === "") continue
      if (checksum !== undefined) {
        return yield* Effect.die(
          new Error(
            `Migration ${migration.version} (${migration.name}) of schema "${schema}" changed after it was applied. ` +
              "Add a new migration instead, or run `npm run reset` to begin with an empty database."
          )
        )
      }
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
  return yield* sql.withTransaction(apply)
})
