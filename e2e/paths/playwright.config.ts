/** Configuration of planned paths in Chromium: the shop with reporting flows, against simulated servers. */
import "./support/own-port.ts"
import "../support/test-environment.ts"
import { join } from "node:path"
import { defineConfig, type ReporterDescription } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import { findChromium } from "../../scripts/test/chromium.ts"
import { isCoreRun } from "../../scripts/test/tiers.ts"
import { chromiumArguments, unoptimized } from "../support/chromium-arguments.ts"

const isTestRunner = process.env["TEST_WORKER_INDEX"] === undefined
if (isTestRunner && (process.env["CHROME_PATH"] ?? "") === "") {
  const found = await findChromium()
  if (found !== undefined) process.env["CHROME_PATH"] = found
}
const executablePath = process.env["CHROME_PATH"]
const root = join(import.meta.dirname, "../..")

/** Runs on other ports use their own folders, so that none deletes the output of another. */
export const folderOf = (name: string): string => {
  const port = process.env["PARKSCHEIN_TEST_PORT"] ?? ""
  return port === "" ? name : `${name}-${port}`
}

const jsonReport = process.env["PARKSCHEIN_PLAYWRIGHT_JSON"]
const htmlFolder =
  process.env["PLAYWRIGHT_HTML_OUTPUT_DIR"] ?? join(root, "playwright-report", folderOf("paths"))
const reporters: ReporterDescription[] = [
  [join(import.meta.dirname, "support/progress-reporter.ts")],
  ["html", { open: "never", outputFolder: htmlFolder }]
]
if (jsonReport !== undefined) reporters.push(["json", { outputFile: jsonReport }])

export default defineConfig({
  testDir: ".",
  // Screenshots and inspections need only the paths, not the tests of broken screens and bundles.
  testMatch:
    isCoreRun() || ["screens", "axe"].includes(process.env["PATHS_PROFILE"] ?? "")
      ? "paths.pw.ts"
      : "*.pw.ts",
  globalSetup: "./support/start-shop.ts",
  outputDir: join(root, "test-results", folderOf("paths")),
  fullyParallel: true,
  // A path idles half of its time: 3 keep two cores busy. For few paths, loading all machines costs more.
  workers: isCoreRun() ? 2 : 3,
  retries: 0,
  // Three inspections per state take time.
  timeout: ["axe", "nightly"].includes(process.env["PATHS_PROFILE"] ?? "") ? 600_000 : 120_000,
  reporter: reporters,
  use: {
    baseURL: origins.app,
    timezoneId: "Europe/Berlin",
    // Paths create their own contexts, and record the trace of a failure themselves.
    trace: "off",
    headless: process.env["PATHS_HEADED"] !== "1",
    launchOptions: {
      args: [...chromiumArguments, unoptimized],
      ...(executablePath === undefined ? {} : { executablePath })
    }
  }
})
