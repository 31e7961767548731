/** Starts the Playwright run of planned paths; passes its options to all workers by the environment. */
import { join } from "node:path"
import { runTool } from "../build/tool.ts"
import { projectFolder } from "../product/servers.ts"
import { type Tier, tierVariable } from "../test/tiers.ts"

const pathsConfiguration = join(projectFolder, "e2e/paths/playwright.config.ts")
/** The same machines with real servers, whose outcomes have real causes. */
const realConfiguration = join(projectFolder, "e2e/paths/real/playwright.config.ts")

export interface PathsChoice {
  /** Empty for all. */
  readonly machines: readonly string[]
  readonly profile: string
  /** A single language; empty for both, as the profile says. */
  readonly locale: string
  readonly headed: boolean
  /** Maximum number of paths per machine. */
  readonly maxPaths?: number
  readonly tier?: Tier
  /** `played` (the default): the paths play the servers; `real`: real servers. */
  readonly servers?: "played" | "real"
  readonly chromium: string
  /** File for the JSON report. */
  readonly jsonReport?: string
  readonly signal?: AbortSignal
}

/** Returns why an option is not available, with the remedy; undefined if all are. */
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

/** Returns true if all paths passed. Throws for unavailable options. */
export const runPaths = async (choice: PathsChoice): Promise<boolean> => {
  const problem = whyNot(choice)
  if (problem !== undefined) throw new Error(problem)
  const command =
    choice.servers === "real"
      ? // Machines without real outcomes are reported at the end, and do not fail the others.
        ["test", "--config", realConfiguration, "--pass-with-no-tests"]
      : ["test", "--config", pathsConfiguration]
  const { ok } = await runTool("playwright", command, {
    echo: choice.jsonReport === undefined ? true : "paths",
    ...(choice.signal === undefined ? {} : { signal: choice.signal }),
    environment: {
      // Playwright sets the colours of its workers; a second setting makes Node warn.
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
