/** Starts the Playwright run of planned paths; passes its options to all workers by the environment. */
import { runPlaywright } from "../test/run-playwright.ts"
import { type Tier, tierVariable } from "../test/tiers.ts"

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
  readonly chromium: string
  /** File for the JSON report. */
  readonly jsonReport?: string
  readonly signal?: AbortSignal
}

/** Returns why an option is not available, with the remedy; undefined if all are. */
export const unavailableReason = (
  { headed }: Pick<PathsChoice, "headed">,
  environment: NodeJS.ProcessEnv = process.env
): string | undefined => {
  const screens = [environment["DISPLAY"], environment["WAYLAND_DISPLAY"]]
  if (headed && process.platform === "linux" && screens.every((screen) => (screen ?? "") === ""))
    return "There is no screen to show the browser on: neither DISPLAY nor WAYLAND_DISPLAY is set. Leave out --headed, or start a virtual screen first."
  return undefined
}

/** Returns true if all paths passed. Throws for unavailable options. */
export const runPaths = async (choice: PathsChoice): Promise<boolean> => {
  const problem = unavailableReason(choice)
  if (problem !== undefined) throw new Error(problem)
  const { ok } = await runPlaywright(choice.chromium, ["--config=e2e/paths/playwright.config.ts"], {
    echo: choice.jsonReport === undefined ? true : "paths",
    ...(choice.signal === undefined ? {} : { signal: choice.signal }),
    environment: {
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
