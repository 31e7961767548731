/** Starts the Playwright run of planned paths; what it is about goes by the environment, to each of its workers. */
import { join } from "node:path"
import { runTool } from "../build/tool.ts"
import { projectFolder } from "../product/servers.ts"
import { type Tier, tierVariable } from "../test/tiers.ts"

const pathsConfiguration = join(projectFolder, "e2e/paths/playwright.config.ts")
/** The same machines with the real servers, which real causes bring to their outcomes. */
const realConfiguration = join(projectFolder, "e2e/paths/real/playwright.config.ts")

export interface PathsChoice {
  /** All of them if none is named. */
  readonly machines: readonly string[]
  readonly profile: string
  /** A language alone; both, as the profile says, if empty. */
  readonly locale: string
  readonly headed: boolean
  /** At most so many paths of each machine. */
  readonly maxPaths?: number
  readonly tier?: Tier
  /** Whether the servers are played by the paths, which is usual, or are the real ones. */
  readonly servers?: "played" | "real"
  readonly chromium: string
  /** Where the report for counting goes. */
  readonly jsonReport?: string
  readonly signal?: AbortSignal
}

/** What cannot be had as it was asked for, with what to do; undefined if all can. */
export const whyNot = (
  { servers, profile, locale, headed }: PathsChoice,
  environment: NodeJS.ProcessEnv = process.env
): string | undefined => {
  if (servers === "real" && !["ci", "nightly"].includes(profile))
    return `With the real servers each path is a short one to one transition, so there is no profile "${profile}". Leave out --profile.`
  if (servers === "real" && profile !== "nightly" && !["", "de", "de-DE"].includes(locale))
    return `With the real servers the paths are walked in German alone, not in "${locale}". Leave out --locale.`
  const screens = [environment["DISPLAY"], environment["WAYLAND_DISPLAY"]]
  if (headed && process.platform === "linux" && screens.every((screen) => (screen ?? "") === ""))
    return "There is no screen to show the browser on: neither DISPLAY nor WAYLAND_DISPLAY is set. Leave out --headed, or start a virtual screen first."
  return undefined
}

/** Returns whether all paths passed. Throws a sentence if the choice is none. */
export const runPaths = async (choice: PathsChoice): Promise<boolean> => {
  const problem = whyNot(choice)
  if (problem !== undefined) throw new Error(problem)
  const command =
    choice.servers === "real"
      ? // Machines without a real world are told of at the end, and are no failure of those that have one.
        ["test", "--config", realConfiguration, "--pass-with-no-tests"]
      : ["test", "--config", pathsConfiguration]
  const { ok } = await runTool("playwright", command, {
    echo: choice.jsonReport === undefined ? true : "paths",
    ...(choice.signal === undefined ? {} : { signal: choice.signal }),
    environment: {
      // Playwright tells its workers about colours itself, and Node warns when told twice.
      NO_COLOR: undefined,
      CHROME_PATH: choice.chromium,
      PATHS_MACHINES: choice.machines.join(","),
      PATHS_PROFILE: choice.profile,
      PATHS_LOCALE: choice.locale,
      ...(choice.tier === undefined ? {} : { [tierVariable]: choice.tier }),
      PATHS_HEADED: choice.headed ? "1" : "",
      PATHS_MAX: choice.maxPaths === undefined ? "" : String(choice.maxPaths),
      ...(choice.jsonReport === undefined ? {} : { PARKSCHEIN_PLAYWRIGHT_JSON: choice.jsonReport })
    }
  })
  return ok
}
