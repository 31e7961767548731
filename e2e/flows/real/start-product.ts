/** Starts the whole product before the first path in the real world, the shop with reporting flows. */
import { mkdirSync, rmSync } from "node:fs"
import { dataFolder } from "../../../backend/configuration.ts"
import { startProduct } from "../../../scripts/product/product.ts"
import { refuseWhileRunning } from "../../../scripts/product/running-file.ts"
import { appServer, backEnd } from "../../../scripts/product/servers.ts"
import { listenForControl } from "../../support/servers-control.ts"
import { buildForFlows, flowsBuildFolder } from "../support/build.ts"
import { chosenRealFlows } from "./flows.ts"

/** Playwright calls what this answers after the last path. */
const setUp = async (): Promise<() => Promise<void>> => {
  // What is chosen and not there is said before anything is built.
  chosenRealFlows()
  await refuseWhileRunning(dataFolder)
  rmSync(dataFolder, { recursive: true, force: true })
  mkdirSync(dataFolder, { recursive: true })
  const product = await startProduct({
    shop: appServer,
    backEnd,
    environment: { PARKSCHEIN_DIST_FOLDER: flowsBuildFolder },
    prepareShop: async (signal) => {
      await buildForFlows(signal)
    },
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onLine: (server, line) => {
      if (process.env["PARKSCHEIN_TEST_VERBOSE"] === "1") process.stdout.write(`${server} | ${line}\n`)
    },
    onUnexpectedEnd: (_, report) => process.stderr.write(`${report}\n`)
  })
  const closeControl = await listenForControl(product)
  return async () => {
    await closeControl()
    await product.stop()
  }
}

export default setUp
