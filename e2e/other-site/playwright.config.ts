/**
 * Tests of a purchase with the identity provider on another site and without third-party cookies: no frame
 * can reach its session; and tests that need this setup. PARKSCHEIN_ALL_JOURNEYS=1 runs all journeys.
 */
import "./environment.ts"
import { join } from "node:path"
import { defineConfig } from "@playwright/test"
import journeys from "../../playwright.config.ts"
import type { TestOptions } from "../support/test.ts"

const root = join(import.meta.dirname, "../..")

const journeysHere =
  process.env["PARKSCHEIN_ALL_JOURNEYS"] === "1" ? ["*"] : ["buy-a-ticket", "logout", "proof"]

export default defineConfig<TestOptions>({
  ...journeys,
  testDir: join(root, "e2e"),
  testMatch: ["other-site/*.pw.ts", ...journeysHere.map((name) => `journeys/${name}.spec.ts`)],
  globalSetup: join(root, "e2e/support/global-setup.ts"),
  outputDir: join(root, "test-results/other-site"),
  // Fresh claims without a page need a frame with cookies, or a refresh token.
  grepInvert: process.env["PARKSCHEIN_TOKEN_MODE"] === "sessionStorage" ? /@alone|@fresh-claims/ : /@alone/,
  use: { ...journeys.use, thirdPartyCookies: "blocked" },
  projects: journeys.projects?.filter(({ name }) => name === "phone") ?? []
})
