/**
 * `npm run histories -- --runs 10000 --seed 7`: random histories of orders from several devices, with reports that come
 * late, twice, in another order or never. Ends at the first that breaks a promise, and tells its story.
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
    // The number of the first history: one that was reported is walked again by its seed and number.
    from: { type: "string", default: "0" },
    // What is the same in all of them, as JSON of the traits in e2e/histories/walk.ts: {"lastPlace":true}
    about: { type: "string", default: "{}" },
    // Plants faults in the service, and says by which history each of them is found.
    planted: { type: "boolean", default: false },
    seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) }
  }
})
const [runs, seed, from] = [Number(values.runs), Number(values.seed), Number(values.from)]
const say = (line: string) => process.stdout.write(`${line}\n`)

if (![runs, seed, from].every(Number.isSafeInteger) || runs < 1 || from < 0) {
  say("--runs takes a whole number from 1 on, --from one from 0 on, --seed a whole number.")
  process.exitCode = 1
} else {
  // By its place: histories belong to the browser tests' folder, which this project does not know.
  const commands = (await import(join(projectFolder, "e2e/histories/command.ts"))) as Readonly<
    Record<"histories" | "planted", Walk>
  >
  const walk = values.planted ? commands.planted : commands.histories
  if (!(await walk(say, { runs, seed, from, about: JSON.parse(values.about) }))) process.exitCode = 1
}
