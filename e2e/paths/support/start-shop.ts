/** Builds and serves the shop before the first path; starts no server of the back end. */

import { startServerProcess } from "../../../scripts/product/server-process.ts"
import { appServer } from "../../../scripts/product/servers.ts"
import { buildForFlows, flowsBuildFolder } from "./build.ts"
import { batches } from "./choice.ts"

const timeout = 20_000

const isServing = async (): Promise<boolean> => {
  try {
    return (await fetch(`${appServer.origin}/health`)).ok
  } catch {
    return false
  }
}

/** Playwright calls the returned function after the last path. */
const setUp = async (): Promise<() => Promise<void>> => {
  // Fails for unknown choices before the build.
  batches()
  await buildForFlows()
  if (await isServing()) {
    throw new Error(
      `Something answers at ${appServer.origin} already. End it, or set PARKSCHEIN_TEST_PORT to a free port.`
    )
  }
  const server = startServerProcess({
    name: "shop",
    program: appServer.program,
    environment: { ...process.env, PARKSCHEIN_DIST_FOLDER: flowsBuildFolder },
    onLine: () => undefined
  })
  const until = Date.now() + timeout
  while (!(await isServing())) {
    if (!server.isRunning() || Date.now() > until) {
      await server.stop()
      throw new Error(`The shop cannot be served for the paths:\n${server.lastLines.join("\n")}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return () => server.stop()
}

export default setUp
