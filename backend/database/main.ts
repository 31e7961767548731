/**
 * Process of the demo world's embedded database. Its address is one line on standard output, and the file
 * `database-url` of the data folder, for inspecting it.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { read } from "../config/read.ts"
import { dataFolder } from "../configuration.ts"
import { startEmbeddedDatabase } from "./embedded.ts"

const addressFile = join(dataFolder, "database-url")

try {
  // It contains signing keys and orders: no other user of this machine may read them.
  process.umask(0o077)
  mkdirSync(dataFolder, { recursive: true })
  const port = read("PARKSCHEIN_DATABASE_PORT")
  const database = await startEmbeddedDatabase({
    folder: join(dataFolder, "database"),
    ...(port === null ? {} : { port })
  })
  writeFileSync(addressFile, `${database.url}\n`, { mode: 0o600 })
  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    rmSync(addressFile, { force: true })
    await database.stop()
    process.exit(0)
  }
  process.on("SIGTERM", stop)
  process.on("SIGINT", stop)
  console.log(`listening ${database.url}`)
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exit(1)
}
