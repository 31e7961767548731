/**
 * Creates empty databases. Setting one up takes PostgreSQL some seconds, so the first one of this version of
 * PGlite is saved in `.cache/`, and later ones start as a copy of it.
 */
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { copiesFolder, databaseVersion, keepCopy, openCopy } from "./kept-copy.ts"

/** Returns a new database in memory, or in a folder that does not exist yet. */
export const createEmptyDatabase = async (folder?: string): Promise<PGlite> => {
  const file = join(copiesFolder, `empty-${databaseVersion()}.tar.gz`)
  const copy = await openCopy(file, folder)
  if (copy !== undefined) return copy
  const database = await PGlite.create(folder === undefined ? {} : { dataDir: folder })
  // The copy only saves time: a read-only checkout is no error.
  await keepCopy(database, file, "gzip").catch(() => undefined)
  return database
}
