/** Database of a drill, as a process that can be killed and paused: embedded, or a PostgreSQL server. */
import { execFile } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { promisify } from "node:util"
import { host } from "../../backend/configuration.ts"
import { openCopy } from "../../backend/database/kept-copy.ts"
import { startTestDatabase } from "../../backend/database/test-database.ts"
import { demoWorldCopy } from "../../backend/shop-service/testing/demo-world-copy.ts"
import { type OwnCluster, startPostgresServer } from "../../backend/testing/postgres-server.ts"
import { databaseProgram } from "../../scripts/product/servers.ts"
import { type DrillServer, startProcessServer } from "./server.ts"

export interface DrillDatabase {
  readonly what: string
  /** Current address: the embedded one has another port after each start. */
  readonly url: () => string
  /** Maximum connections of one server. */
  readonly connections: number
  /** Undefined for an external server: then only the lines to it fail. */
  readonly server: DrillServer | undefined
  stop(): Promise<void>
}

export const embeddedDatabase = async (): Promise<DrillDatabase> => {
  const folder = mkdtempSync(join(tmpdir(), "parkschein-chaos-"))
  // Uses the demo world saved by another test, if there is one.
  await (await openCopy(demoWorldCopy(), join(folder, "database")))?.close()
  const server = await startProcessServer("database", databaseProgram, (port) => ({
    PATH: process.env["PATH"],
    PARKSCHEIN_DATA_FOLDER: folder,
    PARKSCHEIN_DATABASE_PORT: String(port)
  }))
  return {
    what: "embedded PostgreSQL",
    url: () => `postgresql://postgres:postgres@${host}:${server.port()}/postgres`,
    connections: 1,
    server,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

const childrenOf = async (pid: number): Promise<ReadonlyArray<number>> =>
  promisify(execFile)("pgrep", ["-P", String(pid)]).then(
    ({ stdout }) => stdout.trim().split("\n").map(Number),
    () => []
  )

const clusterServer = ({ pid, crash, start }: OwnCluster): DrillServer => ({
  name: "database",
  kill: async (downFor) => {
    await crash()
    await wait(downFor)
    await start()
  },
  pause: async (milliseconds) => {
    const all = [pid(), ...(await childrenOf(pid()))]
    const signal = (name: NodeJS.Signals) => {
      for (const each of all) {
        try {
          process.kill(each, name)
        } catch {
          // The connection has ended in the meantime.
        }
      }
    }
    signal("SIGSTOP")
    await wait(milliseconds)
    signal("SIGCONT")
  },
  stop: async () => undefined
})

/** Returns the reason if no database is available. */
export const postgresDatabase = async (): Promise<DrillDatabase | string> => {
  const server = await startPostgresServer()
  if (server.url === undefined) return server.what
  const common = { what: server.what, connections: 10 }
  const own = server.url
  if (server.own !== undefined)
    return { ...common, url: () => own, server: clusterServer(server.own), stop: server.stop }
  const { url, stop } = await startTestDatabase(server.url)
  return { ...common, url: () => url, server: undefined, stop }
}
