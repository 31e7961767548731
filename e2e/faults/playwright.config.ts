/** Runs journeys with seeded faults: one project per fault, with those that reach it; all without a plan. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { defineConfig } from "@playwright/test"
import journeys from "../../playwright.config.ts"
import { type Plan, planFile, projectOf } from "../../scripts/faults/browser-messages.ts"

const root = join(import.meta.dirname, "../..")
const plan = existsSync(planFile()) ? (JSON.parse(readFileSync(planFile(), "utf8")) as Plan) : undefined
const [phone] = journeys.projects ?? []
const exactly = (titles: ReadonlyArray<string>): RegExp =>
  new RegExp(titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"))

export default defineConfig({
  ...journeys,
  testDir: join(root, "e2e/journeys"),
  globalSetup: join(root, "e2e/support/global-setup.ts"),
  outputDir: join(root, "test-results"),
  grepInvert: /@alone/,
  // Retries a failure once: it may come from load.
  retries: plan === undefined ? 0 : 1,
  reporter: [["line"], [join(import.meta.dirname, "found-reporter.ts")]],
  use: { ...journeys.use, trace: "off", screenshot: "off" },
  projects:
    plan === undefined
      ? [{ ...phone, name: "reach" }]
      : plan.map(({ id, journeys: titles }) => ({ ...phone, name: projectOf(id), grep: exactly(titles) }))
})
