/**
 * `npm run deployment`: runs docs/deployment.md verbatim: buys a ticket through the proxy, reads Prometheus, drills a
 * failover, stops. Parts: `-- up`, `buy`, `watch`, `drill`, `down`; `--drills 3 --minutes 10 --seed 7`.
 */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { runTool } from "../build/tool.ts"
import { environmentOfTheInstallation } from "../deployment/installation.ts"
import { commandsOfThePage } from "../deployment/page.ts"
import { projectFolder } from "../product/servers.ts"
import { provideChromium } from "../test/chromium.ts"

const say = (line: string) => process.stdout.write(`${line}\n`)

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

const { values, positionals } = parseArgs({
  options: {
    drills: { type: "string", default: "1" },
    minutes: { type: "string", default: "0" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) }
  },
  allowPositionals: true
})

const steps: Readonly<Record<string, () => Promise<boolean>>> = {
  up: () => runAll(commandsOfThePage().up),
  buy: async () => {
    const environment = { ...environmentOfTheInstallation(), CHROME_PATH: (await provideChromium(say)) ?? "" }
    const config = join(projectFolder, "e2e/failover/playwright.config.ts")
    return (await runTool("playwright", ["test", "--config", config], { echo: true, environment })).ok
  },
  watch: () => runAll(commandsOfThePage().watch),
  drill: async () => {
    for (let drill = 0; drill < Number(values.drills); drill += 1) {
      const seed = Number(values.seed) + drill
      say(`Drill ${drill + 1}, seed ${seed}`)
      const program = [join(projectFolder, "e2e/failover/main.ts"), values.minutes, String(seed)]
      if (!(await run(process.execPath, program, environmentOfTheInstallation()))) return false
    }
    return true
  },
  down: () => runAll(commandsOfThePage().down)
}

const isDebian = existsSync("/etc/debian_version")
const wanted = positionals.length === 0 ? Object.keys(steps) : positionals
const unknown = wanted.filter((name) => !(name in steps))

if (unknown.length > 0) {
  say(`Unknown step: ${unknown.join(", ")}. Known steps: ${Object.keys(steps).join(", ")}.`)
  process.exitCode = 1
} else if (!isDebian || process.getuid?.() !== 0) {
  say(`Not run: the commands of docs/deployment.md require ${isDebian ? "root" : "Debian"}.`)
} else {
  for (const name of wanted) {
    if (await steps[name]?.()) continue
    say(`${name} failed.`)
    process.exitCode = 1
    break
  }
}
