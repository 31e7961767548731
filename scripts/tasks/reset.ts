/** `npm run reset`: deletes the data folder; the next start seeds the demo world again. */
import "../../backend/config/report-invalid-settings.ts"
import { dataFolder } from "../../backend/configuration.ts"
import { runTask, say } from "../build/task.ts"
import { resetData } from "../product/reset-data.ts"
import { refuseWhileRunning } from "../product/running-file.ts"

await runTask(async () => {
  await refuseWhileRunning(dataFolder)
  say(resetData(dataFolder))
  if ((process.env["DATABASE_URL"] ?? "") !== "") say("The database of DATABASE_URL was not changed.")
  return true
})
