/**
 * Process of the demo world's embedded database. Its address is one line on standard output, and the file
 * `database-url` of the data folder, for inspecting it.
 */
import "../config/report-invalid-settings.ts"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { read } from "../config/read.ts"
import { dataFolder } from "../configuration.ts"
import { runServer } from "../processes.ts"
import { startEmbeddedDatabase } from "./embedded.ts"

const addressFile = join(dataFolder, "database-url")

await runServer(async () => {
  // It contains signing keys and orders: no other user of this machine may read them.
  process.umask(0o077)
  mkdirSync(dataFolder, { recursive: true })
  const port = read("PARKSCHEIN_DATABASE_PORT")
  const database = await startEmbeddedDatabase({
    folder: join(dataFolder, "database"),
    ...(port === null ? {} : { port })
  })
  writeFileSync(addressFile, `${database.url}\n`, { mode: 0o600 })
  const stop = async () => {
    rmSync(addressFile, { force: true })
    await database.stop()
  }
  return { address: database.url, stop }
})
