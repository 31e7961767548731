/** `npm run paths:mutate`: seeds faults into the machines and says which of them the paths find; see docs/qa-guide.md. */
import { join } from "node:path"

interface MutateCommand {
  readonly mutateMachines: (
    say: (line: string) => void,
    chromium: string,
    machines: readonly string[]
  ) => Promise<boolean>
}

const browserTests = join(import.meta.dirname, "../../e2e")
// First of all, since whatever reads the configuration after it finds the ports of tests.
await import(join(browserTests, "support/test-environment.ts"))
const { provideChromium } = await import("../test/chromium.ts")
// By its place: the flows belong to the browser tests, which this project does not know.
const { mutateMachines } = (await import(join(browserTests, "paths/commands/mutate.ts"))) as MutateCommand

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
if (!(await mutateMachines(say, await provideChromium(say), process.argv.slice(2)))) process.exitCode = 1
