/** `npm run reset`: deletes the data folder; the next start seeds the demo world again. */
import { dataFolder } from "../../backend/configuration.ts"
import { resetData } from "../product/reset-data.ts"
import { refuseWhileRunning } from "../product/running-file.ts"

try {
  await refuseWhileRunning(dataFolder)
  process.stdout.write(`${resetData(dataFolder)}\n`)
  if ((process.env["DATABASE_URL"] ?? "") !== "") {
    process.stdout.write("The database of DATABASE_URL was not changed.\n")
  }
} catch (cause) {
  process.stderr.write(`\n${cause instanceof Error ? cause.message : String(cause)}\n`)
  process.exitCode = 1
}
