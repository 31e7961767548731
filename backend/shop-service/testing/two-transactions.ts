/** A shop service on a PostgreSQL server, for tests of transactions that wait for each other. */
import { Client } from "pg"
import { expect, type TestContext } from "vitest"
import { startPostgresServer } from "../../testing/postgres-server.ts"
import { startShopService, type TestShopService } from "./start-shop-service.ts"

export interface TwoTransactions {
  readonly service: TestShopService
  /** Client of the service's database, for the transaction that has the lock. */
  readonly other: Client
  /** Resolves when so many transactions of this database wait for a lock. */
  untilWaiting(count: number): Promise<void>
}

/** Returns the function of a test. Skips it where there is only the embedded database, which runs one transaction after the other. */
export const withTwoTransactions =
  (test: (given: TwoTransactions) => Promise<void>) =>
  async ({ skip }: Pick<TestContext, "skip">): Promise<void> => {
    const server = await startPostgresServer()
    if (server.url === undefined) return skip()
    const service = await startShopService(server.url)
    const other = new Client({ connectionString: service.database.url })
    // Not in the other's transaction, which does not see connections that were made after its first look.
    const waiting = async () =>
      (
        await service.database.sql`
          select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      ).length
    try {
      await other.connect()
      await test({
        service,
        other,
        untilWaiting: (count) => expect.poll(waiting, { timeout: 20_000 }).toBe(count)
      })
    } finally {
      await other.end()
      await service.stop()
      await server.stop()
    }
  }
