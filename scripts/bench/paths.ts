/** Measures planning and running of paths. In a process of its own, since it uses the ports of tests. */
import { join } from "node:path"
import { runTool } from "../build/tool.ts"
import { projectFolder } from "../product/servers.ts"
import { provideChromium } from "../test/chromium.ts"

/** Returns true if everything could be measured. */
export const measurePaths = async (say: (line: string) => void): Promise<boolean> => {
  const chromium = await provideChromium(say)
  const { ok } = await runTool("node", [join(projectFolder, "e2e/paths/commands/measure.ts")], {
    echo: true,
    environment: { CHROME_PATH: chromium }
  })
  return ok
}
