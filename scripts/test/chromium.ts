/** A Chromium that really runs: the machine's own, Playwright's, or one that is installed now. */
import { execFile } from "node:child_process"
import { accessSync, constants, existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { chromium } from "@playwright/test"
import { runTool } from "../build/tool.ts"

/** The shell comes first: the same engine without the windows that nobody sees, for half the work per page. */
const shell = "chromium-headless-shell"
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium"
]

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Where a Chromium may be, the most wanted first: CHROME_PATH, the machine's, Playwright's. */
const candidates = (environment: NodeJS.ProcessEnv, hasWindow: boolean): readonly string[] => {
  const folders = (environment["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "")
  const chosen = environment["CHROME_PATH"] ?? ""
  return [
    ...(chosen === "" ? [] : [chosen]),
    ...(hasWindow ? [] : [shell])
      .concat(names)
      .flatMap((name) => folders.map((folder) => join(folder, name))),
    ...applications,
    chromium.executablePath()
  ].filter(isExecutable)
}

/** Having the file is not enough: libraries may be missing, or it is a stub that only tells how to install it. */
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

/** The path of a Chromium on this machine that runs, with windows if asked for; undefined if there is none. Installs nothing. */
export const findChromium = async (
  environment: NodeJS.ProcessEnv = process.env,
  hasWindow = false
): Promise<string | undefined> => {
  for (const candidate of candidates(environment, hasWindow)) if (await runs(candidate)) return candidate
  return undefined
}

const run = (command: string, commandArguments: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = execFile(command, commandArguments, { timeout: 600_000 }, (cause) =>
      resolve(cause === null)
    )
    child.stdout?.pipe(process.stdout)
    child.stderr?.pipe(process.stderr)
  })

const isRoot = (): boolean => process.getuid?.() === 0
const hasApt = (): boolean => existsSync("/usr/bin/apt-get")

/** Finds a Chromium or installs one; fails with what to do by hand. */
export const provideChromium = async (say: (line: string) => void, hasWindow = false): Promise<string> => {
  const find = () => findChromium(process.env, hasWindow)
  const there = await find()
  if (there !== undefined) return there

  say("No Chromium on this machine; Playwright fetches one.")
  await runTool("playwright", ["install", "chromium"], { echo: true })
  const fetched = await find()
  if (fetched !== undefined) return fetched

  if (isRoot() && hasApt()) {
    say("Playwright's Chromium could not be fetched or does not run; apt-get installs one.")
    const install = (name: string) => run("apt-get", ["install", "-y", "--no-install-recommends", name])
    if (await run("apt-get", ["update"])) {
      await install("chromium")
      // A package of its own, which not every system has; without it all works, and takes longer.
      if (!hasWindow) await install(shell)
    }
    const installed = await find()
    if (installed !== undefined) return installed
  }
  throw new Error(
    "No Chromium runs on this machine and none could be installed. Install one (Debian: apt-get install chromium; " +
      "macOS: Google Chrome), or set CHROME_PATH to the program, then try again."
  )
}
