/** Tells how the paths in the real world go, which transitions they have shown, and which no real cause leads to. */
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { coverageOf, type PathResult, runFiles } from "@parkschein/flowkit/run"
import type { FullResult, Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter"
import { projectFolder } from "../../../scripts/product/servers.ts"
import { chosenFlows } from "../support/choice.ts"
import { planReal } from "./fixture.ts"
import { chosenRealFlows } from "./flows.ts"

interface Attached {
  readonly machine: string
  readonly steps: number
  readonly result: PathResult
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

export default class RealReporter implements Reporter {
  private readonly attached: Array<Attached> = []
  private total = 0
  private done = 0
  private failed = 0
  private hasBegun = true

  onBegin(_: unknown, suite: Suite): void {
    this.total = suite.allTests().length
    if (this.total > 0) say(`${this.total} paths with the real servers`)
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.done += 1
    const body = result.attachments.find(({ name }) => name === "path")?.body
    if (body !== undefined) this.attached.push(JSON.parse(body.toString()) as Attached)
    if (result.status !== "passed" && result.status !== "skipped") {
      this.failed += 1
      say(`\n${test.parent.title}: ${result.error?.message?.replace(/^Error: /, "") ?? result.status}\n`)
    }
    say(`${this.done}/${this.total} ${test.parent.title} · ${test.title} (${result.duration} ms)`)
  }

  onError(error: { readonly message?: string }): void {
    this.hasBegun = this.total > 0
    say(error.message?.replace(/^Error: /, "") ?? "The run ended with an error.")
  }

  onEnd(result: FullResult): void {
    if (!this.hasBegun) return
    for (const real of chosenRealFlows()) {
      const own = this.attached.filter(({ machine }) => machine === real.run.flow.name)
      if (own.length === 0) continue
      const { plan, flow, left } = planReal(real)
      const paths = own.map(({ result: path }) => path)
      const coverage = coverageOf(flow, plan, paths)
      const folder = join(projectFolder, ".cache/flows/real", flow.name)
      const { version } = flow.description
      const files = runFiles({ machine: flow.name, version, locale: "de-DE", paths, coverage, shots: [] })
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, "run.json"), files.run)
      writeFileSync(join(folder, "coverage.json"), files.coverage)
      const seen = Object.values(coverage).filter(({ status }) => status === "covered").length
      say(`\n${flow.name}: ${seen} of ${Object.keys(coverage).length} transitions seen with the real servers`)
      for (const reason of new Set(left.map((one) => one.reason))) {
        say(`  Not brought about. ${reason}`)
        for (const { transition } of left.filter((one) => one.reason === reason)) say(`    ${transition}`)
      }
    }
    const others = chosenFlows(process.env["PATHS_MACHINES"] ?? "").filter(
      (run) => !chosenRealFlows().some((real) => real.run === run)
    )
    if (others.length > 0) {
      say(`\nWith played answers alone: ${others.map(({ flow }) => flow.name).join(", ")}`)
    }
    say(`${this.done - this.failed} passed, ${this.failed} failed with the real servers (${result.status})`)
  }

  printsToStdio(): boolean {
    return true
  }
}
