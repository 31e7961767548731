import { defineConfig } from "vitest/config"

// Everything that runs in Node: rules, machines, services, contract. Browser tests are Playwright's, in e2e/.
export default defineConfig({
  test: {
    include: ["{schemas,machines,src,backend,flowkit,scripts,e2e/contract,e2e/flows}/**/*.test.{ts,tsx}"],
    // On two cores vitest would take one, though much of the time goes into waiting for servers and databases; on many
    // cores each worker may hold an embedded database of 600 MB.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000
  }
})
