/**
 * `npm run deployment`: runs docs/deployment.md verbatim: buys a ticket through the proxy, spends an operator's first day,
 * reads Prometheus, drills a failover, rehearses restore, change of secrets and release, stops, and prints tables, which
 * test-results/deployment keeps.
 * Parts: `-- up`, `buy`, `day`, `watch`, `drill`, `rehearse`, `down`; `--runs 3 --drills 3 --minutes 10 --seed 7`.
 */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { integerOption, refuseUnknown, say, seedOption, taskOptions } from "../build/task.ts"
import { seriesOfTheDashboard } from "../deployment/dashboard.ts"
import { environmentOfTheInstallation } from "../deployment/installation.ts"
import { commandsOfThePage } from "../deployment/page.ts"
import { projectFolder } from "../product/servers.ts"
import { rehearsals, rehearse } from "../rehearse/rehearsals.ts"
import { provideChromium } from "../test/chromium.ts"
import { runPlaywright } from "../test/run-playwright.ts"

/** Returns true on success; echoes the output. */
const run = async (
  command: string,
  commandArguments: ReadonlyArray<string>,
  environment: Readonly<Record<string, string>> = {}
): Promise<boolean> => {
  const child = spawn(command, commandArguments, {
    cwd: projectFolder,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "inherit", "inherit"]
  })
  const [code] = await once(child, "exit")
  return code === 0
}

const runAll = async (blocks: ReadonlyArray<string>): Promise<boolean> => {
  for (const block of blocks) {
    say(block.replace(/^/gm, "$ ").trimEnd().replace(/\$ $/, ""))
    if (!(await run("bash", ["-euo", "pipefail", "-c", block]))) return false
  }
  return blocks.length > 0
}

const { values, positionals } = taskOptions({
  options: {
    runs: { type: "string", default: "1" },
    drills: { type: "string", default: "1" },
    minutes: { type: "string", default: "0" },
    seed: seedOption
  },
  allowPositionals: true
})

const runs = integerOption("runs", values.runs, 1)
const drills = integerOption("drills", values.drills, 1)
const seeds = integerOption("seed", values.seed, 0)

const inBrowser = async (test: string): Promise<boolean> => {
  const environment = environmentOfTheInstallation()
  const config = "--config=e2e/failover/playwright.config.ts"
  return (await runPlaywright(await provideChromium(say), [config, test], { environment })).ok
}

type Outcome = boolean | null

/** Each returns true on success, and null where the machine lacks what it needs. */
const steps: Readonly<Record<string, (run: number) => Promise<Outcome>>> = {
  up: () => runAll(commandsOfThePage().up),
  buy: () => inBrowser("through-the-proxy"),
  day: () => inBrowser("first-day"),
  watch: async () => {
    if (!(await runAll(commandsOfThePage().watch))) return false
    const expressions = await seriesOfTheDashboard("http://127.0.0.1:9090")
    for (const { title, expr, series } of expressions)
      say(`${String(series).padStart(3)} series  ${title}: ${expr}`)
    return expressions.some(({ series }) => series > 0)
  },
  drill: async (round) => {
    for (let drill = 0; drill < drills; drill += 1) {
      const seed = seeds + (round - 1) * drills + drill
      say(`Drill ${drill + 1}, seed ${seed}`)
      const program = [join(projectFolder, "e2e/failover/main.ts"), values.minutes, String(seed)]
      if (!(await run(process.execPath, program, environmentOfTheInstallation()))) return false
    }
    return true
  },
  rehearse: async () => {
    const outcomes: Outcome[] = []
    for (const name of Object.keys(rehearsals) as ReadonlyArray<keyof typeof rehearsals>) {
      say(name)
      outcomes.push(await rehearse(say, name, undefined))
    }
    return outcomes.includes(false) ? false : outcomes.includes(null) ? null : true
  },
  down: () => {
    const { down, deleteData } = commandsOfThePage()
    // Without a part, each run begins from nothing.
    return runAll(positionals.length === 0 ? [...down, ...deleteData] : down)
  }
}

const words = (outcome: Outcome): string =>
  outcome === null ? "not run: the machine lacks what it needs" : outcome ? "passed" : "failed"

/** Runs the steps until one fails. Returns their rows of the table. */
const runSteps = async (run: number, names: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const rows: string[] = []
  let isFailed = false
  for (const name of names) {
    const begun = Date.now()
    const outcome = isFailed ? undefined : await steps[name]?.(run)
    const seconds = Math.round((Date.now() - begun) / 1000)
    rows.push(
      `| ${run} | ${name} | ${outcome === undefined ? "not reached" : words(outcome)} | ${seconds} s |`
    )
    if (outcome === false) isFailed = true
  }
  if (isFailed) process.exitCode = 1
  return rows
}

const figuresFolder = join(projectFolder, "test-results/deployment")

/** Returns the rows of the drills since then: what was sold, what was lost or doubled, and the time of each outage. */
const figuresSince = (begun: number): ReadonlyArray<string> => {
  mkdirSync(figuresFolder, { recursive: true })
  return readdirSync(figuresFolder)
    .map((name) => join(figuresFolder, name))
    .filter((file) => /drill-\d+\.json$/.test(file) && statSync(file).mtimeMs > begun)
    .toSorted()
    .map((file) => {
      const { seed, paid, notPaid, lostOrDoubled, outages, logLines, personalLines } = JSON.parse(
        readFileSync(file, "utf8")
      )
      const seconds = outages.map(
        (outage: { name: string; seconds: number }) => `${outage.name} ${outage.seconds.toFixed(1)} s`
      )
      return `| ${seed} | ${paid + notPaid} | ${lostOrDoubled} | ${seconds.join(", ")} | ${logLines} | ${personalLines} |`
    })
}

const isDebian = existsSync("/etc/debian_version")
const wanted = positionals.length === 0 ? Object.keys(steps) : positionals
refuseUnknown("step", wanted, Object.keys(steps))

if (!isDebian || process.getuid?.() !== 0) {
  say(`Not run: the commands of docs/deployment.md require ${isDebian ? "root" : "Debian"}.`)
} else {
  const begun = Date.now()
  const rows = ["| run | step | result | time |", "|---|---|---|---|"]
  for (let run = 1; run <= runs && process.exitCode !== 1; run += 1) {
    rows.push(...(await runSteps(run, wanted)))
  }
  const figures = figuresSince(begun)
  if (figures.length > 0) {
    rows.push(
      "",
      "| drill | purchases | lost or doubled | until answered again | log lines | with personal data |",
      "|---|---|---|---|---|---|",
      ...figures
    )
  }
  say(rows.join("\n"))
  writeFileSync(join(figuresFolder, `runs-${new Date(begun).toISOString()}.md`), `${rows.join("\n")}\n`)
  // A rehearsal leaves connections behind.
  process.exit()
}
