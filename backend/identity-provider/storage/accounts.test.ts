/** Tests that accounts are found by an index, however many there are. */
import { Redacted } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startTestDatabase } from "../../database/test-database.ts"
import { forTests } from "../../testing/for-tests.ts"
import { testPasswordCost } from "../passwords.ts"
import { makeAccounts } from "./accounts.ts"
import { type Database, openDatabase } from "./database.ts"

const server = forTests(() => startTestDatabase())
let database: Database

beforeAll(async () => {
  database = openDatabase(Redacted.make(server.url), 1)
  await database.bringUpToDate()
})
afterAll(() => database.close())

it("finds the accounts of an address by an index", async () => {
  const accounts = makeAccounts(database, testPasswordCost)
  // A table of two rows is cheaper to read as a whole.
  await database.rows`set enable_seqscan = off`
  const scans = async () => {
    await database.rows`select pg_stat_force_next_flush()`
    const row = await database.first<{ scans: string }>`
      select seq_scan::text as scans from pg_stat_user_tables where schemaname = 'identity' and relname = 'account'`
    return Number(row?.scans)
  }
  const before = await scans()
  await accounts.byEmail("fahrerin@example.com")
  await accounts.notOwnedByPassword("fahrerin@example.com", "hash")
  expect(await scans()).toBe(before)
  await database.rows`select name from identity.account`
  expect(await scans()).toBe(before + 1)
})
