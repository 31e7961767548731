/**
 * `npm run flakes -- [--rounds 10] [--busy 2] [--paths] [FILE ...]`: repeats browser tests on a busy machine, without
 * retries; prints failure rates. `--busy`: number of busy loops that load the CPU; `--paths`: the planned paths instead
 * of the journeys.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { Worker } from "node:worker_threads"
import type { JSONReport } from "@playwright/test/reporter"
import { buildShop } from "../build/build-shop.ts"
import { prepareStylesForAll } from "../build/prepare-styles.ts"
import { integerOption, runTask, say, taskOptions } from "../build/task.ts"
import { projectFolder } from "../product/servers.ts"
import { terminationSignal } from "../product/termination.ts"
import { provideChromium } from "../test/chromium.ts"
import { flakeRates } from "../test/flake-rates.ts"
import { reportsFolder } from "../test/reports.ts"
import { runPlaywright } from "../test/run-playwright.ts"

await runTask(async () => {
  const { values, positionals } = taskOptions({
    options: {
      rounds: { type: "string", default: "10" },
      busy: { type: "string", default: "2" },
      paths: { type: "boolean", default: false }
    },
    allowPositionals: true
  })
  const rounds = integerOption("rounds", values.rounds, 0)
  const folder = join(reportsFolder(), "flakes")
  const report = join(folder, "report.json")
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const signal = terminationSignal()
  await prepareStylesForAll(signal)
  const chromium = await provideChromium(say)
  const built = join(reportsFolder(), "dist")
  if (!values.paths) await buildShop(built, signal)

  const loops = Array.from(
    { length: integerOption("busy", values.busy, 0) },
    () => new Worker("for (;;) Math.random()", { eval: true })
  )
  await runPlaywright(
    chromium,
    [
      ...(values.paths ? ["--config=e2e/paths/playwright.config.ts"] : ["--grep-invert=@alone"]),
      `--repeat-each=${rounds}`,
      "--retries=0",
      `--output=${join(folder, "results")}`,
      ...positionals
    ],
    {
      signal,
      environment: {
        PARKSCHEIN_DIST_FOLDER: built,
        PARKSCHEIN_PLAYWRIGHT_JSON: report,
        PLAYWRIGHT_HTML_OUTPUT_DIR: join(projectFolder, "playwright-report", "flakes")
      }
    }
  )
  await Promise.all(loops.map((loop) => loop.terminate()))

  const { tests, lines } = flakeRates(JSON.parse(readFileSync(report, "utf8")) as JSONReport)
  for (const line of lines) say(line)
  say(`${lines.length} of ${tests} tests failed at least once in ${rounds} rounds.`)
  return lines.length === 0
})
