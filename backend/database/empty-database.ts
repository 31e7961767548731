/**
 * An empty database to begin with. Setting one up takes PostgreSQL some seconds, so the first one made by
 * this version of PGlite is kept in `.cache/` and later ones start as a copy of it.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { PGlite } from "@electric-sql/pglite"

const version = (): string => {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite")
  const manifest: unknown = JSON.parse(readFileSync(join(dirname(entry), "../package.json"), "utf8"))
  return String((manifest as { readonly version?: unknown }).version)
}

const template = (): string => join(import.meta.dirname, `../../.cache/database/empty-${version()}.tar.gz`)

const keep = async (database: PGlite, file: string): Promise<void> => {
  const dump = await database.dumpDataDir("gzip")
  mkdirSync(dirname(file), { recursive: true })
  const partial = `${file}.${process.pid}`
  writeFileSync(partial, Buffer.from(await dump.arrayBuffer()))
  renameSync(partial, file)
}

/** A new database in memory, or in a folder that does not exist yet. */
export const createEmptyDatabase = async (folder?: string): Promise<PGlite> => {
  const file = template()
  const options = folder === undefined ? {} : { dataDir: folder }
  if (existsSync(file)) {
    try {
      return await PGlite.create({ ...options, loadDataDir: new Blob([readFileSync(file)]) })
    } catch {
      // A damaged copy is no reason not to start: make a new one.
      rmSync(file, { force: true })
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
    }
  }
  const database = await PGlite.create(options)
  // Without the copy everything works as well, just slower: a read-only checkout is no error.
  await keep(database, file).catch(() => undefined)
  return database
}
