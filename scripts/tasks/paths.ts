/** `npm run paths`: plans the paths through all machines; see docs/qa-guide.md. */
import { join } from "node:path"
import { projectFolder } from "../product/servers.ts"

interface PlanCommand {
  readonly planPaths: (say: (line: string) => void) => boolean
}

// By its place: the flows belong to the browser tests, which this project does not know.
const { planPaths } = (await import(join(projectFolder, "e2e/flows/commands/plan.ts"))) as PlanCommand

if (!planPaths((line) => process.stdout.write(`${line}\n`))) process.exitCode = 1
