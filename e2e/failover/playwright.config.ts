/** Configuration of `npm run deployment -- buy`: one journey on an installation of docs/deployment.md. */
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
  outputDir: "../../test-results/deployment/browser",
  use: {
    baseURL: process.env["PARKSCHEIN_APP_ORIGIN"],
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    // The commands trust the certificate authority of the trial; browsers do not.
    ignoreHTTPSErrors: true,
    launchOptions: {
      // Service workers, too: `ignoreHTTPSErrors` does not apply to the fetch of their script.
      args: [...chromiumArguments, "--ignore-certificate-errors"],
      ...(executablePath === undefined ? {} : { executablePath })
    }
  },
  projects: [
    { name: "phone", use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } }
  ]
})
