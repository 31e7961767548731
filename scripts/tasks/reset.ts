/** `npm run reset`: throws the data folder away; the next start seeds the demo world again. */
import { existsSync, rmSync } from "node:fs"
import { dataFolder } from "../../backend/configuration.ts"
import { refuseWhileRunning } from "../product/running-file.ts"

try {
  await refuseWhileRunning(dataFolder)
  if (existsSync(dataFolder)) {
    rmSync(dataFolder, { recursive: true })
    process.stdout.write(`Deleted ${dataFolder}. The next start seeds the demo world again.\n`)
  } else {
    process.stdout.write(`Nothing to delete: ${dataFolder} does not exist.\n`)
  }
  if ((process.env["DATABASE_URL"] ?? "") !== "") {
    process.stdout.write("The database that DATABASE_URL names was not touched.\n")
  }
} catch (cause) {
  process.stderr.write(`\n${cause instanceof Error ? cause.message : String(cause)}\n`)
  process.exitCode = 1
}
