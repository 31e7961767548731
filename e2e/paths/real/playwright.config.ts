/** Configuration of paths against the real servers: one path at a time, since servers are killed. */
import { join } from "node:path"
import { defineConfig, type ReporterDescription } from "@playwright/test"
import played, { folderOf } from "../playwright.config.ts"

const root = join(import.meta.dirname, "../../..")
const jsonReport = process.env["PARKSCHEIN_PLAYWRIGHT_JSON"]
const reporters: ReporterDescription[] = [
  [join(import.meta.dirname, "real-reporter.ts")],
  ["html", { open: "never", outputFolder: join(root, "playwright-report", folderOf("paths-real")) }]
]
if (jsonReport !== undefined) reporters.push(["json", { outputFile: jsonReport }])

export default defineConfig(played, {
  testDir: ".",
  testMatch: "real-paths.ts",
  globalSetup: join(import.meta.dirname, "start-product.ts"),
  outputDir: join(root, "test-results", folderOf("paths-real")),
  fullyParallel: false,
  workers: 1,
  reporter: reporters
})
