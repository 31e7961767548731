/** Tests databases of test files on a PostgreSQL server. */
import { expect, it, onTestFinished } from "vitest"
import { startOwnPostgresServer } from "../testing/postgres-server.ts"
import { connect, startTestDatabase } from "./test-database.ts"

it("starts from the kept database, each in a copy of its own", async ({ skip }) => {
  // Not the server of the test run: keeping a database drops the kept ones from which other test files start.
  const server = await startOwnPostgresServer([])
  if (server.url === undefined) return skip()
  onTestFinished(() => server.stop())
  const start = (copyOf: string) => startTestDatabase(server.url, `/copies/${copyOf}.tar`)
  const first = await start("first")
  const maker = connect(first.url)
  await maker.sql`create table town as select 'Wiesensee' as name`
  await maker.close()
  await first.keepAs("/copies/first.tar")
  const [one, other] = await Promise.all([start("first"), start("first")])
  await one.sql`delete from town`
  expect(await other.sql`select name from town`).toEqual([{ name: "Wiesensee" }])
  const empty = await start("second")
  expect([first, one, other, empty].map(({ isCopy }) => isCopy)).toEqual([false, true, true, false])
  await Promise.all([first, one, other, empty].map(({ stop }) => stop()))
}, 60_000)
