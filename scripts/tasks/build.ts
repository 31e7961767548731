/** `npm run build`: builds the shop as static files in dist, unless they are up to date. */

import { shopBuildFolder } from "../../backend/configuration.ts"
import { buildShop } from "../build/build-shop.ts"
import { terminationSignal } from "../product/termination.ts"

try {
  process.stdout.write(`build: ${await buildShop(shopBuildFolder, terminationSignal())}\n`)
} catch (cause) {
  process.stderr.write(`\n${cause instanceof Error ? cause.message : String(cause)}\n`)
  process.exitCode = 1
}
