/** Configuration of `npm run bench`: measures in a browser, one bench at a time, without assertions. */
import { join } from "node:path"
import { defineConfig } from "@playwright/test"
import base from "../../playwright.config.ts"
import { chromiumArguments } from "../support/chromium-arguments.ts"

const { launchOptions } = base.use ?? {}
const keyHash = process.env["PARKSCHEIN_BENCH_KEY_HASH"]

export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "*.bench.ts",
  // scripts/bench/browser.ts starts the product.
  globalSetup: [],
  outputDir: join(import.meta.dirname, "../../test-results/bench"),
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 180_000,
  reporter: [[join(import.meta.dirname, "lines-reporter.ts")]],
  use: {
    ...base.use,
    trace: "off",
    actionTimeout: 15_000,
    launchOptions: {
      ...launchOptions,
      args: [...chromiumArguments, `--ignore-certificate-errors-spki-list=${keyHash}`]
    }
  },
  projects: base.projects?.filter(({ name }) => name === "phone") ?? []
})
