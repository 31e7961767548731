/**
 * The embedded PostgreSQL of the demo world: PGlite in a folder (or in memory), available to any PostgreSQL
 * client on a loopback port, for several clients at once.
 */
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, resolve } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { host as loopback } from "../configuration.ts"
import { createEmptyDatabase } from "./empty-database.ts"
import { lockFolder } from "./folder-lock.ts"
import { keepCopy, openCopy } from "./kept-copy.ts"
import { startWireServer } from "./wire-server.ts"

export interface EmbeddedDatabase {
  /** Value for `DATABASE_URL`. */
  readonly url: string
  /** Closes every connection, rolls back open transactions, and closes the data folder cleanly. */
  stop(): Promise<void>
  /** Saves the database as a file, for `copyOf`. There must be no other work in it. */
  keepAs(file: string): Promise<void>
}

export interface EmbeddedDatabaseOptions {
  /** Folder of the data; without it, in memory until `stop`. */
  readonly folder?: string
  /** File from `keepAs`: an in-memory database starts as that copy, or empty if there is no such file. */
  readonly copyOf?: string
  /** Default or 0: a free port. */
  readonly port?: number
  /** Default: loopback. */
  readonly host?: string
  /** Maximum idle time of a client's transaction, then it is disconnected; default 30 seconds. */
  readonly idleInTransactionMilliseconds?: number
}

/** Opens the database of a locked folder; creates it if there is none, or if its creation was interrupted. */
const openFolder = async (folder: string): Promise<PGlite> => {
  const unfinished = `${folder}.unfinished`
  if (existsSync(folder) && !existsSync(unfinished)) return PGlite.create(folder)
  rmSync(folder, { recursive: true, force: true })
  writeFileSync(unfinished, "")
  const database = await createEmptyDatabase(folder)
  rmSync(unfinished)
  return database
}

/**
 * Starts the database and resolves once it responds. Rejects if the port is in use, or if another process has
 * the folder open.
 *
 * All clients share one PostgreSQL session: `SET`, advisory locks and temporary tables are visible to all of
 * them, connection settings are ignored, and while one has a transaction open the others wait. So a process
 * must never wait for a second connection inside a transaction.
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
    return openFolder(folder)
      .then((opened) => {
        // Also a folder made earlier, which other users could read.
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
