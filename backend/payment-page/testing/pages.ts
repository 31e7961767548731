/** Payment pages with a database of their own, for the tests of one file. */
import { Effect } from "effect"
import { afterAll, beforeAll } from "vitest"
import { startTestDatabase, type TestDatabase } from "../../database/test-database.ts"
import { type PageOptions, setOut, startPage } from "./page.ts"
import { startReceiver } from "./receiver.ts"

/** `startPage` starts a page; `start` also sets the time of the tests, and receives its reports. */
export const pagesOverDatabase = (always: Pick<PageOptions, "testControl"> = {}) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await startTestDatabase()
  })
  afterAll(() => database.stop())

  const open = (options: Omit<PageOptions, "databaseUrl">) =>
    startPage({ databaseUrl: database.url, ...always, ...options })
  const start = Effect.gen(function* () {
    yield* setOut
    const receiver = yield* startReceiver()
    return { receiver, page: yield* open({ receiver }) }
  })
  return { startPage: open, start }
}
