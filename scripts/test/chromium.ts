/** Finds a working Chromium: the machine's own, Playwright's, or a newly installed one. */
import { execFile } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chromium } from "@playwright/test"
import { runTool } from "../build/tool.ts"
import { canInstall, executables, installPackages, isExecutable } from "./system-packages.ts"

/** Preferred: the same engine without windows, for half the work per page. */
const shell = "chromium-headless-shell"
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium"
]

/** Returns candidates by preference: CHROME_PATH, the machine's, Playwright's. */
const candidates = (environment: NodeJS.ProcessEnv, hasWindow: boolean): readonly string[] => {
  const chosen = environment["CHROME_PATH"] ?? ""
  return [
    ...(chosen === "" ? [] : [chosen]),
    ...(hasWindow ? [] : [shell]).concat(names).flatMap((name) => executables(name, environment)),
    ...applications,
    chromium.executablePath()
  ].filter(isExecutable)
}

/** The file is not enough: libraries may be missing, or it is a stub that explains its installation. */
const runs = async (file: string): Promise<boolean> => {
  const profile = mkdtempSync(join(tmpdir(), "parkschein-chromium-"))
  try {
    return await new Promise((resolve) => {
      execFile(
        file,
        [
          "--headless",
          "--no-sandbox",
          "--disable-gpu",
          "--disable-background-networking",
          "--no-first-run",
          `--user-data-dir=${profile}`,
          "--dump-dom",
          "data:text/html,<p>works</p>"
        ],
        { timeout: 30_000 },
        (_, stdout) => resolve(stdout.includes("<p>works</p>"))
      )
    })
  } finally {
    // Helper processes of the browser may still be writing there.
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** Returns the path of a working Chromium, with windows if requested; undefined if none. Installs nothing. */
export const findChromium = async (
  environment: NodeJS.ProcessEnv = process.env,
  hasWindow = false
): Promise<string | undefined> => {
  for (const candidate of candidates(environment, hasWindow)) if (await runs(candidate)) return candidate
  return undefined
}

/** Finds or installs a Chromium; fails with instructions for a manual installation. */
export const provideChromium = async (say: (line: string) => void, hasWindow = false): Promise<string> => {
  const find = () => findChromium(process.env, hasWindow)
  const there = await find()
  if (there !== undefined) return there

  say("No Chromium found; downloading one with Playwright.")
  await runTool("playwright", ["install", "chromium"], { echo: true })
  const fetched = await find()
  if (fetched !== undefined) return fetched

  if (canInstall()) {
    say("Playwright's Chromium could not be downloaded or does not run; installing one with apt-get.")
    // The shell is optional, and not available on every system; without it tests work, but take longer.
    await installPackages(hasWindow ? ["chromium"] : ["chromium", shell])
    const installed = await find()
    if (installed !== undefined) return installed
  }
  throw new Error(
    "No Chromium was found, and none could be installed. Install one (Debian: apt-get install chromium; " +
      "macOS: Google Chrome), or set CHROME_PATH to the executable, then try again."
  )
}
