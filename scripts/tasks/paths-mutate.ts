/** `npm run paths:mutate`: seeds faults into the machines and says which of them the paths find; see docs/qa-guide.md. */
import { join } from "node:path"
import { projectFolder } from "../product/servers.ts"
import { provideChromium } from "../test/chromium.ts"

interface MutateCommand {
  readonly mutateMachines: (
    say: (line: string) => void,
    chromium: string,
    machines: readonly string[]
  ) => Promise<boolean>
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
// By its place: the flows belong to the browser tests, which this project does not know.
const { mutateMachines } = (await import(
  join(projectFolder, "e2e/flows/commands/mutate.ts")
)) as MutateCommand

if (!(await mutateMachines(say, await provideChromium(say), process.argv.slice(2)))) process.exitCode = 1
