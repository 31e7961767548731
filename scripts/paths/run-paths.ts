/** Starts the Playwright run of planned paths; what it is about goes by the environment, to each of its workers. */
import { join } from "node:path"
import { runTool } from "../build/tool.ts"
import { projectFolder } from "../product/servers.ts"

export const pathsConfiguration = join(projectFolder, "e2e/flows/playwright.config.ts")
/** The same machines with the real servers, which real causes bring to their outcomes. */
const realConfiguration = join(projectFolder, "e2e/flows/real/playwright.config.ts")

export interface PathsChoice {
  /** All of them if none is named. */
  readonly machines: readonly string[]
  readonly profile: string
  /** A language alone; both, as the profile says, if empty. */
  readonly locale: string
  readonly headed: boolean
  /** Whether the servers are played by the paths, which is usual, or are the real ones. */
  readonly servers?: "played" | "real"
  readonly chromium: string
  /** Where the report for counting goes. */
  readonly jsonReport?: string
  readonly signal?: AbortSignal
}

/** Answers whether all paths passed. */
export const runPaths = async (choice: PathsChoice): Promise<boolean> => {
  const configuration = choice.servers === "real" ? realConfiguration : pathsConfiguration
  const { ok } = await runTool("playwright", ["test", "--config", configuration], {
    echo: true,
    ...(choice.signal === undefined ? {} : { signal: choice.signal }),
    environment: {
      // Playwright tells its workers about colours itself, and Node warns when told twice.
      NO_COLOR: undefined,
      CHROME_PATH: choice.chromium,
      PATHS_MACHINES: choice.machines.join(","),
      PATHS_PROFILE: choice.profile,
      PATHS_LOCALE: choice.locale,
      PATHS_HEADED: choice.headed ? "1" : "",
      ...(choice.jsonReport === undefined ? {} : { PARKSCHEIN_PLAYWRIGHT_JSON: choice.jsonReport })
    }
  })
  return ok
}
