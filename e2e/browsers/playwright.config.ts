/** Configuration of `npm run test:browsers`: the same journeys in Chromium, Firefox and WebKit. */
import { join } from "node:path"
import { defineConfig } from "@playwright/test"
import base from "../../playwright.config.ts"
import type { EngineOptions } from "./test.ts"

export default defineConfig<object, EngineOptions>({
  ...base,
  testDir: ".",
  testMatch: "*.pw.ts",
  testIgnore: [],
  globalSetup: join(import.meta.dirname, "../support/global-setup.ts"),
  outputDir: join(import.meta.dirname, "../../test-results/browsers"),
  fullyParallel: false,
  // One test stops a server.
  workers: 1,
  retries: 0,
  timeout: 180_000,
  projects: (["chromium", "firefox", "webkit"] as const).map((engine) => ({ name: engine, use: { engine } }))
})
