/** Tests that migrations do not lock large tables; see docs/decisions/027-no-partitioned-order-tables.md. */
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { readMigrations } from "./migration-files.ts"
import { isLockless } from "./online-migrations.ts"

/** The last migration of each server before these rules. */
const folders = [
  ["shop-service", 17],
  ["identity-provider", 3],
  ["payment-page", 2]
] as const

/** Each reads or writes a whole table while it locks out writers. */
const locking: ReadonlyArray<readonly [form: RegExp, instead: string]> = [
  [/^create (unique )?index (?!concurrently)/i, "create index concurrently, in an online migration"],
  [/^(drop index|reindex) (?!concurrently)/i, "concurrently, in an online migration"],
  [
    /\badd constraint\b(?![\s\S]*\bnot valid\b)(?![\s\S]*\busing index\b)/i,
    "not valid, and validate constraint in an online migration"
  ],
  [
    /\balter column \S+ (set not null|(set data )?type)\b/i,
    "a check that is not valid at first, or a new column"
  ],
  [
    /\badd column\b[\s\S]*\b(gen_random_uuid|clock_timestamp|random)\(/i,
    "a default that is the same for all rows"
  ],
  [/^(vacuum full|cluster|lock table)\b/i, "nothing of the kind"]
]

/** A table created by the same file is empty. */
const made = (statements: ReadonlyArray<string>): ReadonlyArray<string> =>
  statements.flatMap((statement) => /^create table (\S+)/i.exec(statement)?.[1] ?? [])

const broken = (statements: ReadonlyArray<string>): ReadonlyArray<string> =>
  statements
    .filter((statement) => !made(statements).some((table) => statement.includes(` ${table} `)))
    .flatMap((statement) =>
      locking.filter(([form]) => form.test(statement)).map(([, instead]) => `${statement}: ${instead}`)
    )

describe.each(folders)("migrations of %s", (server, last) => {
  const migrations = readMigrations(join(import.meta.dirname, "..", server, "migrations"))

  it("lock no table while they read or write all of it", () => {
    const ordinary = migrations.filter(({ version, isOnline }) => version > last && !isOnline)
    expect(ordinary.flatMap(({ statements }) => broken(statements))).toEqual([])
  })

  it("are online when marked so", () => {
    const online = migrations.filter(({ isOnline }) => isOnline)
    expect(online.flatMap(({ statements }) => statements.filter((each) => !isLockless(each)))).toEqual([])
  })
})

describe("the rules", () => {
  it.each([
    "create index order_by_total on shop.customer_order (total);",
    "alter table shop.customer_order add constraint total_check check (total > 0);",
    "alter table shop.customer_order alter column total type bigint;",
    "alter table shop.customer_order alter column email set not null;",
    "alter table shop.customer_order add column name uuid not null default gen_random_uuid();",
    "drop index shop.order_plate_by_plate;"
  ])("report %s", (statement) => {
    expect(broken([statement])).toHaveLength(1)
    expect(isLockless(statement)).toBe(false)
  })

  it.each([
    "alter table shop.customer_order add column note text;",
    "alter table shop.customer_order add constraint total_check check (total > 0) not valid;"
  ])("accept %s", (statement) => {
    expect(broken([statement])).toEqual([])
  })

  it("accept any statement on a new table", () => {
    expect(
      broken(["create table shop.note (\n  id uuid\n);", "create index note_by_id on shop.note (id);"])
    ).toEqual([])
  })

  it.each([
    "alter table shop.customer_order validate constraint total_check;",
    "drop index concurrently if exists shop.order_plate_by_plate;",
    "create unique index concurrently if not exists one on shop.customer_order (total);"
  ])("classify as online %s", (statement) => {
    expect(isLockless(statement)).toBe(true)
  })
})
