/**
 * Tests of a purchase with an uncustomised identity provider, on another site, without third-party cookies.
 * PARKSCHEIN_ALL_JOURNEYS=1 runs all journeys that do not end on pages of the demo's provider.
 */
import "./environment.ts"
import { join } from "node:path"
import { defineConfig } from "@playwright/test"
import journeys from "../../playwright.config.ts"
import type { TestOptions } from "../support/test.ts"

const root = join(import.meta.dirname, "../..")

/** Journeys without pages of the demo's provider: no sign-up, no mail, no logout. */
const withoutOurPages =
  "cart error-messages recovery pages payment permits plates proof start-now verification windows"

const journeysHere = process.env["PARKSCHEIN_ALL_JOURNEYS"] === "1" ? withoutOurPages.split(" ") : []

export default defineConfig<TestOptions>({
  ...journeys,
  testDir: join(root, "e2e"),
  testMatch: ["other-provider/*.pw.ts", ...journeysHere.map((name) => `journeys/${name}.spec.ts`)],
  grepInvert: /@alone/,
  globalSetup: join(import.meta.dirname, "global-setup.ts"),
  outputDir: join(root, "test-results/other-provider"),
  use: { ...journeys.use, thirdPartyCookies: "blocked" },
  projects: journeys.projects?.filter(({ name }) => name === "phone") ?? []
})
