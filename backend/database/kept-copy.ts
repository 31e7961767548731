/** Databases saved as files, to start from: faster than creating them again. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { PGlite } from "@electric-sql/pglite"

/** A copy of another PGlite version is not opened. */
export const databaseVersion = (): string => {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite")
  const manifest: unknown = JSON.parse(readFileSync(join(dirname(entry), "../package.json"), "utf8"))
  return String((manifest as { readonly version?: unknown }).version)
}

export const copiesFolder = join(import.meta.dirname, "../../.cache/database")

/** Saves the current database. There must be no other work in it. */
export const keepCopy = async (
  database: PGlite,
  file: string,
  compression: "gzip" | "none"
): Promise<void> => {
  await database.exec("checkpoint")
  const dump = await database.dumpDataDir(compression)
  mkdirSync(dirname(file), { recursive: true })
  const partial = `${file}.${process.pid}`
  writeFileSync(partial, Buffer.from(await dump.arrayBuffer()))
  renameSync(partial, file)
}

/** Opens a saved database, in memory or in a new folder; undefined if there is none to open. */
export const openCopy = async (file: string, folder?: string): Promise<PGlite | undefined> => {
  if (!existsSync(file)) return undefined
  try {
    return await PGlite.create({
      ...(folder === undefined ? {} : { dataDir: folder }),
      loadDataDir: new Blob([readFileSync(file)])
    })
  } catch {
    // A damaged copy is ignored.
    rmSync(file, { force: true })
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
    return undefined
  }
}
