/** Prints the figures of a bench, and the reason for each that could not be measured; nothing else. */
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter"

export default class LinesReporter implements Reporter {
  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk)
  }

  onTestEnd(test: TestCase, { error }: TestResult): void {
    if (error !== undefined) process.stdout.write(`  ${test.title}: not measured. ${error.message}\n`)
  }

  onError(error: { readonly message?: string }): void {
    process.stdout.write(`${error.message}\n`)
  }
}
