/** Builds and serves the shop before the first path; starts no server of the back end. */

import { takenPorts } from "../../../scripts/product/ports.ts"
import { startServerProcess } from "../../../scripts/product/server-process.ts"
import { appServer } from "../../../scripts/product/servers.ts"
import { buildForFlows, flowsBuildFolder } from "./build.ts"
import { batches } from "./choice.ts"

/** Playwright calls the returned function after the last path. */
const setUp = async (): Promise<() => Promise<void>> => {
  // Fails for unknown choices before the build.
  batches()
  await buildForFlows()
  const wanted = { name: "paths", port: appServer.port, variable: "PARKSCHEIN_TEST_PORT" }
  const [taken] = await takenPorts([wanted])
  if (taken !== undefined) throw new Error(taken)
  const server = startServerProcess({
    name: "shop",
    program: appServer.program,
    environment: { ...process.env, PARKSCHEIN_DIST_FOLDER: flowsBuildFolder }
  })
  await server.listening
  return () => server.stop()
}

export default setUp
