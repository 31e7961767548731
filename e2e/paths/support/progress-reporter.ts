/** Reports progress, failures in sentences, and coverage of a run; writes run.json, coverage.json and reports for others. */
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { stableFile } from "@parkschein/flowkit/model"
import {
  coverageOf,
  formatDurations,
  junitOf,
  type PathResult,
  type RunResult,
  runFiles
} from "@parkschein/flowkit/run"
import type { FullResult, Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter"
import { projectFolder } from "../../../scripts/product/servers.ts"
import { batches, nameOfScene, type Scene } from "./choice.ts"
import { albumFolder, firstVisits, type SceneShot } from "./pictures.ts"
import { planNow } from "./plans.ts"

const flowsFolder = join(projectFolder, ".cache/flows")
const runsFolder = join(flowsFolder, "runs")
const barLength = 30

interface Attached {
  readonly machine: string
  readonly steps: number
  readonly result: PathResult
  readonly scene: Scene
  readonly shots: ReadonlyArray<SceneShot>
  readonly checks: number
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const wordsOf = ({ message }: { readonly message?: string }): string | undefined =>
  message?.replace(/^Error: /, "")

export default class ProgressReporter implements Reporter {
  private readonly begun = performance.now()
  private readonly attached: Array<Attached> = []
  private total = 0
  private done = 0
  private failed = 0

  onBegin(_: unknown, suite: Suite): void {
    this.total = suite.allTests().length
    // Without paths, the chosen ones do not exist, and the following error says so.
    if (this.total > 0) say(`${this.total} paths`)
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.done += 1
    const body = result.attachments.find(({ name }) => name === "path")?.body
    if (body !== undefined) this.attached.push(JSON.parse(body.toString()) as Attached)
    if (result.status !== "passed" && result.status !== "skipped") {
      this.failed += 1
      say(`\n${test.parent.title}: ${wordsOf(result.error ?? {}) ?? result.status}\n`)
    }
    this.tellProgress(test)
  }

  onError(error: { readonly message?: string }): void {
    say(wordsOf(error) ?? "The run ended with an error.")
  }

  onEnd(result: FullResult): void {
    if (this.total === 0) return
    const seconds = (performance.now() - this.begun) / 1_000
    say("")
    const results: Array<RunResult> = []
    const steps = this.attached.reduce((sum, one) => sum + one.steps, 0)
    for (const batch of batches()) {
      const { flow } = batch.run
      const own = this.attached.filter(
        ({ machine, scene }) => machine === flow.name && nameOfScene(scene) === nameOfScene(batch.scene)
      )
      if (own.length === 0) continue
      const plan = planNow(flow, batch.profile)
      const paths = own
        .map(({ result: path }) => path)
        .sort((left, right) => left.id.localeCompare(right.id, "en"))
      const coverage = coverageOf(flow, plan, paths)
      const shots = own.flatMap((one) => one.shots).sort((left, right) => (left.state < right.state ? -1 : 1))
      const ran: RunResult = {
        machine: flow.name,
        version: flow.description.version,
        locale: batch.scene.locale,
        paths,
        coverage,
        shots: []
      }
      const files = runFiles(ran)
      if (batch.takesPictures) {
        for (const name of new Set(shots.map(({ scene }) => nameOfScene(scene)))) {
          const [first, ...others] = shots.filter(({ scene }) => nameOfScene(scene) === name)
          if (first === undefined) continue
          const listed = [first, ...others].map(({ scene: _, ...shot }) => shot)
          writeFileSync(join(albumFolder(flow, first.scene), "shots.json"), stableFile(listed))
          say(`${flow.name.padEnd(22)} ${name.padEnd(11)} ${listed.length} pictures`)
        }
        // The atlas tells why a picture is missing; coverage is that of tests.
        const folder = join(runsFolder, flow.name, `${nameOfScene(batch.scene)}-pictures`)
        mkdirSync(folder, { recursive: true })
        writeFileSync(join(folder, "run.json"), files.run)
        continue
      }
      if (batch.purpose === "pictures") {
        say(
          `${flow.name.padEnd(22)} ${nameOfScene(batch.scene).padEnd(11)} ${firstVisits(flow, plan).size} states looked at`
        )
        continue
      }
      const folder = join(runsFolder, flow.name, nameOfScene(batch.scene))
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, "run.json"), files.run)
      writeFileSync(join(folder, "coverage.json"), files.coverage)
      results.push(ran)
      const all = Object.values(coverage)
      const count = (status: string) => all.filter((one) => one.status === status).length
      const missed = plan.profile === "smoke" ? "" : `, ${count("missed")} missed`
      say(
        `${flow.name.padEnd(22)} ${nameOfScene(batch.scene).padEnd(11)} ${batch.profile.padEnd(8)} ` +
          `${String(own.length).padStart(3)} paths  ${count("covered")} of ${all.length} transitions seen` +
          `${missed}, ${count("unreachable")} out of reach`
      )
    }
    if (results.length > 0) {
      writeFileSync(join(flowsFolder, "junit.xml"), junitOf(results))
      writeFileSync(join(flowsFolder, "results.json"), stableFile(results))
      say("For others: .cache/flows/junit.xml and .cache/flows/results.json")
    }
    const checks = this.attached.reduce((sum, one) => sum + one.checks, 0)
    if (checks > 0) say(`axe has looked ${checks} times.`)
    const spent = this.attached.flatMap(({ result: { spent: one } }) => (one === undefined ? [] : [one]))
    if (spent.length > 0) say(`Where the time went: ${formatDurations(spent)}`)
    say(
      `${this.done - this.failed} paths passed, ${this.failed} failed; ${steps} steps in ${seconds.toFixed(1)} s, ` +
        `${(steps / seconds).toFixed(1)} steps per second (${result.status})`
    )
  }

  printsToStdio(): boolean {
    return true
  }

  private tellProgress(test: TestCase): void {
    const title = `${test.parent.title} · ${test.title.split(" · ")[0]}`
    const filled = Math.round((this.done / Math.max(1, this.total)) * barLength)
    const bar = `[${"#".repeat(filled)}${"-".repeat(barLength - filled)}] ${this.done}/${this.total} ${title}`
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${bar}`)
    else say(bar)
  }
}
