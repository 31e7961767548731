/**
 * `npm run histories -- --runs 10000 --seed 7`: random histories of orders from several devices, with reports
 * that are late, doubled, reordered or lost. Ends at the first violated promise, and prints its history.
 */
import { join } from "node:path"
import { parseArgs } from "node:util"
import { projectFolder } from "../product/servers.ts"

type Walk = (
  say: (line: string) => void,
  options: { readonly runs: number; readonly seed: number; readonly from: number; readonly about: unknown }
) => Promise<boolean>

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "1000" },
    // Number of the first history: a reported one is repeated by its seed and number.
    from: { type: "string", default: "0" },
    // Common traits of all histories, as JSON of those in e2e/histories/walk.ts: {"lastPlace":true}
    about: { type: "string", default: "{}" },
    // Plants faults in the service, and reports the history that finds each.
    planted: { type: "boolean", default: false },
    seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) }
  }
})
const [runs, seed, from] = [Number(values.runs), Number(values.seed), Number(values.from)]
const say = (line: string) => process.stdout.write(`${line}\n`)

if (![runs, seed, from].every(Number.isSafeInteger) || runs < 1 || from < 0) {
  say("--runs must be a positive integer, --from an integer from 0 on, --seed an integer.")
  process.exitCode = 1
} else {
  // Imported by path: histories belong to the browser tests, which this TypeScript project does not include.
  const commands = (await import(join(projectFolder, "e2e/histories/command.ts"))) as Readonly<
    Record<"histories" | "planted", Walk>
  >
  const walk = values.planted ? commands.planted : commands.histories
  if (!(await walk(say, { runs, seed, from, about: JSON.parse(values.about) }))) process.exitCode = 1
}
