import { defineConfig } from "vitest/config"

// Everything that runs in Node: rules, machines, services, contract. Browser tests are Playwright's, in e2e/.
export default defineConfig({
  test: {
    include: [
      "{schemas,machines,src,backend,flowkit,scripts,e2e/contract,e2e/flows,e2e/acceptance}/**/*.test.{ts,tsx}"
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000
  }
})
