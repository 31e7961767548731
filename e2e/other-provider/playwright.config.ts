/** A purchase with an identity provider that nobody here has dressed up, on another site, without third-party cookies. */
import "./environment.ts"
import { join } from "node:path"
import { defineConfig } from "@playwright/test"
import journeys from "../../playwright.config.ts"
import type { TestOptions } from "../support/test.ts"

const root = join(import.meta.dirname, "../..")
const [phone] = journeys.projects ?? []

export default defineConfig<TestOptions>({
  ...journeys,
  testDir: import.meta.dirname,
  testMatch: "*.pw.ts",
  globalSetup: join(import.meta.dirname, "global-setup.ts"),
  outputDir: join(root, "test-results/other-provider"),
  use: { ...journeys.use, thirdPartyCookies: "blocked" },
  projects: phone === undefined ? [] : [phone]
})
