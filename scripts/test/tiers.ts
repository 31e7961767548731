/**
 * The two tiers of tests: `npm test` runs the core, `npm run test:all` everything. These lists are of the
 * second tier only: globs relative to the project. The tag `@extended` moves a single browser test there.
 */
import { matchesGlob } from "node:path"

export type Tier = "core" | "all"

/** Passes the tier to the configurations of vitest and Playwright; without it they run everything. */
export const tierVariable = "PARKSCHEIN_TEST_TIER"

export const isCoreRun = (environment: NodeJS.ProcessEnv = process.env): boolean =>
  environment[tierVariable] === "core"

/** Tag of a single browser test of the second tier. */
export const extendedTag = "@extended"

/** Test files in Node: tests of tools, drills and the demo's own servers, and those that start processes. */
export const extendedUnitTests: readonly string[] = [
  "packages/flowkit/**",
  "e2e/chaos/**",
  "e2e/contract/{two-cells,two-processes,walk}.test.ts",
  "e2e/paths/second-opinion.test.ts",
  "e2e/histories/planted.test.ts",
  "scripts/atlas/flow-map-and-play.test.ts",
  "scripts/structure/add-a-page.test.ts",
  "backend/*/main.test.ts",
  "backend/database/embedded.test.ts",
  "backend/demo-world/coverage.test.ts",
  "scripts/{deployment/proxy,product/other-folder}.test.ts",
  "backend/identity-provider/{mail-receiver,request-origin,sdk.browser}.test.ts",
  "backend/shop-service/{documentation,history,processes,push-reminder,tracing}.test.ts"
]

/** Browser tests: other gateways and providers, screens and widgets in all variants, and rendering speed. */
export const extendedJourneys: readonly string[] = [
  "e2e/atlas/difference.spec.ts",
  "e2e/journeys/{choice,few-requests,forget-device,browser-obstacles,keyboard,looks,on-the-home-screen}.spec.ts",
  "e2e/journeys/{other-gateways,pages,start-day,push-reminders,tracking,two-heights}.spec.ts",
  "e2e/journeys/{prefetch-home,prerender,widgets,windows}.spec.ts"
]

/** Returns true if all tests of a file (relative to the project) are of the second tier. */
export const isExtendedFile = (file: string): boolean =>
  [...extendedUnitTests, ...extendedJourneys].some((glob) => matchesGlob(file, glob))
