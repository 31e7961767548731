/** Tests of migrations: applied once, in order, even by two processes; a changed file stops the start. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Redacted } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { forTests } from "../testing/for-tests.ts"
import { databaseLayer, explainFailure } from "./client.ts"
import { bringUpToDate, migrate } from "./migrations.ts"
import { startTestDatabase } from "./test-database.ts"

const database = forTests(() => startTestDatabase())
let folder: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "migrations-"))
  await database.sql`drop schema if exists garage cascade`
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

const run = (work: typeof migrate | typeof bringUpToDate = migrate) =>
  Effect.runPromise(
    work("garage", folder).pipe(
      Effect.provide(
        databaseLayer({
          url: Redacted.make(database.url),
          maximumConnections: 2,
          applicationName: "migrations"
        })
      )
    )
  )

describe("migrating", () => {
  it("applies files in order, once each", async () => {
    write("0002-fill.sql", "insert into garage.level (name) values ('P1');\n")
    write("0001-levels.sql", "-- Levels of the garage.\ncreate table garage.level (\n  name text\n);\n")
    expect(await run()).toEqual([1, 2])
    expect(await run()).toEqual([])
    write(
      "0003-more.sql",
      "insert into garage.level (name) values ('P2');\ninsert into garage.level (name) values ('P3');"
    )
    expect(await run()).toEqual([3])
    expect(await database.sql`select name from garage.level order by name`).toEqual([
      { name: "P1" },
      { name: "P2" },
      { name: "P3" }
    ])
  })

  it("does not start with two files of the same number", async () => {
    write("0001-levels.sql", "create table garage.level (name text);")
    write("0001-names.online.sql", "create index concurrently if not exists one on garage.level (name);")
    await expect(run()).rejects.toThrow("two migrations of version 1")
  })

  it("explains a statement that fails, without a doubt about the address", async () => {
    write("0001-levels.sql", "select * from garage.ramp;")
    const failure = await run().catch((error) => error)
    expect(explainFailure(failure, () => Redacted.make(database.url), "DATABASE_URL")).toBe(
      `A statement failed in the database at ${new URL(database.url).host}: relation "garage.ramp" does not exist.`
    )
  })

  it("runs once when two processes start together", async () => {
    write(
      "0001-levels.sql",
      "create table garage.level (name text);\ninsert into garage.level values ('P1');\n"
    )
    const applied = await Promise.all([run(), run(), run()])
    expect(applied.flat()).toEqual([1])
    expect(await database.sql`select name from garage.level`).toHaveLength(1)
  })

  it("rolls back when one file fails", async () => {
    write("0001-levels.sql", "create table garage.level (name text);\n")
    write("0002-wrong.sql", "insert into garage.nowhere values (1);\n")
    await expect(run()).rejects.toThrow()
    expect(await database.sql`select to_regclass('garage.level') as level`).toEqual([{ level: null }])
  })

  it("stops when an applied file was changed, with instructions", async () => {
    write("0001-levels.sql", "create table garage.level (name text);\n")
    await run()
    write("0001-levels.sql", "create table garage.level (name text, height integer);\n")
    await expect(run()).rejects.toThrow(
      /Migration 1 \(levels\).*changed after it was applied.*Add a new migration/
    )
  })

  it("adopts a migration table without checksums", async () => {
    write("0001-levels.sql", "create table garage.level (name text);\n")
    write("0002-fill.sql", "insert into garage.level values ('P1');\n")
    await database.sql`create schema garage`
    await database.sql`create table garage.level (name text)`
    await database.sql`create table garage.migration (version integer primary key, name text not null)`
    await database.sql`insert into garage.migration values (1, 'levels of the garage')`
    expect(await run()).toEqual([2])
    expect(await run()).toEqual([])
  })

  it("stops at a file name without an order", async () => {
    write("levels.sql", "select 1;\n")
    await expect(run()).rejects.toThrow(/must be named like 0001-what-it-does\.sql/)
  })
})

describe("the start of a server with a separate migration job", () => {
  beforeEach(() => vi.stubEnv("PARKSCHEIN_MIGRATIONS", "before"))
  afterEach(() => vi.unstubAllEnvs())

  it("applies nothing and names the missing migrations", async () => {
    write("0001-levels.sql", "create table garage.level (name text);\n")
    await expect(run(bringUpToDate)).rejects.toThrow(/"garage" are of an older release: levels missing/)
    expect(await database.sql`select to_regclass('garage.level') as level`).toEqual([{ level: null }])
    await run()
    write("0002-fill.sql", "insert into garage.level values ('P1');\n")
    await expect(run(bringUpToDate)).rejects.toThrow(/older release: fill missing/)
  })

  it("continues after the job, also after that of a newer release", async () => {
    write("0001-levels.sql", "create table garage.level (name text);\n")
    write("0002-fill.sql", "insert into garage.level values ('P1');\n")
    await run()
    rmSync(join(folder, "0002-fill.sql"))
    await run(bringUpToDate)
  })
})
