/** `npm run bundle-bytes`: checks the production build against the budgets. */
import { shopBuildFolder } from "../../backend/configuration.ts"
import { buildShop } from "../build/build-shop.ts"
import { bundleTable, weighBundle } from "../bundle/bundle-bytes.ts"
import { terminationSignal } from "../product/termination.ts"

await buildShop(shopBuildFolder, terminationSignal())
const report = await weighBundle(shopBuildFolder)
process.stdout.write(`${bundleTable(report)}\n`)
for (const problem of report.problems) process.stderr.write(`${problem}\n`)
process.exitCode = report.problems.length === 0 ? 0 : 1
