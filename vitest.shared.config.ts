/**
 * The tests of `npm test` in Node: files share their workers and what these have loaded, which halves the work. A file
 * that is run by itself has a worker of its own, as vitest.config.ts says.
 */
import { configDefaults, defineConfig } from "vitest/config"
import { extendedUnitTests, isCoreRun } from "./scripts/test/tiers.ts"
import whole from "./vitest.config.ts"

const { test } = whole
const { include = [], ...options } = test ?? {}

/** Load modules in a way of their own, or leave something running. */
const apart = [
  "backend/configuration.test.ts",
  "backend/shop-service/settings.test.ts",
  "src/boot/main.test.ts",
  "src/styles/style-sheet.test.ts",
  // The identity SDK takes its frames away seconds later, from a page that is gone by then.
  "src/services/identity/*.test.ts",
  // They open the app. It loads pages and tracking, which look at the page as they are loaded, after the test has ended.
  "src/app/interrupted-purchase.test.tsx",
  "src/app/whole-app.test.tsx",
  "e2e/paths/calls.test.ts",
  "e2e/paths/screens.test.ts",
  "src/bindings/{access,account,payment-return,ticket-purchase,zone-of-ticket}.test.ts"
]
/** Play a browser, for which some modules look once, when they are loaded. */
const browser = "{src,e2e/paths}/**/*.test.{ts,tsx}"

const notRun = [...configDefaults.exclude, ...(isCoreRun() ? extendedUnitTests : [])]

const shared = (
  name: string,
  files: ReadonlyArray<string>,
  others: ReadonlyArray<string>,
  globalSetup: ReadonlyArray<string> = []
) => ({
  extends: true as const,
  test: {
    name,
    isolate: false,
    globalSetup: [...globalSetup],
    setupFiles: "scripts/test/restore-globals.ts",
    include: [...files],
    exclude: [...notRun, ...others]
  }
})

export default defineConfig({
  test: {
    ...options,
    // Against hanging alone: browsers share the machine meanwhile.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      shared("node", include, [browser, ...apart], ["scripts/test/shared-postgres.ts"]),
      shared("browser", [browser], apart),
      { extends: true, test: { name: "apart", include: apart, exclude: notRun } }
    ]
  }
})
