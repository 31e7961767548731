/**
 * `npm run chaos -- --minutes 10 --seed 7 --database postgres`: 50 drivers buy while servers and database are
 * killed, paused and cut off, and payment reports are lost and doubled. Ends with a report.
 */
import { join } from "node:path"
import { parseArgs } from "node:util"
import { projectFolder } from "../product/servers.ts"

type Database = "embedded" | "postgres"

interface ChaosCommand {
  readonly chaos: (
    say: (line: string) => void,
    options: { readonly minutes: number; readonly seed: number; readonly database: Database }
  ) => Promise<boolean>
}

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "1" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
    database: { type: "string", default: "embedded" }
  }
})
const [minutes, seed] = [Number(values.minutes), Number(values.seed)]
const databases: ReadonlyArray<Database> = ["embedded", "postgres"]
const database = databases.find((each) => each === values.database)
const say = (line: string) => process.stdout.write(`${line}\n`)

if (!(minutes > 0) || !Number.isSafeInteger(seed) || database === undefined) {
  say("--minutes must be a positive number, --seed an integer, --database embedded or postgres.")
  process.exitCode = 1
} else {
  // Imported by path: the drill belongs to the browser tests, which this TypeScript project does not include.
  const { chaos } = (await import(join(projectFolder, "e2e/chaos/command.ts"))) as ChaosCommand
  if (!(await chaos(say, { minutes, seed, database }))) process.exitCode = 1
}
