/**
 * Global setup of the test files in Node: they share the machine's PostgreSQL, each with a database of its own, for half
 * of the work of embedded ones. Without one, each file embeds its database.
 */
import { availableParallelism } from "node:os"
import { startPostgresServer } from "../../backend/testing/postgres-server.ts"

/** Of one test file at a time: several services with pools of their own. */
const connectionsOfWorker = 60

/** Returns how to end it. */
const setUp = async (): Promise<(() => Promise<void>) | undefined> => {
  const server = await startPostgresServer([
    `max_connections=${connectionsOfWorker * availableParallelism()}`
  ])
  if (server.url === undefined) return undefined
  // Workers are started afterwards, and inherit it.
  process.env["PARKSCHEIN_TEST_DATABASE_URL"] = server.url
  return server.stop
}

export default setUp
