/** Browser tests: the whole product, once per run, in a real Chromium. */
import "./e2e/support/test-environment.ts"
import { defineConfig, type ReporterDescription } from "@playwright/test"
import { origins } from "./backend/configuration.ts"
import { chromiumArguments, unoptimized } from "./e2e/support/chromium-arguments.ts"
import { findChromium } from "./scripts/test/chromium.ts"
import { extendedJourneys, isCoreRun } from "./scripts/test/tiers.ts"

const isTestRunner = process.env["TEST_WORKER_INDEX"] === undefined
// Looked for once, by the runner; its workers inherit the answer. Without any, Playwright's own is tried.
if (isTestRunner && (process.env["CHROME_PATH"] ?? "") === "") {
  const found = await findChromium()
  if (found !== undefined) process.env["CHROME_PATH"] = found
}
const executablePath = process.env["CHROME_PATH"]

// `npm test` counts from this file.
const jsonReport = process.env["PARKSCHEIN_PLAYWRIGHT_JSON"]
const reporters: ReporterDescription[] = [["list"], ["html", { open: "never" }]]
if (jsonReport !== undefined) reporters.push(["json", { outputFile: jsonReport }])

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  testIgnore: isCoreRun() ? extendedJourneys.map((glob) => `**/${glob}`) : [],
  globalSetup: "./e2e/support/global-setup.ts",
  fullyParallel: true,
  workers: 2,
  // With a trace, which costs a tenth of the run where all have one. What passes then is listed at the end of `npm test`.
  retries: 1,
  forbidOnly: (process.env["CI"] ?? "") !== "",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: reporters,
  use: {
    baseURL: origins.app,
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    // Its film would cost a fifth of the run; what stood on the page is in the snapshots.
    trace: { mode: "on-first-retry", screenshots: false },
    screenshot: "only-on-failure",
    launchOptions: {
      args: [...chromiumArguments, unoptimized],
      ...(executablePath === undefined ? {} : { executablePath })
    }
  },
  projects: [
    // Drivers buy on a phone; what looks different on a desktop is tagged @desktop (and then runs on both).
    { name: "phone", use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } }, grep: /@desktop/ }
  ]
})
