/**
 * The embedded PostgreSQL of the demo world: PGlite in a folder (or in memory), reachable by
 * any PostgreSQL client through a loopback port, for several clients at once.
 */
import { chmodSync, existsSync, mkdirSync } from "node:fs"
import { dirname, resolve } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { host as loopback } from "../configuration.ts"
import { createEmptyDatabase } from "./empty-database.ts"
import { lockFolder } from "./folder-lock.ts"
import { keepCopy, openCopy } from "./kept-copy.ts"
import { startWireServer } from "./wire-server.ts"

export interface EmbeddedDatabase {
  /** What belongs into `DATABASE_URL`. */
  readonly url: string
  /** Ends every connection, rolls back what was open, and closes the data folder cleanly. */
  stop(): Promise<void>
  /** Keeps all of it as a file, for `copyOf`. Nobody else may be at work in it. */
  keepAs(file: string): Promise<void>
}

export interface EmbeddedDatabaseOptions {
  /** Where the data lives; without it, in memory until `stop`. */
  readonly folder?: string
  /** A file that `keepAs` has made: an in-memory database begins as it was then, or empty where there is no such file. */
  readonly copyOf?: string
  /** Without it, or 0: a free port. */
  readonly port?: number
  /** Loopback without it. */
  readonly host?: string
  /** How long a client may leave a transaction idle before it is cut off; 30 seconds without it. */
  readonly idleInTransactionMilliseconds?: number
}

/**
 * Starts the database and resolves once it answers. Fails if the port is in use, or if another
 * process has the folder open.
 *
 * All clients share one PostgreSQL session: `SET`, advisory locks and temporary tables are seen by
 * all of them, settings sent when connecting are ignored, and while one has a transaction open the
 * others wait. So a process must never wait for a second connection inside a transaction.
 */
export const startEmbeddedDatabase = async (
  options: EmbeddedDatabaseOptions = {}
): Promise<EmbeddedDatabase> => {
  const { port = 0, host = loopback, idleInTransactionMilliseconds = 30_000 } = options
  let unlock = (): void => undefined
  const open = async (actualPort: number): Promise<PGlite> => {
    if (options.folder === undefined) {
      const copy = options.copyOf === undefined ? undefined : await openCopy(options.copyOf)
      return copy ?? createEmptyDatabase()
    }
    const folder = resolve(options.folder)
    mkdirSync(dirname(folder), { recursive: true })
    unlock = await lockFolder(folder, host, actualPort)
    const database = existsSync(folder) ? PGlite.create(folder) : createEmptyDatabase(folder)
    return database
      .then((opened) => {
        // Also one that was made before, by a process that let others in.
        chmodSync(folder, 0o700)
        return opened
      })
      .catch((cause: unknown) => {
        unlock()
        throw cause
      })
  }
  const server = await startWireServer({ host, port, open, idleInTransactionMilliseconds }).catch(
    (cause: unknown) => {
      if ((cause as NodeJS.ErrnoException).code !== "EADDRINUSE") throw cause
      throw new Error(`The embedded database cannot start: port ${port} is in use.`, { cause })
    }
  )
  return {
    keepAs: (file) => keepCopy(server.database, file, "none"),
    url: `postgresql://postgres:postgres@${host}:${server.port}/postgres`,
    stop: async () => {
      await server.stop()
      await server.database.close()
      unlock()
    }
  }
}
