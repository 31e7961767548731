/** Counts the paths of a run, reports failures in sentences and collects attachments. */
import type { PathResult } from "@parkschein/flowkit/run"
import type { FullResult, Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter"

export interface AttachedPath {
  readonly machine: string
  readonly steps: number
  readonly result: PathResult
}

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const wordsOf = ({ message }: { readonly message?: string }): string | undefined =>
  message?.replace(/^Error: /, "")

export abstract class PathReporter<Attached extends AttachedPath> implements Reporter {
  protected readonly attached: Array<Attached> = []
  protected total = 0
  protected done = 0
  protected failed = 0

  /** Name of the walked paths. */
  protected abstract readonly what: string

  onBegin(_: unknown, suite: Suite): void {
    this.total = suite.allTests().length
    // Without paths, the chosen ones do not exist, and the following error says so.
    if (this.total > 0) say(`${this.total} ${this.what}`)
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.done += 1
    const body = result.attachments.find(({ name }) => name === "path")?.body
    if (body !== undefined) this.attached.push(JSON.parse(body.toString()) as Attached)
    if (result.status !== "passed" && result.status !== "skipped") {
      this.failed += 1
      say(`\n${test.parent.title}: ${wordsOf(result.error ?? {}) ?? result.status}\n`)
    }
    this.tellProgress(test, result)
  }

  onError(error: { readonly message?: string }): void {
    say(wordsOf(error) ?? "The run ended with an error.")
  }

  abstract onEnd(result: FullResult): void

  printsToStdio(): boolean {
    return true
  }

  protected abstract tellProgress(test: TestCase, result: TestResult): void
}
