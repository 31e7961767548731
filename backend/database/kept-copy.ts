/** Whole databases kept as files, to begin with as they were: faster than to make them again. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { PGlite } from "@electric-sql/pglite"

/** What PGlite of another version has written is not opened. */
export const databaseVersion = (): string => {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite")
  const manifest: unknown = JSON.parse(readFileSync(join(dirname(entry), "../package.json"), "utf8"))
  return String((manifest as { readonly version?: unknown }).version)
}

export const copiesFolder = join(import.meta.dirname, "../../.cache/database")

/** Keeps the database as it is now. Nobody else may be at work in it. */
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

/** A database as it was kept, in memory or in a folder that does not exist yet; undefined where there is none to open. */
export const openCopy = async (file: string, folder?: string): Promise<PGlite | undefined> => {
  if (!existsSync(file)) return undefined
  try {
    return await PGlite.create({
      ...(folder === undefined ? {} : { dataDir: folder }),
      loadDataDir: new Blob([readFileSync(file)])
    })
  } catch {
    // A damaged copy is no reason not to start.
    rmSync(file, { force: true })
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
    return undefined
  }
}
