import { defineConfig } from "vitest/config"

// Everything that runs in Node: rules, machines, services, contract. Browser tests are Playwright's, in e2e/.
export default defineConfig({
  test: {
    include: [
      "{schemas,machines,src,backend,packages,scripts,e2e/contract,e2e/paths,e2e/histories,e2e/chaos,e2e/fuzz,e2e/acceptance,e2e/injected-script}/**/*.test.{ts,tsx}"
    ],
    // Services and browsers of the tests wait more than they work, so no core is left idle.
    maxWorkers: "100%",
    testTimeout: 30_000,
    hookTimeout: 60_000
  }
})
