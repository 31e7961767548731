/** Tests that the model finds every planted fault; `npm run histories -- --planted` uses more seeds. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { embedded } from "../../backend/database/test-database.ts"
import { type PostgresServer, startPostgresServer } from "../../backend/testing/postgres-server.ts"
import { findPlanted } from "./find-planted.ts"
import { plantedFaults } from "./planted.ts"

/** Any seed finds them; others may take minutes, and the `from` numbers belong to this one. */
const seed = 3

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgresServer()
})
afterAll(async () => {
  if (server.url !== undefined) await server.stop()
})

describe("a service with a planted fault", () => {
  it.for(plantedFaults)(
    "is found by the histories: $name",
    { timeout: 120_000 },
    async (fault, { signal }) => {
      // Without a server, transactions never overlap: the fault cannot show.
      if (fault.needsServer === true && server.url === undefined) return
      // An embedded database in each process takes three times as long.
      const databaseUrl = server.url ?? embedded
      const { from = 0 } = fault
      const found = await findPlanted(fault, { seed, runs: 2000, from, signal, databaseUrl })
      expect(found.history, found.message).toBeDefined()
    }
  )
})
