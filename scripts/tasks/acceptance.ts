/** `npm run acceptance`: prints row by row what is wanted, which test shows it, and what the last run has shown. */
import { join } from "node:path"
import { projectFolder } from "../product/servers.ts"

interface AcceptanceCommand {
  readonly printAcceptance: (say: (line: string) => void, wanted: readonly string[]) => boolean
}

// By its place: the rows belong to the browser tests, which this project does not know.
const { printAcceptance } = (await import(
  join(projectFolder, "e2e/acceptance/print.ts")
)) as AcceptanceCommand

const ok = printAcceptance((line) => process.stdout.write(`${line}\n`), process.argv.slice(2))
if (!ok) process.exitCode = 1
