/** `npm run acceptance`: prints each requirement with its test and the last result. */
import { join } from "node:path"
import { projectFolder } from "../product/servers.ts"

interface AcceptanceCommand {
  readonly printAcceptance: (say: (line: string) => void, wanted: readonly string[]) => boolean
}

// Imported by path: the rows belong to the browser tests, which this TypeScript project does not include.
const { printAcceptance } = (await import(
  join(projectFolder, "e2e/acceptance/print.ts")
)) as AcceptanceCommand

const ok = printAcceptance((line) => process.stdout.write(`${line}\n`), process.argv.slice(2))
if (!ok) process.exitCode = 1
