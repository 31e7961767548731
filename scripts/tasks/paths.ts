/** `npm run paths`: plans paths through all machines; --unreal lists states without a real cause. */
import { join } from "node:path"
import { runTool } from "../build/tool.ts"
import { projectFolder } from "../product/servers.ts"

interface UnrealCommand {
  readonly tellUnrealStates: (say: (line: string) => void) => boolean
}

const listUnrealStates = async (): Promise<boolean> => {
  // Imported by path: the flows belong to the browser tests, which this TypeScript project does not include.
  const file = join(projectFolder, "e2e/paths/commands/unreal.ts")
  return ((await import(file)) as UnrealCommand).tellUnrealStates((line) => process.stdout.write(`${line}\n`))
}

const planPaths = async (): Promise<boolean> =>
  (await runTool("flowkit", ["plan", ...process.argv.slice(2)], { echo: true })).ok

if (!(await (process.argv.includes("--unreal") ? listUnrealStates() : planPaths()))) process.exitCode = 1
