/** Configuration of `npm run first-use`: first use by a driver. Asserts only that each task is possible. */
import { join } from "node:path"
import { defineConfig } from "@playwright/test"
import base from "../../playwright.config.ts"

export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "*.tasks.ts",
  globalSetup: join(import.meta.dirname, "../support/global-setup.ts"),
  outputDir: join(import.meta.dirname, "../../test-results/first-use"),
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 180_000,
  reporter: [[join(import.meta.dirname, "../bench/lines-reporter.ts")]],
  use: { ...base.use, trace: "off", actionTimeout: 15_000 },
  projects: base.projects?.filter(({ name }) => name === "phone") ?? []
})
