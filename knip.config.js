/**
 * What of the code nobody asks for: files, exports, dependencies. With `--production` also what nothing but a test asks
 * for. An export that stays all the same says `@public`, `@internal` or `@alias`, and why, where it stands.
 */

const exceptTests = process.argv.includes("--production")

/** Started or imported by their path, and so by no import that can be followed. */
const started = [
  "backend/*/main.ts!",
  "backend/identity-provider/pages/show-password.js!",
  "src/{app/no-location.ts,i18n/{no-texts,use-translation}.ts,public/*.js}!",
  "scripts/{bootstrap.js,token.ts,{tasks,bench}/*.ts,bench/service/floor.ts,build/vite-build.ts}!",
  "scripts/product/{ask.ts,bill-of-materials.ts,development-server.ts,run-product.ts,end-with-parent.js}!",
  "scripts/faults/{reach-setup,vitest-process}.ts!",
  "e2e/acceptance/tags.ts",
  "e2e/histories/plant.ts",
  "e2e/fuzz/memory-probe.ts",
  "e2e/bench/floor/main.ts",
  "e2e/failover/main.ts",
  "e2e/paths/*.flow.ts",
  "e2e/tasks/*.ts",
  "flowkit.config.ts",
  "e2e/paths/support/instruments.ts",
  "e2e/faults/seed-fault.ts"
]

/** For others to use: flows, rules of plates, the contract and its client. */
const offered = [
  "machines/*/index.ts!",
  "schemas/{licence-plate,api}/index.ts!",
  "src/services/http/index.ts!"
]

/** What builds the product; found by their configurations, which do not count in production. */
const builders = ["src/{i18n/i18next-later-plugin,styles/**}.ts!"]

/** The package beside the product: what it offers stands in its `exports`. */
const flowkit = {
  entry: ["atlas/page/main.tsx!", "run/sample/app.js", "model/flow.negative-samples.ts"],
  // A peer that only the runner needs, and that is named as a type alone.
  ignoreDependencies: ["@playwright/test"],
  project: exceptTests
    ? ["**/*.{ts,tsx}!", "!{build,third-party}/**!", "!**/{sample,samples}/**!", "!**/*.test.ts!"]
    : ["**/*.{ts,tsx,js}"]
}

/** @type {import("knip").KnipConfig} */
const config = {
  workspaces: {
    ".": {
      entry: [...started, ...offered, ...(exceptTests ? builders : [])],
      project: exceptTests
        ? [
            "{schemas,machines,src,backend}/**/*.{ts,tsx}!",
            "!**/{testing,testing.ts}/**!",
            // A connection that breaks.
            "!backend/database/flaky-connection.ts!",
            "!**/*.{test,arbitrary}.{ts,tsx}!"
          ]
        : ["**/*.{ts,tsx,js}", "!styled-system/**"],
      // A style sheet names its file.
      ignoreDependencies: ["@fontsource/barlow"],
      vite: { config: ["vite.config.ts", "e2e/paths/vite.config.ts"] },
      vitest: { config: ["vitest.config.ts", "vitest.shared.config.ts"] },
      playwright: {
        config: [
          "playwright.config.ts",
          "e2e/{bench,browsers,failover,faults,first-use,paths,other-provider,other-site}/playwright.config.ts"
        ],
        entry: ["**/*.{spec,pw}.ts"]
      }
    },
    "packages/flowkit": flowkit
  },
  // Of the system, and asked for by name where it is missing.
  ignoreBinaries: ["openssl", "pdftotext", "promtool", "soffice"],
  // Types that an exported signature names are there to be named; tests may ask for parts of what the product uses.
  ignoreExportsUsedInFile: exceptTests ? true : { interface: true, type: true },
  // The compiler has to be able to name the groups.
  ignoreIssues: { "schemas/api/http-api.ts": ["exports"] }
}

export default config
