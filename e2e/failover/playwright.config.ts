/** One journey through an installation as docs/deployment.md brings it up: `npm run deployment -- buy` starts it. */
import { defineConfig } from "@playwright/test"
import { chromiumArguments } from "../support/chromium-arguments.ts"

const executablePath = process.env["CHROME_PATH"] || undefined

export default defineConfig({
  testDir: ".",
  testMatch: "*.pw.ts",
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  outputDir: "../../test-results/deployment",
  use: {
    baseURL: process.env["PARKSCHEIN_APP_ORIGIN"],
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    // The authority of the try is known to the commands, and to no browser.
    ignoreHTTPSErrors: true,
    launchOptions: {
      args: [...chromiumArguments],
      ...(executablePath === undefined ? {} : { executablePath })
    }
  },
  projects: [
    { name: "phone", use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } }
  ]
})
