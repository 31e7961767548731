/** `npm run build`: builds the shop as static files in dist, unless they are up to date. */
import "../../backend/config/report-invalid-settings.ts"
import { shopBuildFolder } from "../../backend/configuration.ts"
import { buildShop } from "../build/build-shop.ts"
import { runTask, say } from "../build/task.ts"
import { terminationSignal } from "../product/termination.ts"

await runTask(async () => {
  say(`build: ${await buildShop(shopBuildFolder, terminationSignal())}`)
  return true
})
