/** Steps of `npm test`. */
import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { basename, join } from "node:path"
import type { JSONReport } from "@playwright/test/reporter"
import type { JsonTestResults } from "vitest/node"
import { buildShop } from "../build/build-shop.ts"
import { prepareStylesForAll } from "../build/prepare-styles.ts"
import { runTool } from "../build/tool.ts"
import { bundleTable, weighBundle } from "../bundle/bundle-bytes.ts"
import { runPaths } from "../paths/run-paths.ts"
import { projectFolder } from "../product/servers.ts"
import { terminationSignal } from "../product/termination.ts"
import { provideChromium } from "./chromium.ts"
import { engines, installOtherBrowsers } from "./other-browsers.ts"
import { addOutcomes, countPlaywright, countVitest, failedWith, type Outcome, passed } from "./outcome.ts"
import { reportsFolder } from "./reports.ts"
import { runPlaywright } from "./run-playwright.ts"
import type { Step } from "./run-steps.ts"
import { extendedTag, type Tier, tierVariable } from "./tiers.ts"

const testFolder = reportsFolder()
/** Separates the folders of runs on other ports. */
const run = basename(testFolder)
/** Not `dist`, since a running shop must not change during its use. */
const buildFolder = join(testFolder, "dist")

// Longer than any step should take beside another one, shorter than a developer's patience.
const stepTimeout = 1_800_000

const ended = terminationSignal()

/** Ends a step's tool by timeout, or when `npm test` is aborted. */
const timeLimit = (): AbortSignal => AbortSignal.any([ended, AbortSignal.timeout(stepTimeout)])

const readReport = <Report>(file: string): Report | undefined => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report
  } catch {
    return undefined
  }
}

/** Passes if all commands succeed; returns the output of those that failed. */
const runChecks = async (...commands: readonly string[]): Promise<Outcome> => {
  const faults: string[] = []
  for (const command of commands) {
    const [tool = "", ...toolArguments] = command.split(" ")
    const { ok, output } = await runTool(tool, toolArguments, { signal: timeLimit() })
    if (!ok) faults.push(output.trim())
  }
  return faults.length === 0 ? passed : failedWith(faults.join("\n"))
}

/** Selection of tests: the tier, and parts of file names for vitest and Playwright. */
interface Selection {
  readonly tier: Tier
  readonly filters: readonly string[]
}

const runUnitTests = async (chromium: string, { tier, filters }: Selection): Promise<Outcome> => {
  const file = join(testFolder, "unit.json")
  rmSync(file, { force: true })
  const { ok } = await runTool(
    "vitest",
    [
      "run",
      "--config=vitest.shared.config.ts",
      "--root=.",
      "--passWithNoTests",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
      ...filters
    ],
    {
      echo: "unit",
      signal: timeLimit(),
      // Tests use their own database, never one in use.
      environment: { DATABASE_URL: "", CHROME_PATH: chromium, [tierVariable]: tier }
    }
  )
  const report = readReport<JsonTestResults>(file)
  return report === undefined ? failedWith("vitest ended without a report.") : countVitest(report, ok)
}

const runJourneyPart = async (
  name: string,
  chromium: string,
  tier: Tier,
  playwrightArguments: readonly string[]
): Promise<Outcome> => {
  const file = join(testFolder, `${name}.json`)
  rmSync(file, { force: true })
  const { ok } = await runPlaywright(
    chromium,
    ["--pass-with-no-tests", `--output=test-results/${run}/${name}`, ...playwrightArguments],
    {
      echo: name,
      signal: timeLimit(),
      environment: {
        [tierVariable]: tier,
        PARKSCHEIN_DIST_FOLDER: buildFolder,
        PARKSCHEIN_PLAYWRIGHT_JSON: file,
        PLAYWRIGHT_HTML_OUTPUT_DIR: join(projectFolder, "playwright-report", run, name)
      }
    }
  )
  const report = readReport<JSONReport>(file)
  return report === undefined ? failedWith("Playwright ended without a report.") : countPlaywright(report, ok)
}

/** A file that fails to load lists no tests; then the run itself reports the error. */
const hasTests = async (selection: readonly string[]): Promise<boolean> => {
  const { ok, output } = await runTool("playwright", [
    "test",
    "--list",
    "--reporter=list",
    "--pass-with-no-tests",
    ...selection
  ])
  return !ok || !output.includes("Total: 0 tests")
}

/** Returns the selection of a purchase in each engine of this machine. */
const inEachEngine = async (say: (line: string) => void): Promise<readonly string[]> => {
  const found = await installOtherBrowsers(engines, say)
  const absent = engines.filter((engine) => !found.includes(engine))
  if (absent.length > 0)
    say(`Not on this machine, so not tested: ${absent.join(", ")}. See docs/browsers.md.`)
  return ["--grep=@short", ...found.map((engine) => `--project=${engine}`)]
}

/**
 * Tests tagged @alone kill servers, so they run after the others, one at a time. Last, in the second tier, a
 * purchase with the identity provider on another site, with one by a third party, and in other engines.
 */
const runJourneys = async (
  chromium: string,
  { tier, filters }: Selection,
  say: (line: string) => void
): Promise<Outcome> => {
  const outcomes: Outcome[] = []
  const withoutExtended = tier === "core" ? [`--grep-invert=${extendedTag}`] : []
  const together = [
    `--grep-invert=@alone${tier === "core" ? `|${extendedTag}` : ""}`,
    // The desktop project is of the second tier.
    ...(tier === "core" ? ["--project=phone"] : []),
    ...filters
  ]
  const alone = ["--grep=@alone", ...withoutExtended, ...filters]
  const exists = async (selection: readonly string[]) => filters.length === 0 || (await hasTests(selection))
  if (await exists(together)) outcomes.push(await runJourneyPart("journeys", chromium, tier, together))
  if (await exists(alone))
    outcomes.push(await runJourneyPart("journeys-alone", chromium, tier, [...alone, "--workers=1"]))
  for (const elsewhere of tier === "core" ? [] : ["other-site", "other-provider", "browsers"]) {
    const selection = [`--config=e2e/${elsewhere}/playwright.config.ts`, ...filters]
    if (!(await exists(selection))) continue
    const part = elsewhere === "browsers" ? await inEachEngine(say) : []
    outcomes.push(await runJourneyPart(`journeys-${elsewhere}`, chromium, tier, [...selection, ...part]))
  }
  return addOutcomes(outcomes)
}

/** Builds the shop with reporting flows into a folder of its own. */
const runPlannedPaths = async (chromium: string, tier: Tier): Promise<Outcome> => {
  const file = join(testFolder, "paths.json")
  rmSync(file, { force: true })
  const ok = await runPaths({
    machines: [],
    profile: "ci",
    tier,
    // The first path of each machine, or all paths through every transition. Both are read from the lock
    // files: planning takes each process seconds.
    ...(tier === "core" ? { locale: "de", maxPaths: 1 } : { locale: "" }),
    headed: false,
    chromium,
    jsonReport: file,
    signal: timeLimit()
  })
  const report = readReport<JSONReport>(file)
  return report === undefined ? failedWith("The paths ended without a report.") : countPlaywright(report, ok)
}

const weighBuild = async (): Promise<Outcome> => {
  const report = await weighBundle(buildFolder)
  process.stdout.write(`${bundleTable(report)}\n`)
  const failed = report.problems.length
  return failed === 0
    ? { passed: report.weights.length, failed }
    : {
        passed: report.weights.filter(({ bytes, budget }) => bytes <= budget).length,
        failed,
        details: report.problems.join("\n")
      }
}

export const testSteps = ({
  say,
  ...selection
}: Selection & { readonly say: (line: string) => void }): readonly Step[] => {
  mkdirSync(testFolder, { recursive: true })
  let chromium = ""
  return [
    {
      name: "dependencies",
      what: "dependencies",
      needs: [],
      // The bootstrap has installed them, or this file would not run.
      run: async () => passed,
      advice: "Delete node_modules and try again."
    },
    {
      name: "styles",
      what: "styles (panda codegen)",
      needs: [],
      run: async () => {
        await prepareStylesForAll(timeLimit())
        return passed
      },
      advice: "Correct what panda names above."
    },
    {
      name: "browser",
      what: "a Chromium for the tests",
      needs: [],
      run: async () => {
        chromium = await provideChromium(say)
        say(`    ${chromium}`)
        return passed
      },
      advice: "What runs in a browser needs it."
    },
    {
      name: "build",
      what: "production build (vite)",
      needs: ["styles"],
      run: async () => {
        await buildShop(buildFolder, timeLimit())
        return passed
      },
      advice: "Correct what the build names above."
    },
    {
      name: "types",
      what: "types (tsc -b)",
      needs: ["styles"],
      run: () =>
        // One checker per project: several would check the shared types repeatedly.
        runChecks("tsc -b --pretty --checkers 1"),
      advice: "Correct the errors above; npm run typecheck runs this step alone."
    },
    {
      name: "lint",
      what: "lint and format (biome), code that nobody asks for (knip)",
      needs: [],
      run: () =>
        runChecks(
          "biome ci --colors=off --diagnostic-level=warn",
          "knip --no-progress",
          "knip --no-progress --production"
        ),
      advice: "npm run format corrects most of it; npm run lint shows the rest."
    },
    {
      name: "journeys",
      what: "browser journeys (Playwright)",
      needs: ["build", "browser"],
      run: () => runJourneys(chromium, selection, say),
      advice: "Run one file alone with: npm test -- --only=journeys FILE; traces are in test-results."
    },
    {
      name: "unit",
      what: "rules, machines, services, contract (vitest)",
      needs: ["styles", "browser"],
      run: () => runUnitTests(chromium, selection),
      advice: "Run one file alone with: npm test -- --only=unit FILE"
    },
    {
      name: "bundle",
      what: "bundle bytes",
      needs: ["build"],
      run: weighBuild,
      advice: "Load less at once, or correct scripts/bundle/budgets.ts if chunks were renamed."
    },
    {
      name: "paths",
      what: "planned paths through all machines (Playwright)",
      needs: ["build", "browser"],
      run: () => runPlannedPaths(chromium, selection.tier),
      advice:
        "Run one machine alone with: npm run paths:run -- MACHINE; the report is in playwright-report/paths."
    }
  ]
}
