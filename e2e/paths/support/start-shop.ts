/** Builds and serves the shop before the first path; starts no server of the back end. */
import { join } from "node:path"
import { requireTool } from "../../../scripts/build/tool.ts"
import { takenPorts } from "../../../scripts/product/ports.ts"
import { startServerProcess } from "../../../scripts/product/server-process.ts"
import { appServer } from "../../../scripts/product/servers.ts"
import { testFolder } from "../../support/test-environment.ts"
import { buildForFlows, flowsBuildFolder } from "./build.ts"
import { batches } from "./choice.ts"
import { screensVariable } from "./rendered-screens.ts"

/** Renders the screens of all paths of the run. */
const renderScreens = (): Promise<void> => {
  process.env[screensVariable] = join(testFolder, "../paths-screens.json")
  return requireTool("Rendering the screens of the paths", "vitest", [
    "run",
    "--config=vitest.shared.config.ts",
    "--root=.",
    "--testNamePattern=for the paths of a run",
    "e2e/paths/screens.test.ts"
  ])
}

/** Playwright calls the returned function after the last path. */
const setUp = async (): Promise<() => Promise<void>> => {
  // Fails for unknown choices before the build.
  batches()
  await Promise.all([buildForFlows(), renderScreens()])
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
