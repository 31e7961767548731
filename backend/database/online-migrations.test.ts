/** Tests of migrations next to readers and writers: their locks, and what the next process continues. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Redacted } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type PostgresServer, startPostgresServer } from "../testing/postgres-server.ts"
import { databaseLayer } from "./client.ts"
import { migrate } from "./migrations.ts"
import { migrateOnline } from "./online-migrations.ts"
import { connect, startTestDatabase, type TestDatabase } from "./test-database.ts"

let database: TestDatabase
let server: PostgresServer
let folder = ""
beforeAll(async () => {
  server = await startPostgresServer()
  database = await startTestDatabase(server.url)
})
afterAll(async () => {
  await database.stop()
  if (server.url !== undefined) await server.stop()
})
beforeEach(async () => {
  if (folder !== "") rmSync(folder, { recursive: true })
  folder = mkdtempSync(join(tmpdir(), "migrations-"))
  await database.sql`drop schema if exists garage cascade`
  write("0001-levels.sql", "create table garage.level (name text);\ninsert into garage.level values ('P1');")
  await run(migrate)
})

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const byName = "create index concurrently if not exists level_by_name on garage.level (name);"

const run = (migrating: typeof migrate | typeof migrateOnline, url = database.url) =>
  Effect.runPromise(
    migrating("garage", folder).pipe(
      Effect.provide(
        databaseLayer({
          url: Redacted.make(url),
          maximumConnections: 1,
          applicationName: "migrations",
          isPatient: true
        })
      )
    )
  )

const indexes = () =>
  database.sql`
    select indexrelid::regclass::text as name, indisvalid as valid from pg_index
      where indrelid = 'garage.level'::regclass`

/** Returns the locks of the table that the migrating process has or waits for. */
const locks = () =>
  database.sql<{ mode: string; granted: boolean }>`
    select l.mode, l.granted from pg_locks l join pg_stat_activity a using (pid)
     where a.application_name = 'migrations' and l.relation = 'garage.level'::regclass`

const until = async <A>(ask: () => Promise<A>, isIt: (found: A) => boolean): Promise<A> => {
  for (;;) {
    const found = await ask()
    if (isIt(found)) return found
  }
}

describe("an online migration", () => {
  it("is skipped by ordinary runs and applied once after them", async () => {
    write("0002-names.online.sql", byName)
    expect(await run(migrate)).toEqual([])
    expect(await indexes()).toEqual([])
    expect(await run(migrateOnline)).toEqual([2])
    expect(await run(migrateOnline)).toEqual([])
    expect(await indexes()).toEqual([{ name: "garage.level_by_name", valid: true }])
  })

  it("runs once when several processes start together", async () => {
    write("0002-names.online.sql", byName)
    await Promise.all([run(migrateOnline), run(migrateOnline), run(migrateOnline)])
    await run(migrateOnline)
    expect(await indexes()).toEqual([{ name: "garage.level_by_name", valid: true }])
    expect(await database.sql`select version from garage.migration order by 1`).toHaveLength(2)
  })

  it("is over for no process before it is done, whoever does it", async (context) => {
    if (server.url === undefined) return context.skip(server.what)
    write("0002-names.online.sql", byName)
    const writer = connect(database.url)
    await writer.sql`begin`
    await writer.sql`insert into garage.level values ('P2')`
    const first = run(migrateOnline)
    await until(indexes, (all) => all.length > 0)
    let isOver = false
    const second = run(migrateOnline).finally(() => {
      isOver = true
    })
    const asked = new Set<unknown>()
    await until(
      async () => {
        const asking = await database.sql`
          select query_start::text as at from pg_stat_activity
          where application_name = 'migrations' and query like '%pg_stat_progress_create_index%'`
        for (const { at } of asking) asked.add(at)
        return isOver || asked.size > 1
      },
      (isKnown) => isKnown
    )
    expect(isOver).toBe(false)
    await writer.sql`commit`
    expect((await Promise.all([first, second])).flat()).toEqual([2])
    await writer.close()
  })

  it("recreates what an interrupted process has left behind", async () => {
    write("0002-names.online.sql", byName)
    await database.sql`create index level_by_name on garage.level (name)`
    await database.sql`
      update pg_index set indisvalid = false where indexrelid = 'garage.level_by_name'::regclass`
    expect(await run(migrateOnline)).toEqual([2])
    expect(await indexes()).toEqual([{ name: "garage.level_by_name", valid: true }])
  })

  it("is refused with a blocking statement", async () => {
    write("0002-names.online.sql", `${byName}\ncreate index level_again on garage.level (name);`)
    await expect(run(migrateOnline)).rejects.toThrow("is no online one: create index level_again")
    expect(await indexes()).toEqual([])
  })

  it("is refused when changed after it was applied", async () => {
    write("0002-names.online.sql", byName)
    await run(migrateOnline)
    write("0002-names.online.sql", `${byName}\n${byName.replace("by_name", "again")}`)
    await expect(run(migrateOnline)).rejects.toThrow("changed after it was applied")
  })

  it("waits for running writers and lets all others read and write", async (context) => {
    if (server.url === undefined) return context.skip(server.what)
    write("0002-names.online.sql", byName)
    const writer = connect(database.url)
    await writer.sql`begin`
    await writer.sql`insert into garage.level values ('P2')`
    const migrated = run(migrateOnline)
    const held = await until(locks, (all) => all.length > 0)
    expect(held).toEqual([{ mode: "ShareUpdateExclusiveLock", granted: true }])
    await database.sql`insert into garage.level values ('P3')`
    await database.sql`update garage.level set name = 'P0' where name = 'P1'`
    expect(await database.sql`select name from garage.level order by 1`).toEqual([
      { name: "P0" },
      { name: "P3" }
    ])
    // The index is committed as invalid some time after the lock is taken.
    const begun = await until(indexes, (all) => all.length > 0)
    expect(begun).toEqual([{ name: "garage.level_by_name", valid: false }])
    await writer.sql`commit`
    expect(await migrated).toEqual([2])
    await writer.close()
  })
})

it("an ordinary migration releases its lock and retries when blocked by a reader, instead of blocking others", async (context) => {
  if (server.url === undefined) return context.skip(server.what)
  write("0002-floor.sql", "alter table garage.level add column floor integer;")
  const reader = connect(database.url)
  await reader.sql`begin`
  await reader.sql`select * from garage.level`
  const migrated = run(migrate)
  await until(locks, (all) => all.some(({ mode, granted }) => mode === "AccessExclusiveLock" && !granted))
  // Queued behind the waiting one, and answered although the first reader is still there.
  expect(await database.sql`select name from garage.level`).toEqual([{ name: "P1" }])
  await reader.sql`commit`
  expect(await migrated).toEqual([2])
  await reader.close()
})
