/** `npm run paths:mutate -- [MACHINE ...]`: seeds faults into machines; reports which the paths find; see docs/qa-guide.md. */
// First, so that later readers of the configuration find the ports of tests.
import "../support/test-environment.ts"
import { provideChromium } from "../../scripts/test/chromium.ts"
import { mutateMachines } from "../paths/commands/mutate.ts"

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
if (!(await mutateMachines(say, await provideChromium(say), process.argv.slice(2)))) process.exitCode = 1
