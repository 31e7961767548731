/** `npm run flakes`: repeats browser tests on a busy machine, without retries; prints failure rates. */
import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { Worker } from "node:worker_threads"
import { buildShop } from "../build/build-shop.ts"
import { prepareStylesForAll } from "../build/prepare-styles.ts"
import { runTool } from "../build/tool.ts"
import { projectFolder } from "../product/servers.ts"
import { terminationSignal } from "../product/termination.ts"
import { provideChromium } from "../test/chromium.ts"
import { flakeRates } from "../test/flake-rates.ts"
import type { PlaywrightReport } from "../test/outcome.ts"
import { reportsFolder } from "../test/reports.ts"

const usage =
  "npm run flakes -- [--rounds 10] [--busy 2] [--paths] [FILE ...]\n" +
  "  --busy   number of busy loops that load the CPU during the run\n" +
  "  --paths  runs the planned paths instead of the journeys"

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const count = (name: string, text: string): number => {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0)
    throw new Error(`--${name} must be an integer from 0 on, but is "${text}".`)
  return number
}

try {
  const { values, positionals } = parseArgs({
    options: {
      rounds: { type: "string", default: "10" },
      busy: { type: "string", default: "2" },
      paths: { type: "boolean", default: false }
    },
    allowPositionals: true
  })
  const rounds = count("rounds", values.rounds)
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
    { length: count("busy", values.busy) },
    () => new Worker("for (;;) Math.random()", { eval: true })
  )
  await runTool(
    "playwright",
    [
      "test",
      ...(values.paths ? ["--config=e2e/paths/playwright.config.ts"] : ["--grep-invert=@alone"]),
      `--repeat-each=${rounds}`,
      "--retries=0",
      `--output=${join(folder, "results")}`,
      ...positionals
    ],
    {
      echo: true,
      signal,
      environment: {
        NO_COLOR: undefined,
        CHROME_PATH: chromium,
        PARKSCHEIN_DIST_FOLDER: built,
        PARKSCHEIN_PLAYWRIGHT_JSON: report,
        PLAYWRIGHT_HTML_OUTPUT_DIR: join(projectFolder, "playwright-report", "flakes")
      }
    }
  )
  await Promise.all(loops.map((loop) => loop.terminate()))

  const { tests, lines } = flakeRates(JSON.parse(readFileSync(report, "utf8")) as PlaywrightReport)
  for (const line of lines) say(line)
  say(`${lines.length} of ${tests} tests failed at least once in ${rounds} rounds.`)
  if (lines.length > 0) process.exitCode = 1
} catch (cause) {
  say(`${cause instanceof Error ? cause.message : cause}\n${usage}`)
  process.exitCode = 1
}
