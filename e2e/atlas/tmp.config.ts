import "../support/test-environment.ts"
import { defineConfig } from "@playwright/test"
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "/tmp/atlas-results",
  workers: 1,
  reporter: "list",
  timeout: 60000,
  use: { launchOptions: { executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] } }
})
