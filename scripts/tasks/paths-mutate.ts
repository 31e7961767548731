/** `npm run paths:mutate`: seeds faults into machines; reports which the paths find; see docs/qa-guide.md. */
import { join } from "node:path"

interface MutateCommand {
  readonly mutateMachines: (
    say: (line: string) => void,
    chromium: string,
    machines: readonly string[]
  ) => Promise<boolean>
}

const browserTests = join(import.meta.dirname, "../../e2e")
// First, so that later readers of the configuration find the ports of tests.
await import(join(browserTests, "support/test-environment.ts"))
const { provideChromium } = await import("../test/chromium.ts")
// Imported by path: the flows belong to the browser tests, which this TypeScript project does not include.
const { mutateMachines } = (await import(join(browserTests, "paths/commands/mutate.ts"))) as MutateCommand

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
if (!(await mutateMachines(say, await provideChromium(say), process.argv.slice(2)))) process.exitCode = 1
