/** Reports progress of paths against the real servers, covered transitions, and those without a cause. */
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { coverageOf, runFiles } from "@parkschein/flowkit/run"
import type { FullResult, TestCase, TestResult } from "@playwright/test/reporter"
import { projectFolder } from "../../../scripts/product/servers.ts"
import { chosenFlows } from "../support/choice.ts"
import { type AttachedPath, PathReporter, say } from "../support/path-reporter.ts"
import { planReal } from "./fixture.ts"
import { chosenRealFlows } from "./flows.ts"

export default class RealReporter extends PathReporter<AttachedPath> {
  protected readonly what = "paths with the real servers"

  onEnd(result: FullResult): void {
    if (this.total === 0 && result.status !== "passed") return
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

  protected tellProgress(test: TestCase, { duration }: TestResult): void {
    say(`${this.done}/${this.total} ${test.parent.title} · ${test.title} (${duration} ms)`)
  }
}
