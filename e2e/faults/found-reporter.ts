/** Records which journey has found a fault, as soon as it has. */
import { writeFileSync } from "node:fs"
import { relative } from "node:path"
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter"
import { faultOf, foundFile } from "../../scripts/faults/browser-messages.ts"
import { projectFolder } from "../../scripts/product/servers.ts"

export default class FoundReporter implements Reporter {
  onTestEnd(test: TestCase, { status, retry }: TestResult): void {
    const id = faultOf(test.parent.project()?.name ?? "")
    const isSure = retry === test.retries && (status === "failed" || status === "timedOut")
    if (id !== undefined && isSure)
      writeFileSync(foundFile(id), `${relative(projectFolder, test.location.file)}: ${test.title}`)
  }
}
