/** `npm run paths`: plans the paths through all machines, or with --unreal lists states that no real server brings about. */
import { join } from "node:path"
import { projectFolder } from "../product/servers.ts"

interface PlanCommand {
  readonly planPaths: (say: (line: string) => void) => boolean
}

interface UnrealCommand {
  readonly tellUnrealStates: (say: (line: string) => void) => boolean
}

// By its place: the flows belong to the browser tests, which this project does not know.
const commands = join(projectFolder, "e2e/flows/commands")
const run = process.argv.includes("--unreal")
  ? ((await import(join(commands, "unreal.ts"))) as UnrealCommand).tellUnrealStates
  : ((await import(join(commands, "plan.ts"))) as PlanCommand).planPaths

if (!run((line) => process.stdout.write(`${line}\n`))) process.exitCode = 1
